// Whose the libraries are that Gradle and CocoaPods fetch for the phones' apps. Build files name them and no more, so
// this table is kept by hand. Whatever is not here stops `npm run licences`: look it up at its home and add it.

/**
 * @typedef {object} Known
 * @property {string} name
 * @property {string} licence by its SPDX id
 * @property {string} holder of the copyright, as the library says it
 * @property {readonly string[]} [keys] by which build files call it: `maven:group`, `maven:group:name`, `pod:name`, `c++:name`;
 *   a star stands for any group below
 * @property {string} [within] the library whose build takes it in, where no build file here names it
 */

const GOOGLE = 'The Android Open Source Project';
const META = 'Meta Platforms, Inc. and affiliates';
const SQUARE = 'Square, Inc.';
const APACHE = 'The Apache Software Foundation';
const JETBRAINS = 'JetBrains s.r.o.';

/** @type {readonly Known[]} */
const KNOWN = [
  { name: 'AndroidX', licence: 'Apache-2.0', holder: GOOGLE, keys: ['maven:androidx.*'] },
  {
    name: 'Apache Commons Codec',
    licence: 'Apache-2.0',
    holder: APACHE,
    keys: ['maven:commons-codec'],
  },
  { name: 'Apache Commons IO', licence: 'Apache-2.0', holder: APACHE, keys: ['maven:commons-io'] },
  {
    name: 'Boost',
    licence: 'BSL-1.0',
    holder: 'The Boost contributors',
    keys: ['pod:boost', 'c++:boost'],
  },
  { name: 'Brotli', licence: 'MIT', holder: 'The Brotli Authors', keys: ['maven:org.brotli'] },
  {
    name: 'Double Conversion',
    licence: 'BSD-3-Clause',
    holder: 'The V8 project authors',
    keys: ['pod:DoubleConversion', 'c++:doubleconversion'],
  },
  {
    name: 'fast_float',
    licence: 'MIT',
    holder: 'The fast_float authors',
    keys: ['pod:fast_float', 'c++:fastFloat'],
  },
  { name: 'fbjni', licence: 'Apache-2.0', holder: META, keys: ['maven:com.facebook.fbjni'] },
  {
    name: '{fmt}',
    licence: 'MIT',
    holder: 'Victor Zverovich and {fmt} contributors',
    keys: ['pod:fmt', 'c++:fmt'],
  },
  { name: 'Folly', licence: 'Apache-2.0', holder: META, keys: ['pod:RCT-Folly', 'c++:folly'] },
  { name: 'Fresco', licence: 'MIT', holder: META, keys: ['maven:com.facebook.fresco'] },
  // Expo's template takes Fresco with GIF and WebP; these are linked into it.
  { name: 'giflib', licence: 'MIT', holder: 'Eric S. Raymond', within: 'Fresco' },
  {
    name: 'libjpeg-turbo',
    licence: 'IJG AND BSD-3-Clause AND Zlib',
    holder: 'D. R. Commander, Thomas G. Lane, Guido Vollbeding and the libjpeg-turbo project',
    within: 'Fresco',
  },
  {
    name: 'libpng',
    licence: 'libpng-2.0',
    holder: 'The PNG Reference Library Authors',
    within: 'Fresco',
  },
  { name: 'libwebp', licence: 'BSD-3-Clause', holder: 'Google Inc.', within: 'Fresco' },
  {
    name: 'Google logging (glog)',
    licence: 'BSD-3-Clause',
    holder: 'Google Inc.',
    keys: ['pod:glog', 'c++:glog'],
  },
  {
    name: 'Gson',
    licence: 'Apache-2.0',
    holder: 'Google Inc.',
    keys: ['maven:com.google.code.gson'],
  },
  { name: 'Guava', licence: 'Apache-2.0', holder: 'The Guava Authors', within: 'AndroidX' },
  {
    name: 'Hermes',
    licence: 'MIT',
    holder: META,
    keys: ['maven:com.facebook.react:hermes-android', 'pod:hermes-engine'],
  },
  {
    name: 'dtoa',
    licence: 'dtoa',
    holder: 'Lucent Technologies (David M. Gay)',
    within: 'Hermes',
  },
  {
    name: 'LLVM',
    licence: 'NCSA',
    holder: 'University of Illinois at Urbana-Champaign',
    within: 'Hermes',
  },
  {
    name: 'Infer annotations',
    licence: 'MIT',
    holder: META,
    keys: ['maven:com.facebook.infer.annotation'],
  },
  {
    name: 'javax.inject',
    licence: 'Apache-2.0',
    holder: 'The JSR-330 Expert Group',
    keys: ['maven:javax.inject'],
  },
  {
    name: 'JetBrains annotations',
    licence: 'Apache-2.0',
    holder: JETBRAINS,
    keys: ['maven:org.jetbrains'],
  },
  {
    name: 'JSR 305 annotations',
    licence: 'Apache-2.0',
    holder: 'The JSR-305 Expert Group',
    keys: ['maven:com.google.code.findbugs'],
  },
  {
    name: 'Kotlin',
    licence: 'Apache-2.0',
    holder: `${JETBRAINS} and Kotlin Programming Language contributors`,
    keys: ['maven:org.jetbrains.kotlin'],
  },
  {
    name: 'kotlinx.coroutines',
    licence: 'Apache-2.0',
    holder: `${JETBRAINS} and contributors`,
    keys: ['maven:org.jetbrains.kotlinx'],
  },
  {
    name: 'Material Components for Android',
    licence: 'Apache-2.0',
    holder: GOOGLE,
    keys: ['maven:com.google.android.material'],
  },
  { name: 'OkHttp', licence: 'Apache-2.0', holder: SQUARE, keys: ['maven:com.squareup.okhttp3'] },
  { name: 'Okio', licence: 'Apache-2.0', holder: SQUARE, keys: ['maven:com.squareup.okio'] },
  {
    name: 'Pika',
    licence: 'MIT',
    holder: 'Lukasz Kosmaty',
    keys: ['maven:io.github.lukmccall.pika'],
  },
  { name: 'SocketRocket', licence: 'BSD-3-Clause', holder: META, keys: ['pod:SocketRocket'] },
  { name: 'SoLoader', licence: 'Apache-2.0', holder: META, keys: ['maven:com.facebook.soloader'] },
  { name: 'Yoga annotations', licence: 'MIT', holder: META, keys: ['maven:com.facebook.yoga'] },
  { name: 'zstd-kmp', licence: 'Apache-2.0', holder: SQUARE, keys: ['maven:com.squareup.zstd'] },
  { name: 'Zstandard', licence: 'BSD-3-Clause', holder: META, within: 'zstd-kmp' },
];

/** React Native itself, which is in the list as a package, and what it makes of the app while it is built. */
const OWN = new Set([
  'maven:com.facebook.react:react-android',
  'maven:com.facebook.react:react-native',
  'pod:React-Codegen',
  'pod:ReactAppDependencyProvider',
  'pod:ReactCodegen',
]);

/** Conditions in build files that the app does not meet: Room as a storage, Compose, and the tests of Expo itself. */
const UNMET = ['useNextStorage', 'shouldIncludeCompose', 'isExpoModulesCoreTests'];

/** Pods that are asked for by what the app does not do: run on another engine than Hermes, or test Expo. */
const UNUSED_PODS = new Set(['React-jsc', 'ExpoModulesTestCore']);

module.exports = { KNOWN, OWN, UNMET, UNUSED_PODS };
