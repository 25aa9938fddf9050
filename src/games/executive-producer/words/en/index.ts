import type { ProducerTexts } from '../texts';
import { abilities } from './abilities';
import { action, prompt } from './asking';
import { awards } from './awards';
import { conditions } from './conditions';
import { event } from './events';
import { news } from './news';
import { objectives } from './objectives';
import { line, phrase } from './phrases';
import { scripts } from './scripts';

/** The words of Executive Producer. Every name is invented; cards are looked up by their ids. */
export const texts: ProducerTexts = {
  genre: {
    action: 'Action',
    animated: 'Animated',
    comedy: 'Comedy',
    drama: 'Drama',
    horror: 'Horror',
    'sci-fi': 'Sci-fi',
  },
  roll: { review: 'Reviews', boxOffice: 'Box office' },
  track: { scripts: 'Scripts', actors: 'Actors', directors: 'Directors' },
  trait: {
    difficult: { name: 'Difficult', text: 'Does not work with a Perfectionist.' },
    professional: {
      name: 'Professional',
      text: 'One bonus for the movie when a Perfectionist directs.',
    },
    perfectionist: {
      name: 'Perfectionist',
      text: 'Does not work with Difficult actors; one bonus with a Professional.',
    },
    writer: {
      name: 'Writer',
      text: 'Can be hired together with a script of a bonus genre, both paid, in one action.',
    },
  },
  motto: {
    'brass-lantern': 'A light in every window, a star in every picture.',
    'copper-canyon': 'Shot by Friday, shown by Saturday.',
    moonbeam: 'For everyone who was ever seven.',
    'velvet-curtain': 'Please do not applaud before the end.',
    comet: 'You will have heard.',
  },
  script: scripts,
  news,
  award: awards,
  objective: objectives,
  publicObjective: {
    acclaimed: { name: 'Acclaimed', text: 'The most stars left on movies at the end.' },
    rich: { name: 'Rich', text: 'The most money at the end.' },
  },
  ability: abilities,
  change: {
    review: '{{change}} in reviews',
    boxOffice: '{{change}} at the box office',
    both: '{{review}} in reviews and {{boxOffice}} at the box office',
    either: '{{one}} or {{other}}',
  },
  condition: conditions,
  option: {
    length: { name: 'Length', text: 'How many awards are given before the big three.' },
    firstSeat: { name: 'Who begins', text: 'Somebody you name, or whoever the lot names.' },
    studios: { name: 'Studios', text: 'Who runs which studio. The others draw theirs by lot.' },
  },
  length: {
    intro: 'Introduction: {{awards}}',
    short: 'Short: {{awards}}',
    medium: 'Medium: {{awards}}',
    full: 'Full: {{awards}}',
  },
  stage: { season: 'The season', 'last-round': 'The last round', finale: 'The big awards' },
  event,
  action,
  prompt,
  phrase,
  line,
  source: {
    awards: 'Awards',
    objectives: 'Objectives',
    acclaimed: 'Most stars',
    rich: 'Most money',
    money: 'A point for each $5',
  },
  refusal: {
    'no-such-action': 'That cannot be done here.',
    'not-now': 'Not now.',
    'no-actions-left': 'You have no action left this turn.',
    'actions-left': 'You still have actions: use them or give them up first.',
    'action-must-be-used': 'A bankrupt studio uses its action wherever it can.',
    'turn-is-over': 'Your turn is over, but for a News to draw and News to play.',
    'not-on-the-track': 'That card does not lie on its track.',
    'too-expensive': 'You cannot pay for that.',
    'bankrupt-takes-leftmost': 'A bankrupt studio takes the leftmost card of a track.',
    'no-open-space': 'All your production spaces are taken.',
    'no-such-movie': 'There is no such movie there.',
    'no-free-role': 'All roles of that movie are cast.',
    'has-a-director': 'That movie has its director.',
    'refuses-the-genre': 'That actor refuses this genre.',
    'difficult-and-perfectionist': 'A Difficult actor and a Perfectionist will not work together.',
    'not-a-writer-of-it': 'Only a Writer brings a script along, and only of a bonus genre.',
    'no-director': 'That movie has no director yet.',
    'roles-empty': 'That movie still has empty roles.',
    'not-in-hand': 'You do not hold that card.',
    'condition-not-met': 'That movie does not meet the card’s conditions.',
    'too-many-news': 'You hold too many News to draw one.',
    'no-news-to-draw': 'There is no News left to draw.',
    'already-drawn': 'You have drawn this turn.',
    'no-such-ability': 'You do not have that ability any more.',
    'no-such-aim': 'Not there: choose something else.',
    'not-for-the-bankrupt': 'That is not for a bankrupt studio.',
    'no-vacancy': 'None of your movies needs anybody.',
    'nobody-fits': 'Nobody there fits any of your movies.',
    'no-news-on-it': 'None of your movies has any News.',
    'nothing-released': 'You have not released any movie yet.',
    'after-a-release': 'That is for a turn in which you have released a movie.',
    'at-a-release': 'That is asked when the dice lie there.',
    'nothing-to-look-at': 'There is no award left to look at.',
    'nobody-holds-news': 'Nobody holds any News.',
    'not-qualified': 'That movie does not qualify for the award.',
    'not-so-many-stars': 'The movie does not have so many stars.',
  },
};
