import { readCatalog } from '../../scripts/lib/native/catalog.cjs';
import { gradleLibraries, pomLibraries } from '../../scripts/lib/native/gradle.cjs';
import { readPodspec } from '../../scripts/lib/native/pods.cjs';

const CATALOG = `
[versions]
# what is compiled
boost="1_83_0"
reel-kit = "3.6.0"

[libraries]
reel-kit = { module = "com.example.reel:kit", version.ref = "reel-kit" }
lamp = { group = "com.example", name = "lamp", version = "2.0" }

[plugins]
camera = { id = "com.example.camera", version.ref = "reel-kit" }
`;

const BUILD = `
buildscript {
  dependencies {
    classpath("com.example:tool:1.0")
    implementation("com.example:for-the-build:1.0")
  }
}
def lampVersion = "1.9.0"
dependencies {
  // implementation 'com.example:forgotten:1.0'
  api(libs.reel.kit)
  implementation "com.example:lamp:$lampVersion"
  "implementation"("com.example:curtain:1.6.0") // why
  implementation("com.example:screen:\${unknownHere}") {
    exclude group: 'com.example'
  }
  releaseImplementation 'com.example:sign:2'
  implementation project(':another-module')
  compileOnly 'com.example:compiled-against:1'
  debugImplementation 'com.example:for-debugging:1'
  testImplementation 'com.example:for-tests:1'
  androidTestImplementation 'com.example:for-tests:1'
  ksp "com.example:processor:1"
  if (hasBalcony) {
    if (isFull) {
      implementation 'com.example:balcony-rail:1'
    }
    implementation seats.balcony
  }
  runtimeOnly 'com.example:last:4.0'
}
`;

test('a catalog tells versions, and libraries by the names that build files use', () => {
  const { versions, libraries } = readCatalog(CATALOG);
  expect(versions.get('boost')).toBe('1_83_0');
  expect([...libraries]).toEqual([
    ['reel.kit', { group: 'com.example.reel', name: 'kit', version: '3.6.0' }],
    ['lamp', { group: 'com.example', name: 'lamp', version: '2.0' }],
  ]);
});

describe('a build file', () => {
  it('tells what ends up in the app, and none of what does not', () => {
    const catalog = readCatalog(CATALOG);
    const found = gradleLibraries(BUILD, { unmet: ['hasBalcony'], catalog });
    expect(found.map(({ name, version }) => `${name} ${version ?? '?'}`)).toEqual([
      'kit 3.6.0',
      'lamp 1.9.0',
      'curtain 1.6.0',
      'screen ?',
      'sign 2',
      'last 4.0',
    ]);
  });

  it('is an error where it names a library in a way that cannot be read', () => {
    const catalog = readCatalog(CATALOG);
    expect(() => gradleLibraries(BUILD, { catalog })).toThrow('seats.balcony');
    expect(() => gradleLibraries(BUILD, { unmet: ['hasBalcony'] })).toThrow('libs.reel.kit');
  });
});

test('a POM tells what its module brings, not what it was tested with', () => {
  const dependency = (name: string, scope: string) =>
    `<dependency><groupId>com.example</groupId><artifactId>${name}</artifactId>
     <version>1.2</version>${scope}</dependency>`;
  const pom = [
    dependency('lamp', '<scope>runtime</scope>'),
    dependency('reel', '<scope>test</scope>'),
    dependency('curtain', ''),
  ].join('\n');
  expect(pomLibraries(`<dependencies>${pom}</dependencies>`)).toEqual([
    { group: 'com.example', name: 'lamp', version: '1.2' },
    { group: 'com.example', name: 'curtain', version: '1.2' },
  ]);
});

test('a podspec tells its name and version, and which pods it asks for', () => {
  const spec = `
    # s.dependency "Forgotten"
    s.name = 'Lantern'
    s.version = "1.84.0"
    s.dependency "Lamp", "12.1.0"
    ss.dependency 'ReactCommon/turbomodule/core'
    add_dependency(s, "Reel-kit", :framework_name => 'Reel')
    s.test_spec 'Tests' do |test_spec|
      test_spec.dependency 'Quick'
    end`;
  expect(readPodspec(spec)).toEqual({
    name: 'Lantern',
    version: '1.84.0',
    asksFor: ['Lamp', 'ReactCommon', 'Reel-kit'],
  });
  expect(readPodspec(`s.name = 'Lamp'\n s.version = version`).version).toBeUndefined();
});
