export const table = {
  title: 'The table',
  claims: {
    title: 'The cards go out',
  },
};
