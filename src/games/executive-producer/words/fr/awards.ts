import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Meilleur réalisateur',
    text: 'Le réalisateur a un bonus pour le genre du film.',
  },
  'best-actor': { name: 'Meilleur acteur', text: 'Un acteur a un bonus pour le genre du film.' },
  'best-picture': { name: 'Meilleur film', text: 'Le film a remporté un autre prix.' },
  'golden-pine-cone': { name: 'La Pomme de pin d’or', text: 'Ouvert à tous les films.' },
  'peoples-popcorn': {
    name: 'Le Pop-corn du public',
    text: 'La sortie a rapporté 8\u202f$ ou plus.',
  },
  'drive-in-favourite': { name: 'Le Favori du drive-in', text: 'Un film d’action ou d’horreur.' },
  'orbit-trophy': {
    name: 'Trophée de l’Orbite',
    text: 'Un film de science-fiction ou d’animation.',
  },
  'red-carpet-prize': { name: 'Prix du Tapis rouge', text: 'Un drame ou une comédie.' },
  'silver-slapstick': {
    name: 'La Tarte d’argent',
    text: 'Une comédie, un film d’animation ou d’action.',
  },
  'night-owl-prize': {
    name: 'Prix des Noctambules',
    text: 'Un film d’horreur ou de science-fiction, ou un drame.',
  },
  'best-ensemble': {
    name: 'Meilleure distribution',
    text: 'Une distribution de 3 acteurs ou plus.',
  },
  'small-cast-prize': {
    name: 'Prix de la Petite troupe',
    text: 'Une distribution de 2 acteurs au plus.',
  },
  'guild-of-gentlefolk': {
    name: 'Médaille des Bonnes manières',
    text: 'Au moins un acteur Professionnel.',
  },
  'survived-the-star': {
    name: 'Les Rescapés de la vedette',
    text: 'Au moins un acteur Difficile.',
  },
  'best-screenplay': { name: 'Meilleur scénario', text: 'Un scénario d’au moins 3 en critiques.' },
  'house-style-medal': {
    name: 'Médaille du style maison',
    text: 'Signé par un réalisateur maison.',
  },
  'critics-darling': {
    name: 'Chouchou de la critique',
    text: 'Au moins 8 en critiques imprimées, en tout, et 9\u202f$ de recettes au plus.',
  },
};
