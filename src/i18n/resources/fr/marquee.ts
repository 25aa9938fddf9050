import type { marquee as english } from '../en/marquee';

export const marquee: typeof english = {
  title: 'Jeux',
  boardTop: 'Des jeux de cinéma',
  boardBottom: 'Un téléphone pour toute la table',
  nowShowing: 'À l’affiche',
  inProduction: 'En tournage',
  notYet: 'Pas encore jouable',
  openProgramme: 'Lire le programme',
  promise: 'Sans compte. Sans publicité. Sans connexion.',
  poster: {
    hollywood: {
      tagline: 'Trois genres, douze bobines, et tout le monde veut la même star.',
      tags: {
        pass: 'On se passe le téléphone',
        open: 'Sans secrets',
        light: 'Vite appris',
      },
    },
    'hollywood-1947': {
      tagline: 'De quel côté est le studio\u202f? Un jeu de loyautés cachées.',
    },
    'executive-producer': {
      tagline: 'Engagez les talents, signez les chèques, visez les prix.',
    },
  },
};
