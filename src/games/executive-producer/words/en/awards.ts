import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Best Director',
    text: 'The director has a bonus for the movie’s genre.',
  },
  'best-actor': { name: 'Best Actor', text: 'An actor has a bonus for the movie’s genre.' },
  'best-picture': { name: 'Best Picture', text: 'The movie has won another award.' },
  'golden-pine-cone': { name: 'The Golden Pine Cone', text: 'Open to every movie.' },
  'peoples-popcorn': { name: 'People’s Popcorn', text: 'The release took $8 or more.' },
  'drive-in-favourite': { name: 'Drive-In Favourite', text: 'An action or a horror movie.' },
  'orbit-trophy': { name: 'Orbit Trophy', text: 'A sci-fi or an animated movie.' },
  'red-carpet-prize': { name: 'Red Carpet Prize', text: 'A drama or a comedy.' },
  'silver-slapstick': {
    name: 'The Silver Slapstick',
    text: 'A comedy, an animated or an action movie.',
  },
  'night-owl-prize': { name: 'Night Owl Prize', text: 'A horror or a sci-fi movie, or a drama.' },
  'best-ensemble': { name: 'Best Ensemble', text: 'A cast of 3 or more.' },
  'small-cast-prize': { name: 'Small Cast Prize', text: 'A cast of 2 at most.' },
  'guild-of-gentlefolk': {
    name: 'Medal of the Polite Guild',
    text: 'At least one Professional actor.',
  },
  'survived-the-star': { name: 'We Survived the Star', text: 'At least one Difficult actor.' },
  'best-screenplay': {
    name: 'Best Screenplay',
    text: 'A script with a review rating of 3 or more.',
  },
  'house-style-medal': { name: 'House Style Medal', text: 'Directed by one of the studio’s own.' },
  'critics-darling': {
    name: 'Critics’ Darling',
    text: 'Printed review ratings of 8 or more in all, and takings of $9 at most.',
  },
};
