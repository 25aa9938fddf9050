import type { common as english } from '../en/common';

export const common: typeof english = {
  appName: 'Backlot',
  close: 'Chiudi',
  tryAgain: 'Riprova',
  back: 'Indietro',
  backToMarquee: 'Torna al cartellone',
  players: '{{min}}–{{max}} giocatori',
  minutes: 'Circa {{minutes}} min',
  genre: {
    horror: 'Horror',
    action: 'Azione',
    romcom: 'Commedia romantica',
  },
  missing: {
    title: 'Pagina inesistente',
    body: 'Questa bobina non è nei nostri archivi. Forse l’indirizzo è scritto male, o la pagina ha cambiato posto.',
    home: 'Vai al cartellone',
  },
};
