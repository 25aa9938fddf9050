import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Fists and Fireballs',
    text: 'Release an action movie that takes $9 or more.',
  },
  'every-frame-by-hand': {
    name: 'Every Frame by Hand',
    text: 'Release an animated movie that gets 7 or more stars.',
  },
  'last-laugh': { name: 'Loudest Laugh', text: 'Release a comedy that takes $8 or more.' },
  'handkerchief-seller': {
    name: 'Handkerchief Seller',
    text: 'Release a drama that gets 9 or more stars.',
  },
  'lights-left-on': {
    name: 'Lights Left On',
    text: 'Release a horror movie that takes $7 or more.',
  },
  'first-contact': {
    name: 'Hello, Neighbours',
    text: 'Release a sci-fi movie that gets 8 or more stars.',
  },
  'popcorn-pair': { name: 'Popcorn Pair', text: 'Release 2 movies, each action or animated.' },
  'masks-of-the-stage': { name: 'Two Masks', text: 'Release 2 movies, each a comedy or a drama.' },
  'double-bill-of-dread': {
    name: 'Double Bill of Dread',
    text: 'Release 2 movies, each horror or sci-fi.',
  },
  'something-for-everybody': {
    name: 'Something for Everybody',
    text: 'Release movies of 3 different genres.',
  },
  'cast-of-thousands': {
    name: 'Cast of Thousands',
    text: 'Release a movie with 4 or more actors.',
  },
  'chamber-piece': {
    name: 'Chamber Piece',
    text: 'Release a movie with 2 actors at most that gets 8 or more stars.',
  },
  'perfect-fit': {
    name: 'A Perfect Fit',
    text: 'Release a movie with 3 or more matching genre bonuses.',
  },
  'against-type': {
    name: 'Against Type',
    text: 'Release a movie without any matching genre bonus that takes $7 or more.',
  },
  'home-grown': { name: 'Home-Grown', text: 'Release 2 movies by directors of your own studio.' },
  'well-behaved-set': {
    name: 'A Well-Behaved Set',
    text: 'Release a movie with 2 or more Professional actors.',
  },
  'lion-tamer': { name: 'Lion Tamer', text: 'Release 2 movies with a Difficult actor in each.' },
  'pen-and-megaphone': {
    name: 'Pen and Megaphone',
    text: 'Release a movie by a Writer that gets 8 or more stars.',
  },
  'eye-for-detail': {
    name: 'An Eye for Detail',
    text: 'Release a movie by a Perfectionist that gets 9 or more stars.',
  },
  'no-such-thing-as-bad-press': {
    name: 'No Such Thing as Bad Press',
    text: 'Release a movie with 3 or more News on it.',
  },
  'silence-is-golden': {
    name: 'Hush at the Newsstand',
    text: 'Release a movie without News that takes $9 or more.',
  },
  'darling-of-the-critics': {
    name: 'Raves in the Morning Papers',
    text: 'Release a movie that gets 12 or more stars.',
  },
  'record-breaker': { name: 'Record Breaker', text: 'Release a movie that takes $12 or more.' },
  'busy-studio': { name: 'Busy Studio', text: 'Release 3 movies that take $5 or more each.' },
};
