import type { marquee as english } from '../en/marquee';

export const marquee: typeof english = {
  title: 'Giochi',
  boardTop: 'Giochi di cinema',
  boardBottom: 'Un telefono per tutto il tavolo',
  nowShowing: 'In cartellone',
  inProduction: 'In lavorazione',
  notYet: 'Non ancora giocabile',
  openProgramme: 'Leggi il programma',
  promise: 'Niente account. Niente pubblicità. Niente internet.',
  poster: {
    hollywood: {
      tagline: 'Tre generi, dodici bobine, e tutti vogliono la stessa star.',
      tags: {
        pass: 'Ci si passa il telefono',
        open: 'Nessun segreto',
        light: 'Si impara subito',
      },
    },
    'hollywood-1947': {
      tagline: 'Da che parte sta lo studio? Un gioco di lealtà nascoste.',
    },
    'executive-producer': {
      tagline: 'Ingaggia i talenti, firma gli assegni, punta ai premi.',
    },
  },
};
