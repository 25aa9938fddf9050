import type { table as english } from '../en/table';

export const table: typeof english = {
  title: 'Il tavolo',
  claims: {
    title: 'La distribuzione',
  },
};
