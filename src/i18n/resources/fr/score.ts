import type { score as english } from '../en/score';

export const score: typeof english = {
  title: 'Tableau des scores',
};
