import type { Texts1947 } from '../texts';
import { action, prompt } from './asking';
import { card, kind, poster } from './cards';
import { event } from './events';
import { line, note, phrase } from './phrases';

/** The words of Hollywood 1947: everything is invented, and looked up by the ids of the cards. */
export const texts: Texts1947 = {
  card,
  kind,
  poster,
  event,
  action,
  prompt,
  phrase,
  line,
  note,
  face: {
    patriot: 'Patriot',
    'double-patriot': 'Double patriot',
    hearing: 'Hearing',
    neutral: 'Neutral',
    communist: 'Communist',
    'double-communist': 'Double communist',
    'shake-up': 'Shake-up',
  },
  loyalty: {
    patriot: {
      name: 'Patriot',
      goal: 'Four movies with more patriot than communist symbols; between two players a tie will do.',
    },
    communist: {
      name: 'Communist',
      goal: 'Four movies in which the communist symbols lead or tie; among three players three.',
    },
    'rising-star': {
      name: 'Rising star',
      goal: 'Three rounds each, and a seventh movie that is tied or won by one symbol.',
    },
  },
  job: {
    screenwriter: {
      name: 'Screenwriter',
      text: 'On the opening turn of a round: draw two posters, keep one as the genre, bury the other.',
    },
    producer: {
      name: 'Producer',
      text: 'Swap any two jobs. Given the Producer itself to a player? You may perform what you got at once, unless somebody has.',
    },
    director: {
      name: 'Director',
      text: 'Give anybody a token, even yourself: it puts one more card into a movie.',
    },
    gaffer: { name: 'Gaffer', text: 'Re-roll up to three times, any dice, even the same one.' },
    cinematographer: {
      name: 'Cinematographer',
      text: 'Any player, you included, discards the whole hand and draws three.',
    },
    actress: {
      name: 'Actress',
      text: 'Any player, you included, may draw two cards and then discard two.',
    },
    actor: {
      name: 'Actor',
      text: 'Any player, you included, may draw two cards and then discard two.',
    },
    composer: {
      name: 'Composer',
      text: 'Draw two cards: one goes into the movie in place of the deck’s, the other away.',
    },
    editor: {
      name: 'Editor',
      text: 'See the card that is cut from this movie: let it go, or put it back for a blind cut.',
    },
    'costume-designer': {
      name: 'Costume designer',
      text: 'Draw two costumes, give one to any player, even yourself, put the other under the deck.',
    },
  },
  costume: {
    'flight-jacket': { name: 'Flight jacket', text: 'Turn one of your dice to its star.' },
    'dressing-gown': { name: 'Dressing gown', text: 'Turn one of your dice to its blank side.' },
    'clown-suit': { name: 'Clown suit', text: 'Turn over a die of a neighbour of yours.' },
    'gamblers-vest': {
      name: 'Gambler’s vest',
      text: 'Re-roll up to two times, any dice, even the same one.',
    },
    'trench-coat': { name: 'Trench coat', text: 'Look at another player’s hand.' },
    tuxedo: { name: 'Tuxedo', text: 'Put one of your cards into the movie, star or not.' },
    bathrobe: { name: 'Bathrobe', text: 'Discard your hand and draw three cards.' },
    'magicians-cape': { name: 'Magician’s cape', text: 'Draw a card, then discard one.' },
    overalls: { name: 'Overalls', text: 'Swap a job of yours with another player’s.' },
  },
  option: {
    unionStrike: {
      name: 'Union strike',
      text: 'Under a neutral poster, whoever has a star puts in as many cards as they like, even none.',
    },
    randomLoyalties: {
      name: 'Random loyalties',
      text: 'Loyalties are dealt from all nine cards: nobody knows the numbers.',
    },
    costumes: {
      name: 'Costumes',
      text: 'A tenth job hands out costumes that can be used at any time.',
    },
    leftOut: { name: 'Handpicked jobs', text: 'The jobs you choose stay out of the game.' },
  },
  refusal: {
    'no-such-action': 'That cannot be done here.',
    'not-your-job': 'That job is not yours.',
    'already-performed': 'That job has been performed in this round.',
    'first-turn-only': 'The screenwriter writes on the opening turn of a round only.',
    'just-taken': 'A job from the centre waits for the next round.',
    'no-such-aim': 'Not there: choose somebody or something else.',
    'not-in-the-centre': 'That job does not lie in the centre.',
    'not-that-die': 'Not that die again.',
    'not-in-hand': 'That card is not in your hand.',
    'not-so-many-cards': 'That is not the right number of cards.',
    'not-drawn': 'Choose from what you have drawn.',
    'no-such-costume': 'You do not wear that costume.',
    'not-now': 'Not now.',
    'already-claimed': 'You have said so already; wait for the next premiere.',
  },
  history: {
    title: 'What happened in 1947',
    text: 'In 1947 a committee of the American Congress asked people of the film trade in public whether they were communists, and wanted names. Ten writers and directors refused to answer and went to prison. The studios drew up a list of people whom nobody was to employ: hundreds lost their work, some their homes and friends, a few their lives. Most had done nothing but think, sign or know somebody. The list was never printed, and it lasted more than ten years. This game plays with suspicion; they had to live with it.',
  },
};
