import type { tips as english } from '../en/tips';

export const tips: typeof english = {
  label: 'Astuce',
  why: 'Pourquoi\u202f?',
  close: 'Compris',
  setting: {
    title: 'Astuces à la table',
    line: 'La première fois qu’une chose arrive dans une partie, une ligne dit ce qu’elle signifie.',
    again: 'Revoir toutes les astuces',
    reset: 'Chaque astuce sera montrée encore une fois.',
  },
  tip: {
    'first-reel': 'La carte où finit votre bobine est à vous. Les suivantes la poussent.',
    bumped: 'Poussée\u202f! Cette bobine tient maintenant la carte du dessus.',
    'column-full': 'Une colonne est pleine\u202f: ses bobines ne bougent plus.',
    'last-reel': 'Votre dernière bobine\u202f: le Clap permettrait d’attendre.',
    'double-closes': 'Deux places dans une colonne\u202f: une Double bobine la fermerait.',
    'double-last-chance': 'Deux bobines\u202f: dernière occasion pour la Double bobine.',
    'several-projects': 'Une star termine aussitôt un projet\u202f: choisissez lequel.',
    movie: 'Star et films font un long métrage\u202f: rien ne s’y ajoute plus.',
    'lost-star': 'Aucun projet à rejoindre\u202f: cette star est perdue.',
    blockbuster: 'Une superproduction vaut 2 points, telle quelle.',
    award: 'Un film primé compte pour deux.',
    'set-aside': 'Aucune bobine sur cette carte\u202f: elle sort du jeu.',
    multiplier: 'Mis de côté, un film multiplie les longs métrages de son genre.',
    'project-tie': 'Projets à égalité en tête\u202f: en l’état, aucun ne rapporte.',
    'last-round': 'Dernière manche\u202f: carte de studio non jouée, carte perdue.',
    'new-round': 'Nouvelle manche\u202f: les bobines reviennent, pas les cartes de studio.',
  },
};
