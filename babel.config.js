module.exports = function (api) {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  // On the web worklets run where they are: the text of each, meant for a phone's second thread, is dead weight there.
  if (isWeb) {
    return {
      presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
      plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
    };
  }
  // Metro knows `import()`; Jest's modules are all `require`.
  const plugins = api.env('test') ? ['@babel/plugin-transform-dynamic-import'] : [];
  return { presets: ['babel-preset-expo'], plugins };
};
