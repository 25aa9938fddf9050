import type { ProducerTexts } from '../texts';

export const news: ProducerTexts['news'] = {
  'standing-ovation': { headline: 'Standing Ovation', line: 'Row two only stood up to see.' },
  'hummable-theme': {
    headline: 'A Tune You Cannot Shake',
    line: 'Three ushers are in hospital, humming.',
  },
  'lines-round-the-block': {
    headline: 'Queues Round the Block',
    line: 'At the far end they ask what it is for.',
  },
  'talk-show-sofa': {
    headline: 'Charming on the Sofa',
    line: 'Three anecdotes, one tear, no plot.',
  },
  'poster-on-every-bus': {
    headline: 'A Poster on Every Bus',
    line: 'The buses are late. The poster is not.',
  },
  'mysterious-benefactor': {
    headline: 'A Mysterious Benefactor',
    line: 'All he asks is a close-up of his dog.',
  },
  'cut-in-half': { headline: 'Cut in Half', line: 'They kept the good half, one hears.' },
  'toy-shop-frenzy': {
    headline: 'Frenzy in the Toy Shops',
    line: 'The villain is sold out until spring.',
  },
  'stunt-goes-right': { headline: 'Stunt Goes Right', line: 'The car landed. So did the hat.' },
  'catchphrase-of-the-summer': {
    headline: 'Catchphrase of the Summer',
    line: 'By autumn it will be against the law.',
  },
  'fainting-in-row-three': {
    headline: 'Fainting in Row Three',
    line: 'A nurse at every door. Two of them fainted.',
  },
  'midnight-cult': {
    headline: 'A Cult at Midnight',
    line: 'They come in costume and leave in song.',
  },
  'singalong-screenings': {
    headline: 'Sing-Along Screenings',
    line: 'Even the projector is flat.',
  },
  'professor-writes-a-book': {
    headline: 'Professor Writes a Book About It',
    line: 'Six hundred pages on the wallpaper.',
  },
  'not-a-dry-eye': {
    headline: 'Not a Dry Eye in the House',
    line: 'The cashier wept into the till.',
  },
  'critic-was-seen-laughing': {
    headline: 'Critic Was Seen Laughing',
    line: 'He denies it. There are photographs.',
  },
  'grown-ups-weep-too': {
    headline: 'Grown-Ups Weep Too',
    line: 'The children had to take them home.',
  },
  'science-confirms-it': {
    headline: 'Science Confirms It',
    line: 'Faster than light, though not on weekdays.',
  },
  'banned-in-four-towns': {
    headline: 'Banned in Four Towns',
    line: 'The fifth has added a matinee.',
  },
  'chemistry-on-set': {
    headline: 'Chemistry on the Set',
    line: 'The costumes had to be fireproofed.',
  },
  'ensemble-of-the-year': {
    headline: 'Ensemble of the Year',
    line: 'Everybody has the best part. Ask anybody.',
  },
  'one-take-wonder': {
    headline: 'The One-Take Wonder',
    line: 'A cat walked in. Nobody dared to say cut.',
  },
  'rewritten-overnight': { headline: 'Rewritten Overnight', line: 'Now the butler has a motive.' },
  'ahead-of-schedule': {
    headline: 'Ahead of Schedule',
    line: 'The caterers had not even unpacked.',
  },
  'born-for-the-genre': {
    headline: 'Born for the Genre',
    line: 'Even the holiday films look like this.',
  },
  'family-business': {
    headline: 'A Family Business',
    line: 'Thirty years at one desk, and still smiling.',
  },
  'little-movie-that-could': {
    headline: 'The Little Movie That Could',
    line: 'Two chairs, one lamp, and look at it go.',
  },
  'tantrum-makes-headlines': {
    headline: 'Tantrum Makes Headlines',
    line: 'The piano is still in the swimming pool.',
  },
  'so-bad-it-is-good': { headline: 'So Bad It Is Good', line: 'People go twice, to make sure.' },
  'everybody-talks-about-it': {
    headline: 'Everybody Talks About It',
    line: 'Somebody has even seen it.',
  },
  'boom-in-the-picture': {
    headline: 'Microphone in the Picture',
    line: 'It gives the finest performance.',
  },
  'ending-given-away': { headline: 'Ending Given Away', line: 'It was the gardener. Sorry.' },
  'rain-on-opening-night': { headline: 'Rain on Opening Night', line: 'Inside as well.' },
  'wrong-reel-shown': {
    headline: 'The Wrong Reel Is Shown',
    line: 'They reviewed the projectionist’s wedding.',
  },
  'accountant-walks-the-set': {
    headline: 'The Accountant Walks the Set',
    line: 'One of the two horses has to go.',
  },
  'trailer-was-better': { headline: 'The Trailer Was Better', line: 'It also had an ending.' },
  'zipper-in-the-monster': {
    headline: 'A Zip Down the Monster’s Back',
    line: 'It was stuck, which explains the roar.',
  },
  'joke-explained': { headline: 'The Joke Is Explained', line: 'Twice, with a diagram.' },
  'historian-objects': {
    headline: 'A Historian Objects',
    line: 'No braces in those days. Nor any America.',
  },
  'parents-write-letters': {
    headline: 'Parents Write Letters',
    line: 'In red ink, with drawings.',
  },
  'too-sad-for-a-saturday': {
    headline: 'Too Sad for a Saturday',
    line: 'Couples leave it as singles.',
  },
  'explosion-fatigue': {
    headline: 'Tired of Explosions',
    line: 'The audience slept through the volcano.',
  },
  'same-plot-next-door': { headline: 'Same Plot Next Door', line: 'Same dog, too.' },
  'star-map-upside-down': {
    headline: 'Star Map Upside Down',
    line: 'They have been flying to Belgium.',
  },
  'real-ghost-complains': {
    headline: 'A Real Ghost Complains',
    line: '“Nobody moans like that,” it moaned.',
  },
  'locked-in-the-trailer': {
    headline: 'Locked in the Dressing Room',
    line: 'The dressing room has asked to leave.',
  },
  'ninetieth-take': { headline: 'The Ninetieth Take', line: 'In the first, the soup was hot.' },
  'too-many-chefs': { headline: 'Too Many Chefs', line: 'Everybody stirs. Nobody tastes.' },
  'written-by-the-nephew': {
    headline: 'Touched Up by the Nephew',
    line: 'He got the job the usual way, over dinner.',
  },
  'typecast-again': { headline: 'Typecast Again', line: 'Same hat, same limp, same last words.' },
  'nobody-in-it': { headline: 'There Is Nobody in It', line: 'The lamp carries the second act.' },
  overexposed: { headline: 'Overexposed', line: 'Even the lighthouse keeper has heard enough.' },
  'critics-sharpen-pencils': {
    headline: 'Critics Sharpen Their Pencils',
    line: 'They were promised a masterpiece.',
  },
  'bubble-bursts': {
    headline: 'The Bubble Bursts',
    line: 'A sure thing yesterday, an umbrella stand today.',
  },
};
