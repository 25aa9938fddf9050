export const score = {
  title: 'Scoreboard',
};
