import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Poings et boules de feu',
    text: 'Sortez un film d’action qui rapporte 9\u202f$ ou plus.',
  },
  'every-frame-by-hand': {
    name: 'Image par image',
    text: 'Sortez un film d’animation qui reçoit 7 étoiles ou plus.',
  },
  'last-laugh': {
    name: 'Le plus gros éclat de rire',
    text: 'Sortez une comédie qui rapporte 8\u202f$ ou plus.',
  },
  'handkerchief-seller': {
    name: 'Marchand de mouchoirs',
    text: 'Sortez un drame qui reçoit 9 étoiles ou plus.',
  },
  'lights-left-on': {
    name: 'La lumière reste allumée',
    text: 'Sortez un film d’horreur qui rapporte 7\u202f$ ou plus.',
  },
  'first-contact': {
    name: 'Bonjour, voisins',
    text: 'Sortez un film de science-fiction qui reçoit 8 étoiles ou plus.',
  },
  'popcorn-pair': {
    name: 'Paire de pop-corns',
    text: 'Sortez 2 films, chacun d’action ou d’animation.',
  },
  'masks-of-the-stage': { name: 'Deux masques', text: 'Sortez 2 films, chacun comédie ou drame.' },
  'double-bill-of-dread': {
    name: 'Double programme d’épouvante',
    text: 'Sortez 2 films, chacun d’horreur ou de science-fiction.',
  },
  'something-for-everybody': {
    name: 'Pour tous les goûts',
    text: 'Sortez des films de 3 genres différents.',
  },
  'cast-of-thousands': {
    name: 'Des milliers de figurants',
    text: 'Sortez un film avec 4 acteurs ou plus.',
  },
  'chamber-piece': {
    name: 'En petit comité',
    text: 'Sortez un film de 2 acteurs au plus qui reçoit 8 étoiles ou plus.',
  },
  'perfect-fit': {
    name: 'Taillé sur mesure',
    text: 'Sortez un film avec au moins 3 bonus de son genre.',
  },
  'against-type': {
    name: 'À contre-emploi',
    text: 'Sortez un film sans aucun bonus de son genre qui rapporte 7\u202f$ ou plus.',
  },
  'home-grown': { name: 'Fait maison', text: 'Sortez 2 films des réalisateurs de votre studio.' },
  'well-behaved-set': {
    name: 'Un plateau bien élevé',
    text: 'Sortez un film avec 2 acteurs Professionnels ou plus.',
  },
  'lion-tamer': {
    name: 'Dompteur de lions',
    text: 'Sortez 2 films avec un acteur Difficile dans chacun.',
  },
  'pen-and-megaphone': {
    name: 'Plume et porte-voix',
    text: 'Sortez un film d’un Auteur qui reçoit 8 étoiles ou plus.',
  },
  'eye-for-detail': {
    name: 'Le sens du détail',
    text: 'Sortez un film d’un Perfectionniste qui reçoit 9 étoiles ou plus.',
  },
  'no-such-thing-as-bad-press': {
    name: 'Pourvu qu’on en parle',
    text: 'Sortez un film portant 3 Actus ou plus.',
  },
  'silence-is-golden': {
    name: 'Silence au kiosque',
    text: 'Sortez un film sans Actu qui rapporte 9\u202f$ ou plus.',
  },
  'darling-of-the-critics': {
    name: 'Triomphe dans la presse',
    text: 'Sortez un film qui reçoit 12 étoiles ou plus.',
  },
  'record-breaker': {
    name: 'Record battu',
    text: 'Sortez un film qui rapporte 12\u202f$ ou plus.',
  },
  'busy-studio': {
    name: 'Studio débordé',
    text: 'Sortez 3 films qui rapportent chacun 5\u202f$ ou plus.',
  },
};
