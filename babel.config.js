module.exports = function (api) {
  const isWeb = api.caller((caller) => caller?.platform === 'web');
  // On the web worklets run where they are: the text of each, meant for a phone's second thread, is dead weight there.
  return isWeb
    ? {
        presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
        plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
      }
    : { presets: ['babel-preset-expo'] };
};
