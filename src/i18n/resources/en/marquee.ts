export const marquee = {
  title: 'Games',
  boardTop: 'Movie-making games',
  boardBottom: 'One phone, the whole table',
  nowShowing: 'Now showing',
  inProduction: 'In production',
  notYet: 'Not playable yet',
  openProgramme: 'Read the programme',
  promise: 'No account. No adverts. No internet needed.',
  poster: {
    hollywood: {
      tagline: 'Three genres, twelve reels, and everyone wants the same star.',
      tags: {
        pass: 'Pass the phone',
        open: 'No secrets',
        light: 'Learnt in minutes',
      },
    },
    'hollywood-1947': {
      tagline: 'Whose side is the studio on? A game of hidden loyalties.',
    },
    'executive-producer': {
      tagline: 'Hire the talent, sign the cheques, chase the awards.',
    },
  },
};
