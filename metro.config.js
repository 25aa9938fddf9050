const { readdirSync } = require('node:fs');
const { join, sep } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const { writeShipped } = require('./scripts/lib/shipped.cjs');

const config = getDefaultConfig(__dirname);

/** zod's words for its errors in fifty languages, which nobody sees: a quarter of a megabyte to read at every start. */
function isUnseenWords(from, name) {
  return name === '../locales/index.js' && from.includes(`${sep}node_modules${sep}zod${sep}`);
}

/** Drawings on the web are the browser's own. */
const WEB_SVG = join(__dirname, 'src/ui/art/webSvg.ts');

config.resolver.resolveRequest = (context, name, platform) => {
  if (isUnseenWords(context.originModulePath, name)) return { type: 'empty' };
  return platform === 'web' && name === 'react-native-svg'
    ? { type: 'sourceFile', filePath: WEB_SVG }
    : context.resolveRequest(context, name, platform);
};

/** The rules and the bots are called too often to look up their modules at every call. */
const RULES = ['src/engine', 'src/games'].flatMap((folder) =>
  readdirSync(join(__dirname, folder), { recursive: true }).map((file) =>
    join(__dirname, folder, file),
  ),
);
const blockList = Object.fromEntries(RULES.map((file) => [file, true]));

// In the exported web app a module runs when it is first used, not when the app starts: the first screen waits for
// what it shows, and for nothing else.
config.transformer.getTransformOptions = (_entries, { dev, platform }) =>
  Promise.resolve({
    transform: {
      experimentalImportSupport: true,
      inlineRequires: !dev && platform === 'web' && { blockList },
    },
  });

// An export notes which files the app is made of, for the licences of the packages they come from.
const shipped = process.env.BACKLOT_SHIPPED;
if (shipped !== undefined) {
  const files = new Set();
  config.serializer.processModuleFilter = ({ path }) => {
    files.add(path);
    return true;
  };
  process.once('exit', () => {
    writeShipped(shipped, files);
  });
}

module.exports = config;
