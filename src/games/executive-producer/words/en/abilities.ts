import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Contract Players',
    text: 'As an action: take up to 2 actors from the track without cost and cast them.',
  },
  'poaching-season': {
    name: 'Poaching Season',
    text: 'As an action: take an actor from another player’s movie in production onto one of yours.',
  },
  'charm-offensive': {
    name: 'Charm Offensive',
    text: 'This turn no actor refuses a genre, and anybody works with anybody.',
  },
  'new-faces': { name: 'New Faces', text: 'Discard all actors of the track and fill it anew.' },
  'rushed-print': {
    name: 'Rushed Print',
    text: 'This turn you may release a movie with up to 2 roles empty.',
  },
  'balloons-in-every-town': {
    name: 'Balloons in Every Town',
    text: '6 more box-office dice for one of your movies in production.',
  },
  'opening-weekend': {
    name: 'Opening Weekend',
    text: 'Your next release this turn rolls its box-office dice twice; the better roll counts.',
  },
  'better-offer': {
    name: 'A Better Offer',
    text: 'Take a director from another player’s movie in production onto one of yours.',
  },
  'final-cut': {
    name: 'Final Cut',
    text: 'Your next release this turn rolls its review dice twice; the better roll counts.',
  },
  'late-discovery': { name: 'Late Discovery', text: 'Put 5 stars on one of your released movies.' },
  'auteur-theory': {
    name: 'Auteur Theory',
    text: 'Take a director from the track without cost and place them.',
  },
  'withering-review': {
    name: 'A Withering Review',
    text: '4 fewer review dice for another player’s movie in production.',
  },
  'press-embargo': {
    name: 'Press Embargo',
    text: 'Discard all News from one of your movies in production.',
  },
  'change-of-subject': {
    name: 'Change of Subject',
    text: 'Move a News from one of your movies in production to another player’s that meets its conditions.',
  },
  'insured-eyelashes': {
    name: 'Insured to the Eyelashes',
    text: 'One of your movies in production takes at least $9: the insurance pays what is missing.',
  },
  'second-backlot': {
    name: 'Second Backlot',
    text: 'As an action: one more production space for good, and a script from the track for it without cost.',
  },
  'double-shift': {
    name: 'Double Shift',
    text: 'After a release, in the same turn: 2 more actions.',
  },
  'handshake-deal': {
    name: 'Handshake Deal',
    text: 'The next tie of bids that you are part of is yours.',
  },
  'sequel-rights': {
    name: 'Sequel Rights',
    text: 'After a release, in the same turn: take a script from the track without cost.',
  },
  'held-over': {
    name: 'Held Over',
    text: 'Once the dice of your release lie there: roll all for the reviews or all for the box office again.',
  },
  'open-call': {
    name: 'Open Call',
    text: 'As an action: draw 6 actors from the deck, cast one or none without cost, discard the others.',
  },
  'storming-out': {
    name: 'The Last Straw',
    text: 'Discard a Difficult actor from another player’s movie in production.',
  },
  'jury-dinner': {
    name: 'Dinner with the Jury',
    text: 'Look at the next award in secret; leave it there or put it under the others.',
  },
  'gossip-column': {
    name: 'Gossip Column',
    text: 'After a release, in the same turn: draw 4 News, even beyond the limit.',
  },
  'stolen-scoop': {
    name: 'Stolen Scoop',
    text: 'Take a News, whichever it is, from another player’s hand.',
  },
};
