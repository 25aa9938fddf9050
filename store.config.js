// For `eas metadata:push`: the texts of store/*.md as the App Store wants them. Google Play's are pasted from the same files.
const { readStoreTexts } = require('./scripts/lib/store-texts.cjs');

/** The stores' own names for our languages. */
const LOCALES = { en: 'en-US', fr: 'fr-FR', it: 'it' };

function infoIn(language) {
  const texts = readStoreTexts(language);
  return {
    title: texts.title,
    subtitle: texts.subtitle,
    description: texts.description,
    keywords: texts.keywords.split(','),
    releaseNotes: texts["what's new"],
  };
}

module.exports = {
  configVersion: 0,
  apple: {
    info: Object.fromEntries(
      Object.entries(LOCALES).map(([language, locale]) => [locale, infoIn(language)]),
    ),
    categories: [['GAMES', 'GAMES_BOARD', 'GAMES_FAMILY'], 'ENTERTAINMENT'],
  },
};
