import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Contract Players',
    text: 'As an action: take up to 2 actors from the track without cost and cast them.',
    line: 'Seven years, two films a year, one umbrella.',
  },
  'poaching-season': {
    name: 'Poaching Season',
    text: 'As an action: take an actor from another player’s movie in production onto one of yours.',
    line: 'It opens when their car leaves the gate.',
  },
  'charm-offensive': {
    name: 'Charm Offensive',
    text: 'This turn no actor refuses a genre, and anybody works with anybody.',
    line: 'Flowers in every dressing room, by the tonne.',
  },
  'new-faces': {
    name: 'New Faces',
    text: 'Discard all actors of the track and fill it anew.',
    line: 'The old ones are asked to use the side door.',
  },
  'rushed-print': {
    name: 'Rushed Print',
    text: 'This turn you may release a movie with up to 2 roles empty.',
    line: 'The glue is dry. The ending is on its way.',
  },
  'balloons-in-every-town': {
    name: 'Balloons in Every Town',
    text: '7 more box-office dice for one of your movies in production.',
    line: 'One came down in Peru. It sold out.',
  },
  'opening-weekend': {
    name: 'Opening Weekend',
    text: 'Your next release this turn rolls its box-office dice twice; the better roll counts.',
    line: 'Saturday has two evenings, if you ask nicely.',
  },
  'better-offer': {
    name: 'A Better Offer',
    text: 'Take a director from another player’s movie in production onto one of yours.',
    line: 'It comes with a pony.',
  },
  'final-cut': {
    name: 'Final Cut',
    text: 'Your next release this turn rolls its review dice twice; the better roll counts.',
    line: 'Snip. No. Put it back. Snip.',
  },
  'late-discovery': {
    name: 'Late Discovery',
    text: 'Put 5 stars on one of your released movies.',
    line: 'Misunderstood until Tuesday, a classic since.',
  },
  'auteur-theory': {
    name: 'Auteur Theory',
    text: 'Take a director from the track without cost and place them.',
    line: 'He signs everything, even the sandwiches.',
  },
  'withering-review': {
    name: 'A Withering Review',
    text: '4 fewer review dice for another player’s movie in production.',
    line: '“The curtain was well cast.”',
  },
  'press-embargo': {
    name: 'Press Embargo',
    text: 'Discard all News from one of your movies in production.',
    line: 'Not a word. Especially not that one.',
  },
  'change-of-subject': {
    name: 'Change of Subject',
    text: 'Move a News from one of your movies in production to another player’s that meets its conditions.',
    line: 'Look over there: somebody else’s film!',
  },
  'insured-eyelashes': {
    name: 'Insured to the Eyelashes',
    text: 'One of your movies in production takes at least $9: the insurance pays what is missing.',
    line: 'The policy names each of them.',
  },
  'second-backlot': {
    name: 'Second Backlot',
    text: 'As an action: one more production space for good, and a script from the track for it without cost.',
    line: 'It was a car park until lunch.',
  },
  'double-shift': {
    name: 'Double Shift',
    text: 'After a release, in the same turn: 2 more actions.',
    line: 'The coffee has its own line in the credits.',
  },
  'handshake-deal': {
    name: 'Handshake Deal',
    text: 'The next tie of bids that you are part of is yours.',
    line: 'Nothing was written down. That is the point.',
  },
  'sequel-rights': {
    name: 'Sequel Rights',
    text: 'After a release, in the same turn: take a script from the track without cost.',
    line: 'He died at the end. We have talked to him.',
  },
  'held-over': {
    name: 'Held Over',
    text: 'Once the dice of your release lie there: roll all for the reviews or all for the box office again.',
    line: 'By popular demand, says the owner of the cinema.',
  },
  'open-call': {
    name: 'Open Call',
    text: 'As an action: draw 6 actors from the deck, cast one or none without cost, discard the others.',
    line: 'The queue has formed a union.',
  },
  'storming-out': {
    name: 'The Last Straw',
    text: 'Discard a Difficult actor from another player’s movie in production.',
    line: 'The door was scenery. It came along.',
  },
  'jury-dinner': {
    name: 'Dinner with the Jury',
    text: 'Look at the next award in secret; leave it there or put it under the others.',
    line: 'They chose the lobster. You choose the winner.',
  },
  'gossip-column': {
    name: 'Gossip Column',
    text: 'After a release, in the same turn: draw 5 News, even beyond the limit.',
    line: 'Heard by a wall, printed by noon.',
  },
  'stolen-scoop': {
    name: 'Stolen Scoop',
    text: 'Take a News, whichever it is, from another player’s hand.',
    line: 'You dropped this. In your safe.',
  },
};
