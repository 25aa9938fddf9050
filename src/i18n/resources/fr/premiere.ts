import type { premiere as english } from '../en/premiere';

export const premiere: typeof english = {
  title: 'La première du jour',
  today: 'La première du jour',
  about:
    'Une partie par jour, avec les mêmes cartes et les mêmes robots pour tout le monde. Seul votre premier résultat compte.',
  bill: {
    basic: 'Partie de base',
    advanced: 'Partie avancée',
    'top-first': 'les cartes partent du haut',
    'bottom-first': 'les cartes partent du bas',
    cast: 'Vous contre {{bots}}',
    bot: '{{name}} (niveau {{level}})',
  },
  play: 'Prendre place',
  goOn: 'Continuer à jouer',
  again: 'La rejouer',
  againLine: 'Rejouée, c’est une reprise\u202f: le premier résultat reste.',
  result: 'Votre résultat\u202f: place {{place}} avec {{points}}',
  record: 'Vos premières',
  recordLink: 'Toutes vos premières',
  streak_one: '{{count}} jour de suite',
  streak_other: '{{count}} jours de suite',
  played_one: '{{count}} première',
  played_other: '{{count}} premières',
  won_one: '{{count}} gagnée',
  won_other: '{{count}} gagnées',
  best: 'meilleur score {{points}}',
  night: 'Place {{place}}, {{points}}',
  rerun: 'Reprise',
  reruns_one: '{{count}} reprise',
  reruns_other: '{{count}} reprises',
  of: 'Première du {{date}}',
  empty: 'Rien encore. Ce soir serait un bon soir pour commencer.',
  noClock:
    'L’horloge de cet appareil n’indique aucune date\u202f: il n’y a donc pas de première. Vos résultats sont tous là.',
  more: 'Voir les premières d’avant',
};
