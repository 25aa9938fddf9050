import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Best Director',
    text: 'The director has a bonus for the movie’s genre.',
    line: 'Said “again” eighty times and was right once.',
  },
  'best-actor': {
    name: 'Best Actor',
    text: 'An actor has a bonus for the movie’s genre.',
    line: 'Cried on cue, on both cheeks, for both cameras.',
  },
  'best-picture': {
    name: 'Best Picture',
    text: 'The movie has won another award.',
    line: 'The speech is longer than the picture.',
  },
  'golden-pine-cone': {
    name: 'The Golden Pine Cone',
    text: 'Open to every movie.',
    line: 'Every movie may enter. So may the squirrels.',
  },
  'peoples-popcorn': {
    name: 'People’s Popcorn',
    text: 'The release took $8 or more.',
    line: 'Voted for by counting what is left on the floor.',
  },
  'drive-in-favourite': {
    name: 'Drive-In Favourite',
    text: 'An action or a horror movie.',
    line: 'Chosen by honking. Nobody saw the ending.',
  },
  'orbit-trophy': {
    name: 'Orbit Trophy',
    text: 'A sci-fi or an animated movie.',
    line: 'It never comes down. Bring a ladder.',
  },
  'red-carpet-prize': {
    name: 'Red Carpet Prize',
    text: 'A drama or a comedy.',
    line: 'The carpet is rented. Please wipe your feet.',
  },
  'silver-slapstick': {
    name: 'The Silver Slapstick',
    text: 'A comedy, an animated or an action movie.',
    line: 'It is handed over at high speed, with cream.',
  },
  'night-owl-prize': {
    name: 'Night Owl Prize',
    text: 'A horror or a sci-fi movie, or a drama.',
    line: 'The jury only wakes up after the ten o’clock show.',
  },
  'best-ensemble': {
    name: 'Best Ensemble',
    text: 'A cast of 3 or more.',
    line: 'Nobody’s name is above anybody else’s. They checked.',
  },
  'small-cast-prize': {
    name: 'Small Cast Prize',
    text: 'A cast of 2 at most.',
    line: 'The whole cast came. It shared a taxi.',
  },
  'guild-of-gentlefolk': {
    name: 'Medal of the Polite Guild',
    text: 'At least one Professional actor.',
    line: 'After you. No, after you. No, I insist.',
  },
  'survived-the-star': {
    name: 'We Survived the Star',
    text: 'At least one Difficult actor.',
    line: 'The crew is still finding sequins in its soup.',
  },
  'best-screenplay': {
    name: 'Best Screenplay',
    text: 'A script with a review rating of 3 or more.',
    line: 'Every word counts. He was paid by the word.',
  },
  'house-style-medal': {
    name: 'House Style Medal',
    text: 'Directed by one of the studio’s own.',
    line: 'Same lamp, same stairs, same genius.',
  },
  'critics-darling': {
    name: 'Critics’ Darling',
    text: 'Printed review ratings of 8 or more in all, and takings of $9 at most.',
    line: 'All six people who saw it wept.',
  },
};
