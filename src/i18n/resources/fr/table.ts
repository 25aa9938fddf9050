import type { table as english } from '../en/table';

export const table: typeof english = {
  title: 'La table',
  claims: {
    title: 'La distribution',
  },
};
