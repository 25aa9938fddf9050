import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Acteurs sous contrat',
    text: 'En une action\u202f: prenez jusqu’à 2 acteurs de la rangée sans payer et placez-les.',
    line: 'Sept ans, deux films par an, un parapluie.',
  },
  'poaching-season': {
    name: 'Saison du braconnage',
    text: 'En une action\u202f: prenez un acteur d’un film adverse en tournage pour un des vôtres.',
    line: 'Elle ouvre quand leur voiture passe la grille.',
  },
  'charm-offensive': {
    name: 'Opération séduction',
    text: 'Ce tour-ci, aucun acteur ne refuse de genre et tout le monde travaille avec tout le monde.',
    line: 'Des fleurs dans chaque loge, par camions.',
  },
  'new-faces': {
    name: 'Nouveaux visages',
    text: 'Défaussez tous les acteurs de la rangée et remplissez-la à neuf.',
    line: 'Les anciens sortent par derrière, merci.',
  },
  'rushed-print': {
    name: 'Copie encore humide',
    text: 'Ce tour-ci, vous pouvez sortir un film avec 2 rôles vides au plus.',
    line: 'La colle est sèche. La fin arrive en taxi.',
  },
  'balloons-in-every-town': {
    name: 'Des ballons dans chaque ville',
    text: '7 dés de box-office de plus pour un de vos films en tournage.',
    line: 'L’un d’eux a atterri au Pérou. C’est complet.',
  },
  'opening-weekend': {
    name: 'Premier week-end',
    text: 'Votre prochaine sortie de ce tour lance deux fois ses dés de box-office\u202f; le meilleur lancer compte.',
    line: 'Demandé gentiment, samedi a deux soirées.',
  },
  'better-offer': {
    name: 'Une meilleure offre',
    text: 'Prenez un réalisateur d’un film adverse en tournage pour un des vôtres.',
    line: 'Avec un poney en prime.',
  },
  'final-cut': {
    name: 'Montage définitif',
    text: 'Votre prochaine sortie de ce tour lance deux fois ses dés de critiques\u202f; le meilleur lancer compte.',
    line: 'Clac. Non. Remettez-le. Clac.',
  },
  'late-discovery': {
    name: 'Découverte tardive',
    text: 'Posez 5 étoiles sur un de vos films sortis.',
    line: 'Incompris jusqu’à mardi, classique depuis.',
  },
  'auteur-theory': {
    name: 'Politique des auteurs',
    text: 'Prenez un réalisateur de la rangée sans payer et placez-le.',
    line: 'Il signe tout, même les sandwichs.',
  },
  'withering-review': {
    name: 'Un éreintement',
    text: '4 dés de critiques de moins pour un film adverse en tournage.',
    line: '«\u202fLe rideau joue très juste.\u202f»',
  },
  'press-embargo': {
    name: 'Embargo sur la presse',
    text: 'Défaussez toutes les Actus d’un de vos films en tournage.',
    line: 'Pas un mot. Surtout pas celui-là.',
  },
  'change-of-subject': {
    name: 'Changement de sujet',
    text: 'Déplacez une Actu d’un de vos films en tournage vers un film adverse qui remplit ses conditions.',
    line: 'Regardez là-bas\u202f: le film d’un autre\u202f!',
  },
  'insured-eyelashes': {
    name: 'Assuré jusqu’aux cils',
    text: 'Un de vos films en production rapporte au moins 9\u202f$\u202f: l’assurance paie ce qui manque.',
    line: 'La police les nomme un par un.',
  },
  'second-backlot': {
    name: 'Deuxième plateau',
    text: 'Pour une action\u202f: un emplacement de plus, pour toujours, et un scénario de la rangée sans payer.',
    line: 'C’était un parking jusqu’à midi.',
  },
  'double-shift': {
    name: 'Heures supplémentaires',
    text: 'Après une sortie, dans le même tour\u202f: 2 actions de plus.',
    line: 'Le café est au générique.',
  },
  'handshake-deal': {
    name: 'Tope là',
    text: 'La prochaine égalité de mises dont vous êtes est pour vous.',
    line: 'Rien d’écrit. C’est tout l’intérêt.',
  },
  'sequel-rights': {
    name: 'Droits de la suite',
    text: 'Après une sortie, dans le même tour\u202f: prenez un scénario de la rangée sans payer.',
    line: 'Il mourait à la fin. On lui a parlé.',
  },
  'held-over': {
    name: 'Prolongations',
    text: 'Les dés de votre sortie jetés\u202f: relancez tous ceux des critiques ou tous ceux du box-office.',
    line: 'À la demande du public, dit le patron.',
  },
  'open-call': {
    name: 'Audition ouverte',
    text: 'Pour une action\u202f: piochez 6 acteurs, placez-en un ou aucun sans payer, défaussez les autres.',
    line: 'La file a fondé un syndicat.',
  },
  'storming-out': {
    name: 'La goutte de trop',
    text: 'Défaussez un acteur Difficile du film en production d’un autre joueur.',
    line: 'La porte était un décor. Elle a suivi.',
  },
  'jury-dinner': {
    name: 'Dîner avec le jury',
    text: 'Regardez en secret le prochain prix\u202f; laissez-le, ou glissez-le sous les autres.',
    line: 'Ils choisissent le homard. Vous, le gagnant.',
  },
  'gossip-column': {
    name: 'Colonne des potins',
    text: 'Après une sortie, dans le même tour\u202f: piochez 5 Actus, même au-delà de la limite.',
    line: 'Entendu par un mur, imprimé à midi.',
  },
  'stolen-scoop': {
    name: 'Scoop volé',
    text: 'Prenez une Actu, au hasard, dans la main d’un autre joueur.',
    line: 'Vous avez perdu ça. Dans votre coffre.',
  },
};
