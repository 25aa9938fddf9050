export const firstNight = {
  title: 'First night',
  scene: 'Scene {{scene}} of {{scenes}}',
  sceneShort: '{{scene}}/{{scenes}}',
  leave: 'Leave: your scene is kept',
  back: 'Back one scene',
  again: 'From the beginning',
  goOn: 'Go on',
  invite: {
    hook: 'New in town? Learn it by playing.',
    what: 'Five minutes at a real table, with somebody who tells you why.',
    begin: 'Open the curtain',
    resume: 'Back to scene {{scene}}',
    known: 'Know the game?',
    quiet: 'First night: learn by playing',
    quietResume: 'First night: back to scene {{scene}}',
  },
  curtain: {
    toMatch: 'Your first match',
    once: 'Once more',
  },
  answer: {
    full: 'That column is full, no reel gets in.',
    owed: 'First the two reels of the Double Reel, then everything else.',
    spent: 'That card is played. Each of them works once a match.',
    tooEarly: 'Good card, wrong moment: it works once a match, so save it for its scene.',
  },
  scenes: {
    place: {
      title: 'Tonight you are Charlie. Touch column\u00a03.',
      why: 'Reels bid for cards. They start on the bottom card, and the card yours ends on is yours.',
      elsewhere:
        'In a real match, gladly. Tonight take column\u00a03: a blockbuster sits at its top.',
    },
    bump: {
      title: 'Vera bumped you up! Place in column\u00a03 once more.',
      why: 'Each new reel lifts the others by a card. Yours lands on the blockbuster.',
      elsewhere: 'That would not move your reel. In column\u00a03 you lift it yourself.',
    },
    full: {
      title: 'And now touch column\u00a03 again.',
      why: 'Just to see: every card in it has its reel.',
      elsewhere: 'There is room in that one. Touch column\u00a03, the one with the sign.',
    },
    safe: {
      title: 'Full house! Nobody gets in any more.',
      why: 'So nobody bumps you either: the blockbuster and the star below are as good as yours.',
    },
    clap: {
      title: 'Touch your Clap Board, then play it.',
      why: 'Two horror films lie low in column\u00a02: go now and you are bumped past them. Clap, and you sit out a turn.',
      elsewhere: 'A reel now would be bumped past the good cards. Play the Clap Board.',
    },
    double: {
      title: 'Now touch the Double Reel, and play it.',
      why: 'Two reels at a stroke, and nobody comes between them. Both cards work once a match.',
      elsewhere: 'One reel brings one film. The Double Reel brings both, so play it first.',
    },
    firstReel: {
      title: 'Your first reel: column\u00a02.',
      why: 'Two horror films lie at its foot, and films of one genre belong together.',
      elsewhere: 'Good cards there too, but your horror films lie in column\u00a02.',
    },
    secondReel: {
      title: 'Your second reel: column\u00a02 again.',
      why: 'It lifts the first and fills the column. Nobody can take those films from you.',
      elsewhere: 'The other horror film lies in column\u00a02 as well.',
    },
    claim: {
      title: 'Twelve reels are down. Touch the column that goes out first.',
      why: 'From the left, and from the top down: the order decides what your cards become.',
      elsewhere: 'Not yet: it begins on the far left.',
    },
    lost: {
      title: 'Gus gets a great star, and loses it at once.',
      why: 'A star needs a project there and then, and Gus has no film yet. Films first, then stars!',
    },
    project: {
      title: 'Your first film opens a project.',
      why: 'Films of a genre join into one strip. The longer it is, the more a star makes of it.',
    },
    award: {
      title: 'A laurel! This film counts twice.',
      why: 'With the award your horror project of two films is worth three.',
    },
    blockbuster: {
      title: 'Your blockbuster: 2 points, just like that.',
      why: 'No star, no project, no risk. A safe card for a risky night.',
    },
    movie: {
      title: 'It’s a wrap: 3 films × 2 stars = 6 points.',
      why: 'A star has to be used at once, wanted or not. A finished movie never grows, so time it well.',
    },
    lastReel: {
      title: 'Later that night… your last reel. Column\u00a02!',
      why: 'It lifts your reel towards the star. Meanwhile three action films wait in your studio.',
      elsewhere: 'No star for you there. In column\u00a02 you are below one.',
    },
    choice: {
      title: 'You have the choice: give the star to the comedy.',
      why: 'Your longest open project pays a point a film, and one more action film is coming.',
      elsewhere: '4 points now, but then Vera draws level and wins with the better movie.',
    },
    largest: {
      title: 'Five action films, never shot: 5 points.',
      why: 'Only your single longest project pays. Two of the same length would pay nothing.',
    },
    winning: {
      title: 'You win the night, 16 to 14!',
      why: 'Movies, blockbusters and the longest project: most points win. On a tie the best single movie decides. You know it all now.',
    },
  },
};
