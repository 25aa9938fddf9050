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
  'screen-test': {
    name: 'Bout d’essai',
    text: 'Piochez 1 réalisateur\u202f; placez-le sans payer ou défaussez-le.',
  },
  'rushed-print': {
    name: 'Copie encore humide',
    text: 'Ce tour-ci, vous pouvez sortir un film avec 2 rôles vides au plus.',
  },
  'second-backlot': {
    name: 'Second plateau',
    text: 'Un emplacement de tournage de plus pour le reste de la partie.',
  },
  'double-shift': { name: 'Double équipe', text: '2 actions de plus ce tour-ci.' },
  'bargain-bin': {
    name: 'Bonnes affaires',
    text: 'Ce tour-ci, chaque carte des rangées coûte 3\u202f$ de moins, mais jamais moins de 1\u202f$.',
  },
  'open-call': {
    name: 'Audition ouverte',
    text: 'Piochez 6 acteurs, placez-en un ou aucun sans payer, défaussez les autres.',
  },
  'balloons-in-every-town': {
    name: 'Des ballons dans chaque ville',
    text: '6 dés de box-office de plus pour un de vos films en tournage.',
  },
  'opening-weekend': {
    name: 'Premier week-end',
    text: 'Votre prochaine sortie de ce tour lance deux fois ses dés de box-office\u202f; le meilleur lancer compte.',
  },
  'bidding-war': {
    name: 'Guerre des enchères',
    text: 'Prenez jusqu’à 2 scénarios de la rangée sans payer.',
  },
  'summer-budget': {
    name: 'Budget d’été',
    text: 'Ce tour-ci, chaque carte des rangées coûte 2\u202f$ de moins, mais jamais moins de 1\u202f$.',
  },
  'better-offer': {
    name: 'Une meilleure offre',
    text: 'Prenez un réalisateur d’un film adverse en tournage pour un des vôtres.',
  },
  'festival-circuit': {
    name: 'Tournée des festivals',
    text: '2 dés de critiques de plus pour un de vos films en tournage.',
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
  'gossip-column': { name: 'Potins mondains', text: 'Piochez 5 Actus, même au-delà de la limite.' },
  'whisper-campaign': {
    name: 'Bouche-à-oreille',
    text: '2 dés de critiques et 1 de box-office de plus pour un de vos films en tournage.',
  },
  'press-embargo': {
    name: 'Embargo sur la presse',
    text: 'Défaussez toutes les Actus d’un de vos films en tournage.',
  },
  'change-of-subject': {
    name: 'Changement de sujet',
    text: 'Déplacez une Actu d’un de vos films en tournage vers un film adverse qui remplit ses conditions.',
  },
  'storming-out': {
    name: 'La goutte de trop',
    text: 'En une action\u202f: défaussez un acteur Professionnel d’un film adverse en tournage.',
  },
};
