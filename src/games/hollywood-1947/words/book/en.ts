import type { Text1947 } from './outline';

export const book: Text1947 = {
  intro: {
    title: 'How to play',
    body: [
      'A small studio shoots up to seven movies, and somebody is slipping politics into them. Patriots want four movies that wave the flag, communists four that laugh at it. Nobody says which they are, or everybody does and some of them lie.',
      'A round is one movie:',
      {
        steps: [
          'A poster gives the genre. Some genres lean to one side before a single scene is shot.',
          'Everybody has one turn: do your job, trade it for one from the centre, re-roll one or two dice, or pass.',
          'If your die shows a star, you put one of your cards into the movie, face down.',
          'A card from the deck joins them. All are shuffled, and one is cut without anybody seeing it.',
          'Premiere: the rest is shown. More patriot symbols than communist ones, and the patriots win the round. If not, even at a tie, the communists do.',
          'Everybody draws up to three cards, and the next movie begins.',
        ],
      },
      'Now talk. Who had a star, and who smiled when that card turned up? Say what you like: cards and loyalties stay hidden, so nobody can prove a thing until the last reel.',
      'The first side with four movies wins. At some tables a rising star plays alone, and wants it close to the very end.',
      'With one to three players everybody has two jobs and two dice, and ghosts help to fill the movie.',
    ],
  },
  sections: {
    sides: {
      title: 'Who is on whose side',
      body: [
        'Before the first turn everybody looks at their loyalty, alone. Communists also learn who their comrades are; nobody else learns anything.',
        'How many there are of each depends on the table:',
        {
          list: [
            'One player: a patriot, against the deck.',
            'Two: one patriot, one communist.',
            'Three: two patriots, one communist.',
            'Four: two patriots, one communist, one rising star.',
            'Five: three patriots, two communists.',
            'Six: three patriots, two communists, one rising star.',
            'Seven: four patriots, two communists, one rising star.',
            'Eight: four patriots, three communists, one rising star.',
            'Nine: five patriots, three communists, one rising star.',
          ],
        },
      ],
    },
    start: {
      title: 'What lies on the table',
      body: [
        'One to nine can play. Everybody has, in front of them:',
        {
          list: [
            'a job, face up; jobs nobody has lie in the centre for all to see,',
            'a die, already rolled: half of its faces show a star, half nothing,',
            'three cards in hand, which are theirs alone.',
          ],
        },
        'The jobs and their numbers: 1 Screenwriter, 2 Producer, 3 Director, 4 Gaffer, 5 Cinematographer, 6 Actress, 7 Actor, 8 Composer, 9 Editor. The numbers decide who begins.',
        'Posters wait in a pile, face down, and four tokens for the director to hand out.',
      ],
    },
    cards: {
      title: 'Cards and posters',
      body: [
        'There are sixty cards, and all of them play, whoever sits down; only two players put some away. A card has one or two patriot symbols, one or two communist ones, or none. Some double patriots are also a Congressional Hearing, some double communists a Shake-Up; six double communists are nothing else.',
        'Fifteen posters, fifteen genres. In a corner a poster may have symbols of its own, and they count at the premiere. A poster without any is neutral.',
        'As long as a card is hidden you see its face only: which symbols, and whether it does something. Titles and pictures come at the premiere, so nobody can prove afterwards that a card was theirs.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'Whoever has the lowest job number goes first; then it goes clockwise, one turn each. In your turn you do one of these:',
        {
          list: [
            'your job,',
            'trade your job for one from the centre,',
            'roll one or two dice again,',
            'pass.',
          ],
        },
        'Each job works once a round, no matter who holds it by then. A job that lies in the centre is not done at all.',
      ],
    },
    swap: {
      title: 'Trading your job',
      body: [
        'Taking a job from the centre is your whole turn. You get to do it in the next round at the earliest. If it was the producer who brought you a job from the centre, you may do it as soon as your turn comes.',
        'With nine players nobody can trade: every job is taken. That stays so when costumes add a tenth.',
      ],
    },
    dice: {
      title: 'Rolling dice again',
      body: [
        'Pick a die, anybody’s, and roll it. Look at the result, then roll a second one if you like, but not the same again. Your own dice count among anybody’s.',
      ],
    },
    screenwriter: {
      title: 'Screenwriter',
      body: [
        'Draws two posters and keeps one, in secret: that is the movie. The other leaves the game unseen. If only one poster is left, that is the one.',
        'It works on the very first turn of a round and at no other time. When nobody has the job, the top poster is shown as the round begins. When its owner would rather do something else on the first turn, it is shown then.',
        'With one to three players the owner is asked first: write or not? If not, the top poster is shown before anything else is decided.',
      ],
    },
    producer: {
      title: 'Producer',
      body: [
        'Swaps two jobs: any players’, the centre’s, or the producer’s own. Something has to change, so two jobs of the centre, or of one player, are no swap.',
        'If you hand the Producer itself to another player, you may do the job you get for it on the spot, unless it was done in this round. Handing it to the centre gives you no such thing.',
      ],
    },
    director: {
      title: 'Director and tokens',
      body: [
        'Gives a token to any player, even to themselves. A token is one extra card for a movie, whenever its owner wants.',
        'Nobody gets a token two rounds running, even when the director has changed. Ghosts do not mind.',
        'Once all four tokens are out, the director moves one from somebody to somebody else.',
      ],
    },
    crew: {
      title: 'Gaffer, Cinematographer, Actress, Actor',
      body: [
        'These four can pick anybody, themselves too.',
        {
          list: [
            'The Gaffer rolls dice again, up to three times, each in sight of the last result. It may be the same die three times.',
            'The Cinematographer makes a player throw away their whole hand and draw three new cards.',
            'The Actress offers a player two more cards. Who accepts then throws away any two; who declines keeps their hand.',
            'The Actor does the same.',
          ],
        },
      ],
    },
    composer: {
      title: 'Composer',
      body: [
        'Draws two cards, puts one into the movie, face down, and throws the other away. The deck then adds no card of its own to this movie.',
      ],
    },
    filling: {
      title: 'Filling the movie',
      body: [
        'When all have had their turn, the cards go in:',
        {
          steps: [
            'Everybody whose die shows a star picks one card, in secret and all at the same time. Then it is told who put in how many.',
            'Owners of tokens are asked in turn order, from whoever began the round. Each token spent is one more card, star or no star, for as long as tokens and cards last. All hear that you spend it; which card it buys is your secret.',
            'The top card of the deck joins them, unless the composer was at work.',
          ],
        },
      ],
    },
    cut: {
      title: 'The cut and the Editor',
      body: [
        'The movie is shuffled and one card is cut, unseen.',
        'In their turn the editor may announce that this movie will be edited. Then they see the card that is cut, alone. They let it go, or put it back; in that case another card goes, picked by chance, and that one nobody sees.',
        'What was announced stands, even when the job moves on to somebody else before the cut.',
      ],
    },
    premiere: {
      title: 'The premiere',
      body: [
        'What is left is shown. Add up the symbols, those on the poster too. More patriot symbols, and the patriots win the round; a tie or more communist ones, and the communists do.',
        'Two cards do something when they are shown. A Congressional Hearing rolls everybody’s dice again. A Shake-Up shuffles all jobs, those of the centre too, and deals them out anew. Two of a kind in one movie do it once.',
      ],
    },
    'new-cards': {
      title: 'New cards',
      body: [
        'After the premiere everybody draws until they have three cards. The cards of the movie are put away face down, and nobody looks at them again.',
        'If the deck is too short for a draw, whatever was put away is shuffled into a new one.',
      ],
    },
    winning: {
      title: 'How to win',
      body: [
        'Four movies, and your side has won there and then.',
        'At a table without a rising star, a seventh movie counts like all the others.',
      ],
    },
    'rising-star': {
      title: 'The rising star',
      body: [
        'Plays for nobody but themselves, and needs a cliffhanger: three movies each, then a seventh that is tied or decided by a single symbol, for whichever side. With two symbols or more between them, the side that is ahead wins.',
        'Where a tie counts for both sides, with two players and random loyalties, that seventh movie may never be shot.',
      ],
    },
    secrets: {
      title: 'What is hidden',
      body: [
        'Hidden: loyalties, except among communists; hands; what is in the movie and who put in what; the card that was cut; everything thrown away; the piles; posters nobody kept.',
        'Open: jobs, dice, tokens, costumes, how many cards each player put in, every card that was shown, and who won which movie.',
        'What you alone have seen or played is kept in your notes. At the end all loyalties are told.',
      ],
    },
    talk: {
      title: 'Talking and lying',
      body: [
        'Whenever nobody is choosing in secret you may say anything, true or not: which cards you put into any movie so far, what you hold, saw or threw away, whose side you are on, whom you trust and why. Ask, answer, defend somebody, promise, take it back.',
        'What you say through the app is written down for all, and the bots listen. They talk too, and they lie too. Nobody has to say a word, and alone there is nobody to hear it.',
        'One limit: about the poster the screenwriter did not keep, only its symbol may be asked or told. You may lie about that as well.',
      ],
    },
    'small-table': {
      title: 'One to three players: two of everything',
      body: [
        'Everybody has two jobs and two dice. A round has two turns each: twice around the table, beginning with the owner of the lowest job. Alone you simply take two turns.',
        'In a turn you may do either job, but none of them twice in a round. You may trade away a job you have already done.',
        'Both dice show a star? Then two of your cards go into the movie.',
      ],
    },
    ghosts: {
      title: 'One to three players: ghosts',
      body: [
        'Ghosts fill the empty chairs: three if you are alone, two with two players, one with three. A ghost is a card, face down, and a die that is rolled anew as every round begins.',
        'If the die shows a star when the movie is filled, the ghost’s card goes in and a new one takes its place. If not, the card stays.',
        'You can spend a turn to look at all ghost cards. Ghost dice can be rolled again like any other. A ghost with a token spends it the next time its die shows no star.',
      ],
    },
    'one-two-three': {
      title: 'What else changes for one, two or three',
      body: [
        {
          list: [
            'Three players: three movies are enough for the communist.',
            'Two players: Horror, Monster and the six plain double communists stay in the box. A tied movie counts for both. When both have four at the same moment, it is a draw.',
            'One player: there is no Producer. You are the patriot, and lose if the communists get their four.',
          ],
        },
      ],
    },
    options: {
      title: 'Options',
      body: [
        'Chosen in the setup, each for itself:',
        {
          list: [
            'Union strike: under a neutral poster, players with a star put in as many cards as they like, from none to three.',
            'Random loyalties, from two players on: dealt from all nine cards, so nobody knows how many there are of each. A side with nobody in it can win; then all lose.',
            'Handpicked jobs: leave out the jobs you like least. There must be one for everybody, two up to three players.',
          ],
        },
      ],
    },
    costumes: {
      title: 'Costumes',
      body: [
        'An option for three players or more. It adds a tenth job, the Costume Designer, with number ten: draw two of nine costumes, give one to anybody, even yourself, and put the other under the pile. Nobody gets one two rounds running. A costume lies open in front of its owner.',
        'You can use yours once, even when it is not your turn: while the table waits for a turn, for the next die, for a producer’s new job or for a token, at a last call before the cut, and between two rounds. Not while somebody chooses in secret. Then it goes under the pile.',
        {
          list: [
            'Flight jacket: a blank die of yours shows its star.',
            'Dressing gown: a star of yours is blank again.',
            'Clown suit: turn over a die of the player beside you.',
            'Gambler’s vest: roll dice again, any of them, up to twice.',
            'Trench coat: look at another player’s hand.',
            'Tuxedo: one of your cards goes into the movie, star or no star; not between two rounds.',
            'Bathrobe: throw away your hand and draw three.',
            'Magician’s cape: draw a card, then throw one away.',
            'Overalls: swap a job of yours with another player’s.',
          ],
        },
      ],
    },
  },
};
