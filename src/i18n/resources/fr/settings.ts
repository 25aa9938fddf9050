import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Réglages',
  unreadable:
    'Vos choix précédents sont illisibles pour l’instant, et ils sont restés tels quels. Ce que vous changez ici vaut jusqu’à la fermeture de l’application.',
  play: 'À la table',
  comfort: 'Confort',
  speed: {
    title: 'Vitesse des robots et des animations',
    relaxed: 'Calme',
    normal: 'Normale',
    brisk: 'Vive',
    instant: 'Immédiate',
  },
  placing: {
    title: 'Poser une bobine',
    'two-taps': 'En deux touches',
    'two-tapsLine': 'La première montre ce qui bougerait, la seconde pose.',
    'one-tap': 'En une touche',
    'one-tapLine': 'Toucher une colonne pose aussitôt\u202f; on peut annuler.',
  },
  handOver: {
    title: 'Passer le téléphone',
    line: 'Entre deux personnes, annonce à qui le tour avant de montrer la table.',
  },
  leftHand: {
    title: 'Main gauche',
    line: 'Les boutons et les cartes en main passent à gauche\u202f; sur un écran large, le plateau passe à droite.',
  },
  haptics: {
    title: 'Vibrations',
    line: 'Une légère impulsion dans la main quand une bobine se pose ou qu’un long métrage est tourné.',
  },
  sound: {
    group: 'Son',
    title: 'Sons',
    line: 'Les bobines, les applaudissements et le reste. Tout se comprend aussi sans eux.',
    volume: 'Volume',
    percent: '{{percent}}\u202f%',
  },
  look: {
    title: 'Ambiance',
    system: 'Comme l’appareil',
    systemLine: 'Claire, sombre ou très contrastée, selon ce qu’il demande.',
    evening: 'Soirée',
    eveningLine: 'Velours, laiton et lumière des lampes.',
    matinee: 'Matinée',
    matineeLine: 'Une séance d’après-midi, claire et chaleureuse.',
    contrast: 'Contraste élevé',
    contrastLine: 'Des couleurs franches sur fond noir, des traits épais.',
  },
  motion: {
    title: 'Moins de mouvement',
    line: 'Rien ne glisse ni ne scintille, quoi que dise l’appareil. Sinon, c’est l’appareil qui décide.',
  },
  language: {
    title: 'Langue',
    system: 'Comme l’appareil',
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
  },
  version: 'Backlot, version {{version}}',
};
