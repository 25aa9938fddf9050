import type { licences as english } from '../en/licences';

export const licences: typeof english = {
  title: 'Générique de fin',
  open: 'Générique et licences',
  thanks:
    'Backlot doit beaucoup au travail de gens qui l’offrent à tous. Merci à eux\u202f! Touchez un nom pour lire sa licence, dans le texte d’origine.',
  own: 'Le code, les textes et les images de Backlot même sont sous licence MIT.',
  line: 'Version {{version}}, {{licence}}',
  phones: 'Aussi dans les applications Android et iOS',
  several: 'Plusieurs versions, {{licence}}',
  within: 'Inclus dans {{within}}, {{licence}}',
};
