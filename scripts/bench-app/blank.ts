import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How its only words are found on the page. */
export const BLANK_HEADING = '#root [dir=auto]';

/** As `create-expo-app --template blank` makes it, less what does not run on the web. */
const FILES: Readonly<Record<string, string>> = {
  'App.js': `import { StyleSheet, Text, View } from 'react-native';

export default function App() {
  return (
    <View style={styles.container}>
      <Text>Blank</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, backgroundColor: '#fff', alignItems: 'center', justifyContent: 'center' },
});
`,
  'index.js': `import { registerRootComponent } from 'expo';

import App from './App';

registerRootComponent(App);
`,
  'app.json': `{ "expo": { "name": "Blank", "slug": "blank", "web": { "output": "single", "bundler": "metro" } } }
`,
  // The packages are this project's own: the very same versions, two folders up.
  'metro.config.js': `const { join } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.watchFolders = [join(__dirname, '..', '..', 'node_modules')];
module.exports = config;
`,
};

function versionOf(root: string, name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/** The packages a blank app is made of, in this project's versions: another Expo is another blank app. */
function packageJson(root: string): string {
  const names = ['expo', '@expo/metro-runtime', 'react', 'react-dom', 'react-native'];
  const dependencies = Object.fromEntries(
    [...names, 'react-native-web'].map((name) => [name, versionOf(root, name)]),
  );
  return `${JSON.stringify({ name: 'blank', version: '1.0.0', private: true, main: 'index.js', dependencies }, undefined, 2)}\n`;
}

/** The exported web app in `folder`; built as `npm run export:web` builds the real one. */
export function exportWeb(root: string, project: string, folder: string): void {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts/export.mjs'), 'web', folder],
    { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`The app in ${project} could not be exported`);
}

/** A blank Expo app, exported like the real one; kept between runs for as long as its packages stay the same. */
export function blankApp(root: string): string {
  const project = join(root, 'build', 'blank');
  const made = join(project, 'dist', 'made-from.json');
  const files = {
    ...FILES,
    'package.json': packageJson(root),
    'babel.config.js': readFileSync(join(root, 'babel.config.js'), 'utf8'),
  };
  const recipe = JSON.stringify(files);
  if (existsSync(made) && readFileSync(made, 'utf8') === recipe) return join(project, 'dist');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  exportWeb(root, project, 'dist');
  writeFileSync(made, recipe);
  return join(project, 'dist');
}
