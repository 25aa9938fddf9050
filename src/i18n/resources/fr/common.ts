import type { common as english } from '../en/common';

export const common: typeof english = {
  appName: 'Backlot',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  back: 'Retour',
  backToMarquee: 'Retour à l’affiche',
  players: '{{min}} à {{max}} joueurs',
  minutes: 'Environ {{minutes}} min',
  genre: {
    horror: 'Horreur',
    action: 'Action',
    romcom: 'Comédie romantique',
  },
  missing: {
    title: 'Page introuvable',
    body: 'Cette bobine n’est pas dans nos archives. L’adresse est peut-être mal écrite, ou la page a changé de place.',
    home: 'Aller à l’affiche',
  },
};
