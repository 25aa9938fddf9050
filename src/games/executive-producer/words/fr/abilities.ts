import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Acteurs sous contrat',
    text: 'En une action\u202f: prenez jusqu’à 2 acteurs de la rangée sans payer et placez-les.',
  },
  'poaching-season': {
    name: 'Saison du braconnage',
    text: 'En une action\u202f: prenez un acteur d’un film adverse en tournage pour un des vôtres.',
  },
  'charm-offensive': {
    name: 'Opération séduction',
    text: 'Ce tour-ci, aucun acteur ne refuse de genre et tout le monde travaille avec tout le monde.',
  },
  'new-faces': {
    name: 'Nouveaux visages',
    text: 'Défaussez tous les acteurs de la rangée et remplissez-la à neuf.',
  },
  'rushed-print': {
    name: 'Copie encore humide',
    text: 'Ce tour-ci, vous pouvez sortir un film avec 2 rôles vides au plus.',
  },
  'balloons-in-every-town': {
    name: 'Des ballons dans chaque ville',
    text: '6 dés de box-office de plus pour un de vos films en tournage.',
  },
  'opening-weekend': {
    name: 'Premier week-end',
    text: 'Votre prochaine sortie de ce tour lance deux fois ses dés de box-office\u202f; le meilleur lancer compte.',
  },
  'better-offer': {
    name: 'Une meilleure offre',
    text: 'Prenez un réalisateur d’un film adverse en tournage pour un des vôtres.',
  },
  'final-cut': {
    name: 'Montage définitif',
    text: 'Votre prochaine sortie de ce tour lance deux fois ses dés de critiques\u202f; le meilleur lancer compte.',
  },
  'late-discovery': {
    name: 'Découverte tardive',
    text: 'Posez 5 étoiles sur un de vos films sortis.',
  },
  'auteur-theory': {
    name: 'Politique des auteurs',
    text: 'Prenez un réalisateur de la rangée sans payer et placez-le.',
  },
  'withering-review': {
    name: 'Un éreintement',
    text: '4 dés de critiques de moins pour un film adverse en tournage.',
  },
  'press-embargo': {
    name: 'Embargo sur la presse',
    text: 'Défaussez toutes les Actus d’un de vos films en tournage.',
  },
  'change-of-subject': {
    name: 'Changement de sujet',
    text: 'Déplacez une Actu d’un de vos films en tournage vers un film adverse qui remplit ses conditions.',
  },
  'insured-eyelashes': {
    name: 'Assuré jusqu’aux cils',
    text: 'Un de vos films en production rapporte au moins 9\u202f$\u202f: l’assurance paie ce qui manque.',
  },
  'second-backlot': {
    name: 'Deuxième plateau',
    text: 'Pour une action\u202f: un emplacement de plus, pour toujours, et un scénario de la rangée sans payer.',
  },
  'double-shift': {
    name: 'Heures supplémentaires',
    text: 'Après une sortie, dans le même tour\u202f: 2 actions de plus.',
  },
  'handshake-deal': {
    name: 'Tope là',
    text: 'La prochaine égalité de mises dont vous êtes est pour vous.',
  },
  'sequel-rights': {
    name: 'Droits de la suite',
    text: 'Après une sortie, dans le même tour\u202f: prenez un scénario de la rangée sans payer.',
  },
  'held-over': {
    name: 'Prolongations',
    text: 'Les dés de votre sortie jetés\u202f: relancez tous ceux des critiques ou tous ceux du box-office.',
  },
  'open-call': {
    name: 'Audition ouverte',
    text: 'Pour une action\u202f: piochez 6 acteurs, placez-en un ou aucun sans payer, défaussez les autres.',
  },
  'storming-out': {
    name: 'La goutte de trop',
    text: 'Défaussez un acteur Difficile du film en production d’un autre joueur.',
  },
  'jury-dinner': {
    name: 'Dîner avec le jury',
    text: 'Regardez en secret le prochain prix\u202f; laissez-le, ou glissez-le sous les autres.',
  },
  'gossip-column': {
    name: 'Colonne des potins',
    text: 'Après une sortie, dans le même tour\u202f: piochez 4 Actus, même au-delà de la limite.',
  },
  'stolen-scoop': {
    name: 'Scoop volé',
    text: 'Prenez une Actu, au hasard, dans la main d’un autre joueur.',
  },
};
