import type { ProducerBook } from './outline';

export const book: ProducerBook = {
  intro: {
    title: 'How to play',
    body: [
      'You run a film studio for one season. Buy scripts, hire people, release movies, and take home awards. The most points win.',
      'In your turn you have two actions, the same one twice if you like:',
      {
        steps: [
          'Buy a script and put it on one of your two production spaces.',
          'Hire actors until every role is filled, and a director. The longer a card has been waiting on its track, the less it costs.',
          'Release the movie: add up what its cards bring and roll that many dice. Good reviews put stars on the movie; the box office pays you dollars.',
        ],
      },
      'Money is spent on the next movie. Stars are spent on awards: from the third release on, every release ends with a ceremony. Each studio sends one movie that fits, all bid stars in secret, and the highest bid takes the award.',
      'News can be played on any movie in production, to lift yours or to spoil somebody else’s. Your studio also has five abilities, each good for once.',
      'When only Best Director, Best Actor and Best Picture are left, the round is finished, and the three are given at the gala. Points come from awards, from secret objectives, from having the most stars and the most money, and from every $5.',
      'Nobody sees your News, your objectives and your bids. All else is open.',
      'A tip for the first evening: money comes from releases alone. Finish your first movie before you start the second.',
    ],
  },
  sections: {
    start: {
      title: 'Opening a studio',
      body: [
        'Two to five can play. Everybody picks one of five studios or leaves it to chance. The first player is drawn by lot, unless the table names one.',
        'To begin with, each studio has:',
        {
          list: [
            '$10,',
            'two open production spaces,',
            'its own two directors at hand,',
            'five abilities,',
            'three secret objectives and two News, which everybody looks at alone.',
          ],
        },
        'The directors of studios nobody plays are shuffled in with the others. Then three tracks are filled, with scripts, actors and directors.',
      ],
    },
    length: {
      title: 'How long it takes',
      body: [
        'Three big awards lie open: Best Director on top, then Best Actor, then Best Picture. Some of the other fourteen are drawn by lot and put on them, face down. How many, you choose in the setup:',
        {
          list: [
            'Introduction: 5, for a first evening.',
            'Short: 8. With four players we would not go below that.',
            'Medium: 11. With five players we would not go below that.',
            'Full: all 14.',
            'Or any number from none to fourteen.',
          ],
        },
      ],
    },
    cards: {
      title: 'Scripts, actors, directors',
      body: [
        'Every card has two ratings: one for reviews, one for the box office.',
        {
          list: [
            '42 scripts, seven in each of six genres: action, animated, comedy, drama, horror and sci-fi. A script has one to four roles, a title and a tagline.',
            '60 actors. Most have a bonus in a genre. Some refuse a genre, a few refuse two. Some are Difficult, some Professional.',
            '32 directors, two for each studio among them, with bonuses in genres. Some are Perfectionists, some Writers.',
          ],
        },
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'You have up to two actions. There are four kinds, and you may do the same one twice: buy a script, hire an actor, hire a director, release a movie.',
        'When your actions are used up, or you have had enough, you may draw a News, as long as you hold four or fewer and there is one to draw.',
        'News cost no action. Play as many as you like, at any point of your own turn, even one you have only just drawn. In the turns of others you play none.',
      ],
    },
    market: {
      title: 'Tracks, prices, dice',
      body: [
        'Each track has five cards. From the left they cost $1, $1, $2, $3 and $4. Take one, and those on its right move up; a new card comes in on the right.',
        'An empty deck is made of its discards again. Where there are none either, spaces stay empty.',
        'A die shows 0, 0, 1, 1, 2 or 2. So a die is worth one, on average.',
      ],
    },
    scripts: {
      title: 'Buying a script',
      body: ['It goes on an open production space of yours at once. No open space, no script.'],
    },
    actors: {
      title: 'Hiring an actor',
      body: [
        'An actor walks straight into an empty role of one of your movies in production. Nobody waits on the side.',
        'Some say no: to a genre they refuse, and, when they are Difficult, to a movie by a Perfectionist.',
      ],
    },
    directors: {
      title: 'Hiring a director',
      body: [
        'A director takes over a movie of yours in production that has none. A Perfectionist will not work where a Difficult actor plays.',
        'A Writer can bring a script: one of a genre the Writer has a bonus in, bought with the same action. You pay for both, and need an open space for them.',
        'The two directors of your own studio cost neither money nor an action. Put them to work in your turn whenever you want; the same dislikes count.',
      ],
    },
    news: {
      title: 'News',
      body: [
        'There are 54. A News changes reviews, box office or both, for better or for worse; a few give with one hand and take with the other. Some offer two changes: which it is, you decide at the release.',
        'Play it on any movie in production, yours or a rival’s. Many ask something of the movie, a genre for example. What counts is how the movie stands at that moment, without the News itself. At least fourteen ask nothing.',
        'A genre on a News is a condition and never a bonus.',
      ],
    },
    abilities: {
      title: 'Abilities of a mogul',
      body: [
        'Each of the five studios has five abilities and two directors, and no two abilities are the same. You can use each once in a match, in your turn, without an action unless it says otherwise, even when your actions are spent and the News is drawn.',
        {
          list: [
            'Some get cards for nothing: straight from a track, which is filled up only when you have taken all of them, or from an audition. There you draw in the open, place one or none, and discard the rest. An audition needs a vacancy and somebody to draw.',
            'Some make cards cheaper for this turn, though never less than $1, or give more actions, a third production space, more News than the limit allows, or a whole new track. Discounts need an action you still have; more actions come before you draw.',
            'Some change the ratings of a movie in production for good, yours or a rival’s.',
            'Some send an actor away, lure people over to your movie, wipe the News off one of yours, or move one on to a rival’s that fits. Who moves a News counts as who played it.',
            'Some help at the premiere: dice rolled twice, the better roll counts, or empty roles allowed for one movie this turn. A movie with a full cast does not use that up.',
            'One makes everybody work with everybody, in any genre, for a turn. One puts stars on a movie you have released.',
          ],
        },
      ],
    },
    release: {
      title: 'Releasing a movie',
      body: [
        'It needs a director and somebody in every role. Read its title and its tagline out loud, with feeling: the app shows them large.',
        'Then reviews and box office are each added up: script, director, actors, what abilities have changed, and all News on the movie.',
        'If a News has two changes, whoever played it decides now, in front of all. Several are decided in the order in which they were played.',
      ],
    },
    dice: {
      title: 'Bonuses and dice',
      body: [
        'Count the bonuses: one for every director or actor whose genre fits the script, and one more where a Perfectionist directs a Professional. Each is a die. You say how many go on the reviews; the others go on the box office. A sum below zero then counts as none.',
        'Roll both. The reviews put as many stars on this movie, the box office pays as many dollars into your purse.',
      ],
    },
    after: {
      title: 'After the release',
      body: [
        'The movie’s News are discarded. The movie moves to the side, with its stars, which it keeps to itself. The space is open again.',
        'Then the leftmost card of each track is discarded, face down, and the tracks move up.',
      ],
    },
    objectives: {
      title: 'Secret objectives',
      body: [
        'Each is about a movie that is released, and is worth 2 points. When a release of yours meets one, it is shown at once.',
        'Two are the most you can score; the third is then discarded unseen. If one release meets all three, the first two in your hand count.',
      ],
    },
    awards: {
      title: 'The awards',
      body: [
        'Fourteen awards of the season: minor ones for 1 or 2 points, middling ones for 3, major ones for 4 or 5. Most want something of the movie.',
        'Three big ones at the end: Best Director, Best Actor and Best Picture, which gives the most of all. Best Picture is for movies that have won something before; Best Actor a minute ago will do.',
        'Two prizes everybody knows of: Acclaimed and Rich. And there are 24 secret objectives in the deck, 2 points each.',
      ],
    },
    ceremony: {
      title: 'The ceremony',
      body: [
        'The first two releases of a match have none. From the third on, each release is followed by one.',
        {
          steps: [
            'The top award is opened.',
            'From the player on turn, every studio with a movie that fits and has a star left nominates one: exactly one, released before or just now.',
            'A golf clap for each nominee.',
            'The bids, all at once.',
            'A brief and emotional speech by the winner. The screen waits.',
          ],
        },
        'Where an award asks for stars or takings, it means what the release brought, spent or not. “Own director” means one of your studio’s two.',
      ],
    },
    bids: {
      title: 'Bidding',
      body: [
        'You bid stars of the nominated movie, from none to all it has, in secret. The highest bid wins and is paid; the others keep their stars. With a bid of none you cannot win. A sole nominee may have the award for one star, or leave it.',
        'A tie goes to the movie with the better printed reviews of script, director and actors together. Still level? Two dice each, the higher sum wins, and whoever is still level rolls again.',
      ],
    },
    'open-awards': {
      title: 'Awards that stay open',
      body: [
        'If no movie fits an award, it stays on the table. The first one that comes to fit, by its release or by a star an ability gives it, may take it at once for a single star, before the ceremony. Who says no leaves it there. Several are offered in the order in which they were opened.',
        'If there were nominees but nobody bids, or the sole one declines, the award is discarded.',
      ],
    },
    bankruptcy: {
      title: 'Bankrupt',
      body: [
        'No money, no ability that could bring a card for nothing, and no movie to release with your next action: you are bankrupt. As long as there is a way out you are not. These count:',
        {
          list: [
            'an unused ability to take cards, to audition or to poach, with something to use it on, even if you have no action for it,',
            'a movie that lacks only a director of your own, or roles that an ability lets you leave empty,',
            'in the last round, while you have released nothing in this turn, any movie in production.',
          ],
        },
        'An unused ability that makes everybody work together counts as if it were on. A production space you could still get does not.',
        'If it happens after an action, your actions are over: the draw and your News, and that is the turn. At the start of a turn you have one action, and must use it where you can: the leftmost card of a track for nothing, placed by the rules, or a release. Extra actions, abilities that take an action, discounts and a Writer’s script are not for you. If nothing is possible, the turn passes.',
        'It ends when a release brings money. You do not get back an action for that.',
      ],
    },
    'last-round': {
      title: 'The last round',
      body: [
        'When Best Director lies on top after a ceremony, the round is played to its end, so that all have had as many turns. If it was the last player of the round who brought it there, even that turn stops at once.',
        'In a turn of that last part you may release an unfinished movie, roles and director missing, with your second action, unless the first was a release already. You may give the first up for it. Extra actions stay yours; whoever is bankrupt does it with their only one.',
        'No award is given in the last round, not even an open one.',
      ],
    },
    gala: {
      title: 'The gala',
      body: [
        'Best Director, Best Actor, Best Picture, one after the other. Nominations begin with the player whose turn would have been next. A big award no movie fits is discarded.',
      ],
    },
    score: {
      title: 'Adding up',
      body: [
        {
          list: [
            'Awards and objectives: their points.',
            'Acclaimed, 2 points: the most stars left on your movies.',
            'Rich, 2 points: the most money.',
            'A point for every full $5.',
          ],
        },
        'If several have the most, each of them gets the 2 points, even where the most is nothing at all.',
      ],
    },
    ties: {
      title: 'Level at the end',
      body: [
        'The one with Best Picture wins; if none of them has it, the one with Best Actor, then with Best Director.',
        'Still level? Anybody concerned may shout “I win!”, and the first to do so has. Or they share, and all of them win. Bots would rather share.',
      ],
    },
    idle: {
      title: 'If nobody makes movies',
      body: [
        'After five whole rounds without a single release the top award is withdrawn, and the count begins anew. If Best Director lies on top then, that was the last round.',
      ],
    },
    secrets: {
      title: 'What is hidden',
      body: [
        'Hidden: the News you hold, your objectives, bids until all are shown, the decks and what has been discarded. How many cards were discarded is known, and what you have seen you may remember.',
        'Open: everything else, even how many News each player holds.',
      ],
    },
  },
};
