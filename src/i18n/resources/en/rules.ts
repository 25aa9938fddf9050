export const rules = {
  title: 'Rules',
  of: 'The rules of {{game}}',
  link: 'Rules',
  all: 'All rules',
  allOf: 'All rules of {{game}}',
  /** On a small question mark, for screen readers. */
  open: 'Why? Rules: {{title}}',
  search: 'Find a heading',
  placeholder: 'bump, star, tie…',
  found_one: '{{count}} heading found',
  found_other: '{{count}} headings found',
  none: 'No heading fits “{{query}}”. Try another word.',
  unknown: 'We have no section of that name. Here is the whole book instead.',
  next: 'Next: {{title}}',
  before: 'Before: {{title}}',
  section: {
    goal: {
      title: 'What it is about',
      body: 'You run a studio. Round by round you send your reels after films, stars and blockbusters, and turn films and stars into movies.\nWhoever has the most points after the last round wins.',
      picture: 'A strip of three films and a star become a movie with a poster of its own.',
      keywords: 'aim goal win winner points studio idea',
    },
    cards: {
      title: 'The cards',
      body: 'The movie deck has 44 cards: 13 films each of horror, action and romantic comedy, and 5 blockbusters. One film of each genre carries an award.\nThe star deck has 12, actors and directors: four each of rating 1, 2 and 3. A genre has a symbol of its own beside its colour.',
      picture: 'A horror film, an action film, a romantic comedy, a star and a blockbuster.',
      keywords:
        'deck horror action romantic comedy genre symbol rating actor director how many number',
    },
    table: {
      title: 'The table',
      body: 'Both decks are shuffled once; a card that was dealt never returns.\nEach round three stars and eleven movie cards are shuffled together and laid face up in four columns of 4, 4, 3 and 3 cards, from the top of the leftmost column down.',
      picture: 'Fourteen cards in four columns, two of four cards and two of three.',
      keywords: 'deal setup shuffle columns layout deck begin',
    },
    secrets: {
      title: 'No secrets',
      body: 'Everybody may look at everything: the table, projects, movies, cards set aside, reels and studio cards left. Only the order of the decks is hidden.\nWhat is still undealt can be counted by kind. With four players the last round deals the very last card.',
      picture: 'How many cards of each kind are left in the decks after the first deal.',
      keywords: 'hidden open information count undealt left piles deck',
    },
    turn: {
      title: 'Your turn',
      body: 'You have reels of your colour, one Clap Board and one Double Reel. Turns go clockwise from the round’s first player. A turn is one reel placed, or one studio card played.\nWith reels in hand you cannot pass, except by the Clap Board. Without reels you are out of the round: no turn, and no studio card either.',
      picture: 'The hand of a player: three reels, a Clap Board and a Double Reel.',
      keywords: 'turn pass clockwise hand order play reels studio cards',
    },
    bumping: {
      title: 'Placing and bumping',
      body: 'A reel goes on the bottom card of a column. Every reel already in that column moves one card up, so no card ever holds two.\nThe reels of a column always stand together from the bottom card up, the oldest on top.',
      picture:
        'On the left two reels on the two lower cards of a column. On the right a third has come in at the bottom, and both have moved up.',
      keywords: 'place bump push reel bottom climb move up',
    },
    'full-columns': {
      title: 'Full columns',
      body: 'A column is full when each of its cards holds a reel. Nobody can place there any more, so its reels stay where they are.',
      picture: 'A full column: four cards, four reels. The column beside it still has room.',
      keywords: 'full closed column blocked place choose another',
    },
    'clap-board': {
      title: 'Clap Board',
      body: 'Play it in place of a reel: your turn is skipped, and the next player who has reels goes on. Where nobody else has any, the turn comes back to you.\nIt can be played once in the whole game.',
      picture: 'The Clap Board, and face down once it has been played.',
      keywords: 'skip pass wait studio card once',
    },
    'double-reel': {
      title: 'Double Reel',
      body: 'Play it in place of a reel: you place two, one after the other, in one column or in two. Nobody acts between them.\nYou need two reels in hand. It can be played once in the whole game.',
      picture:
        'On the left one reel in a column. On the right two more, both of the player of the Double Reel, have come in below it.',
      keywords: 'two reels twice studio card once',
    },
    'round-end': {
      title: 'End of the round',
      body: 'There are always twelve reels: four each with three players, three each with four. With the twelfth the round is over, and the cards go out.',
      picture: 'Four columns with twelve reels on fourteen cards.',
      keywords: 'end round twelve reels last over',
    },
    claiming: {
      title: 'Who gets what, and when',
      body: 'Cards that hold a reel go to its owner, one at a time: column by column from the left, in each column from the top card down.\nThe owner puts each card where it belongs before the next goes out. So it matters what comes first.',
      picture:
        'The same table with numbers on the cards: 1 to 4 down the first column, then on to the next ones.',
      keywords: 'claim order hand out top first owner cards sequence',
    },
    projects: {
      title: 'Films and projects',
      body: 'A film begins a project of its genre. If you have one already, the film joins it: nobody ever has two projects of one genre.',
      picture: 'A strip of two films and a third of the same genre become a strip of three.',
      keywords: 'film project strip genre grow join begin',
    },
    stars: {
      title: 'Stars and movies',
      body: 'A star must join one of your projects at once; you choose which. Wanted or not, it has to be used, and with one project there is nothing to choose.\nStar and films become a movie: exactly one star, one or more films of one genre. It never grows. A new project of its genre may begin afterwards.',
      picture:
        'Two projects and a star of rating 2. Finishing the longer one makes a movie; the other one stays open.',
      keywords: 'star movie finish forced must choose project rating poster',
    },
    'lost-star': {
      title: 'A lost star',
      body: 'A star that comes to you while you have no project is lost and worth nothing.\nMind the order: in the picture the star goes out in the first column, before the first film of the same player.',
      picture:
        'Two columns. The reel on the star in the left one and the reel on a film in the right one are of the same player; the star is numbered 1, the film 2.',
      keywords: 'lost star nothing no project worth zero order',
    },
    blockbusters: {
      title: 'Blockbusters',
      body: 'A blockbuster lies in front of you until the end and scores 2 points. It needs no star and joins no project.',
      picture: 'Two blockbusters: 2 points and 2 points make 4.',
      keywords: 'blockbuster ticket two points',
    },
    awards: {
      title: 'Award films',
      body: 'One film of each genre carries an award. It counts as two films: in a movie, in a project, and when the sizes of projects are compared.',
      picture: 'A project of an award film and another film: 2 and 1 make 3.',
      keywords: 'award laurel prize counts double two',
    },
    'set-aside': {
      title: 'Cards set aside',
      body: 'Each round two cards are left without a reel. They are set aside, face up, and are out of the game.\nIn the advanced game the films among them still count.',
      picture: 'The table after all others have gone out: two cards without a reel are left.',
      keywords: 'aside unclaimed left over two cards out of the game',
    },
    rounds: {
      title: 'Rounds and who starts',
      body: 'Three players play three rounds, four players four. Who begins the first is drawn at random, or chosen in the setup. Each next round begins with the player on the left, so everyone is first player once.\nEach round everyone has all reels again; studio cards that were played stay gone. After the last round’s cards the game ends.',
      picture: 'Four reels, numbered 1 to 4: the first players of the four rounds.',
      keywords: 'round start starts first player left next random draw end',
    },
    scoring: {
      title: 'Counting points',
      body: 'Each blockbuster: 2 points.\nEach movie: its films times the star’s rating. The award film counts as two.\nYour largest project: 1 point for each film.',
      picture:
        'An example: two blockbusters make 4, a movie of three films with a star of rating 2 makes 6, a project of three films makes 3. Together 13.',
      keywords: 'score points count sum total worth end movie rating',
    },
    'largest-project': {
      title: 'The largest project',
      body: 'Of your projects only the single largest scores: 1 point a film, the award film counting as two.\nWhere two or more are equally the largest, none of them scores.',
      picture:
        'Above, projects of three films and of one: 3 points. Below, two projects of two films each: 0 points.',
      keywords: 'largest longest project tie tied equal no points nothing zero',
    },
    ties: {
      title: 'Level at the end',
      body: 'The most points win. Of players tied for first, the one with the most valuable single movie wins. Still tied, they share the win.',
      picture:
        'Two players with 6 points each. One has a movie of 6, the other a movie of 4 and a blockbuster. The movie of 6 wins.',
      keywords: 'tie tied draw level equal winner share most valuable movie',
    },
    advanced: {
      title: 'The advanced game',
      body: 'At the end each movie’s points are multiplied by the number of films of its genre that were set aside, over all rounds. Where none was, the movie is worth nothing. An award film set aside counts as one card.\nBlockbusters and projects score as before. A tie is broken by the multiplied movies.',
      picture:
        'A movie of three films with a star of rating 2, and two films of its genre set aside: 3 times 2 times 2 makes 12.',
      keywords: 'advanced multiply multiplier aside option variant',
    },
    'claim-order': {
      title: 'The other order',
      body: 'An option of the setup: in each column the cards go out from the bottom card up. The columns still go from the left.',
      picture:
        'The table with numbers on the cards: 1 to 4 up the first column, then on to the next ones.',
      keywords: 'claim order bottom first option variant hand out French',
    },
  },
};
