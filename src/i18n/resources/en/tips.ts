export const tips = {
  /** Over the tip, for screen readers. */
  label: 'Tip',
  why: 'Why?',
  close: 'Got it',
  setting: {
    title: 'Tips at the table',
    line: 'The first time something happens in a match, one line says what it means.',
    again: 'Show all tips again',
    reset: 'Every tip will be shown once more.',
  },
  tip: {
    bumped: 'Bumped! That reel now holds the card above.',
    'column-full': 'A column is full: its reels stay where they are.',
    'last-reel': 'Your last reel: with the Clap Board you could wait first.',
    'double-closes': 'Two places left in a column: a Double Reel would close it.',
    'double-last-chance': 'Two reels left: your last chance to play the Double Reel.',
    'several-projects': 'A star finishes a project at once: choose which one.',
    movie: 'A star and its films make a movie: nothing joins it any more.',
    'lost-star': 'No project to join: this star is lost.',
    blockbuster: 'A blockbuster is worth 2 points, just as it lies there.',
    award: 'A film with an award counts as two.',
    'set-aside': 'No reel on this card: it is out of the game.',
    multiplier: 'A film set aside multiplies the movies of its genre.',
    'project-tie': 'Equally large projects: as they stand, neither scores.',
    'last-round': 'The last round: a studio card unplayed now is never played.',
    'new-round': 'A new round: all reels are back, played studio cards are not.',
  },
};
