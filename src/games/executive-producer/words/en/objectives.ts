import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Fists and Fireballs',
    text: 'Release an action movie that takes $9 or more.',
    line: 'The insurance men applauded, then left.',
  },
  'every-frame-by-hand': {
    name: 'Every Frame by Hand',
    text: 'Release an animated movie that gets 7 or more stars.',
    line: 'Forty thousand drawings. One thumbprint.',
  },
  'last-laugh': {
    name: 'Loudest Laugh',
    text: 'Release a comedy that takes $8 or more.',
    line: 'A man in row nine had to be carried out, twice.',
  },
  'handkerchief-seller': {
    name: 'Handkerchief Seller',
    text: 'Release a drama that gets 9 or more stars.',
    line: 'He sees every picture, and never the screen.',
  },
  'lights-left-on': {
    name: 'Lights Left On',
    text: 'Release a horror movie that takes $7 or more.',
    line: 'The whole town’s, until Thursday.',
  },
  'first-contact': {
    name: 'Hello, Neighbours',
    text: 'Release a sci-fi movie that gets 8 or more stars.',
    line: 'They came for the movie. They stayed for the ices.',
  },
  'popcorn-pair': {
    name: 'Popcorn Pair',
    text: 'Release 2 movies, each action or animated.',
    line: 'One to shout at, one to take the children to.',
  },
  'masks-of-the-stage': {
    name: 'Two Masks',
    text: 'Release 2 movies, each a comedy or a drama.',
    line: 'The sad one sells better on Sundays.',
  },
  'double-bill-of-dread': {
    name: 'Double Bill of Dread',
    text: 'Release 2 movies, each horror or sci-fi.',
    line: 'Two tickets. One of you will need both.',
  },
  'something-for-everybody': {
    name: 'Something for Everybody',
    text: 'Release movies of 3 different genres.',
    line: 'Uncle Alfred walked out of only two.',
  },
  'cast-of-thousands': {
    name: 'Cast of Thousands',
    text: 'Release a movie with 4 or more actors.',
    line: 'Four, and a very long shadow.',
  },
  'chamber-piece': {
    name: 'Chamber Piece',
    text: 'Release a movie with 2 actors at most that gets 8 or more stars.',
    line: 'Two people, one lamp, and it flickers.',
  },
  'perfect-fit': {
    name: 'A Perfect Fit',
    text: 'Release a movie with 3 or more matching genre bonuses.',
    line: 'The costume was never let out. Nor was the actor.',
  },
  'against-type': {
    name: 'Against Type',
    text: 'Release a movie without any matching genre bonus that takes $7 or more.',
    line: 'She has played seven nuns. Hand her the axe.',
  },
  'home-grown': {
    name: 'Home-Grown',
    text: 'Release 2 movies by directors of your own studio.',
    line: 'He began in our canteen. So did the soup.',
  },
  'well-behaved-set': {
    name: 'A Well-Behaved Set',
    text: 'Release a movie with 2 or more Professional actors.',
    line: 'Somebody said thank you to the wind machine.',
  },
  'lion-tamer': {
    name: 'Lion Tamer',
    text: 'Release 2 movies with a Difficult actor in each.',
    line: 'The trailer is locked. From which side?',
  },
  'pen-and-megaphone': {
    name: 'Pen and Megaphone',
    text: 'Release a movie by a Writer that gets 8 or more stars.',
    line: 'He writes it quietly. Then he shouts it.',
  },
  'eye-for-detail': {
    name: 'An Eye for Detail',
    text: 'Release a movie by a Perfectionist that gets 9 or more stars.',
    line: 'The teaspoon is from 1740. It is never seen.',
  },
  'no-such-thing-as-bad-press': {
    name: 'No Such Thing as Bad Press',
    text: 'Release a movie with 3 or more News on it.',
    line: 'They spelled it wrong. Three times, in red.',
  },
  'silence-is-golden': {
    name: 'Hush at the Newsstand',
    text: 'Release a movie without News that takes $9 or more.',
    line: 'Not one word in print. The queue reads novels.',
  },
  'darling-of-the-critics': {
    name: 'Raves in the Morning Papers',
    text: 'Release a movie that gets 12 or more stars.',
    line: 'One of them smiled. There are witnesses.',
  },
  'record-breaker': {
    name: 'Record Breaker',
    text: 'Release a movie that takes $12 or more.',
    line: 'The till has gone away for a rest.',
  },
  'busy-studio': {
    name: 'Busy Studio',
    text: 'Release 3 movies that take $5 or more each.',
    line: 'The doors have not closed since March.',
  },
};
