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
  'screen-test': {
    name: 'Screen Test',
    text: 'Draw 1 director from the deck; place them without cost or discard them.',
  },
  'rushed-print': {
    name: 'Rushed Print',
    text: 'This turn you may release a movie with up to 2 roles empty.',
  },
  'second-backlot': {
    name: 'Second Backlot',
    text: 'One more production space for the rest of the game.',
  },
  'double-shift': { name: 'Double Shift', text: '2 more actions this turn.' },
  'bargain-bin': {
    name: 'Bargain Bin',
    text: 'This turn every card of the tracks costs $3 less, though never less than $1.',
  },
  'open-call': {
    name: 'Open Call',
    text: 'Draw 6 actors from the deck, cast one or none without cost, discard the others.',
  },
  'balloons-in-every-town': {
    name: 'Balloons in Every Town',
    text: '6 more box-office dice for one of your movies in production.',
  },
  'opening-weekend': {
    name: 'Opening Weekend',
    text: 'Your next release this turn rolls its box-office dice twice; the better roll counts.',
  },
  'bidding-war': { name: 'Bidding War', text: 'Take up to 2 scripts from the track without cost.' },
  'summer-budget': {
    name: 'Summer Budget',
    text: 'This turn every card of the tracks costs $2 less, though never less than $1.',
  },
  'better-offer': {
    name: 'A Better Offer',
    text: 'Take a director from another player’s movie in production onto one of yours.',
  },
  'festival-circuit': {
    name: 'Festival Circuit',
    text: '2 more review dice for one of your movies in production.',
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
  'gossip-column': { name: 'Gossip Column', text: 'Draw 5 News, even beyond the limit.' },
  'whisper-campaign': {
    name: 'Whisper Campaign',
    text: '2 more review dice and 1 more box-office die for one of your movies in production.',
  },
  'press-embargo': {
    name: 'Press Embargo',
    text: 'Discard all News from one of your movies in production.',
  },
  'change-of-subject': {
    name: 'Change of Subject',
    text: 'Move a News from one of your movies in production to another player’s that meets its conditions.',
  },
  'storming-out': {
    name: 'The Last Straw',
    text: 'As an action: discard a Professional actor from another player’s movie in production.',
  },
};
