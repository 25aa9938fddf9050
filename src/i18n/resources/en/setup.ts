export const setup = {
  title: 'New match',
};
