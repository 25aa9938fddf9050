import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'The Carousel Is Armed',
    tagline: 'Forty horses. Nobody gets off.',
  },
  'brakes-sold-separately': {
    title: 'Brakes Sold Separately',
    tagline: 'He read the contract at a hundred miles an hour.',
  },
  'fists-of-the-notary': {
    title: 'Fists of the Notary',
    tagline: 'Sign here. And here. And HERE.',
  },
  'nine-lives-eight-spent': {
    title: 'Nine Lives, Eight Spent',
    tagline: 'She is saving the last one for the sequel.',
  },
  'one-parachute-short': {
    title: 'One Parachute Short',
    tagline: 'Five friends, four parachutes, no hard feelings.',
  },
  'dynamite-table-for-two': {
    title: 'Dynamite, Table for Two',
    tagline: 'They ordered revenge. It came flambé.',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Colonel Hurricane Takes the Stairs',
    tagline: 'The lift was out. Soon, so was the building.',
  },
  'the-snail-express': {
    title: 'The Snail Express',
    tagline: 'Delivered on time, whichever time that is.',
  },
  'two-socks-and-a-dream': {
    title: 'Two Socks and a Dream',
    tagline: 'One was left. The other had left.',
  },
  'pip-the-candle': {
    title: 'Pip, the Candle Who Feared the Dark',
    tagline: 'A tale that will melt you.',
  },
  'penguins-cannot-tango': { title: 'Penguins Cannot Tango', tagline: 'Nobody told the penguins.' },
  'grandpa-is-a-teapot': { title: 'Grandpa Is a Teapot', tagline: 'Handle with love.' },
  'the-moons-little-brother': {
    title: 'The Moon’s Little Brother',
    tagline: 'He wants to stay up late too.',
  },
  'the-philharmonic-frogs': {
    title: 'The Philharmonic Frogs',
    tagline: 'They were only ever asked to croak.',
  },
  'my-mother-the-butler': {
    title: 'My Mother, the Butler',
    tagline: 'Dinner is served. Sit up straight.',
  },
  'honeymoon-for-eleven': { title: 'Honeymoon for Eleven', tagline: 'Everybody said yes.' },
  'the-duchess-of-row-six': {
    title: 'The Duchess of Row Six',
    tagline: 'She had a title. She had no ticket.',
  },
  'who-let-the-goat-vote': { title: 'Who Let the Goat Vote?', tagline: 'It ate the recount.' },
  'divorced-by-telegram': {
    title: 'Divorced by Telegram, Stop',
    tagline: 'Please come home stop. No, do not stop.',
  },
  'four-plumbers-and-a-countess': {
    title: 'Four Plumbers and a Countess',
    tagline: 'The leak was never found.',
  },
  'everybody-lies-on-tuesday': {
    title: 'Everybody Lies on Tuesday',
    tagline: 'Trust us. It is Wednesday.',
  },
  'a-chair-by-the-window': {
    title: 'A Chair by the Window',
    tagline: 'Somebody used to sit in it.',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'The Piano Tuner of Ash Street',
    tagline: 'He heard everything but her.',
  },
  'eleven-winters': { title: 'Eleven Winters', tagline: 'The twelfth is longer.' },
  'salt-in-the-sugar-bowl': {
    title: 'Salt in the Sugar Bowl',
    tagline: 'A family. A Sunday. A mistake.',
  },
  'the-judge-wore-slippers': {
    title: 'The Judge Wore Slippers',
    tagline: 'Justice came home late.',
  },
  'the-bridge-at-saint-orla': {
    title: 'The Bridge at Saint Orla',
    tagline: 'Two villages built it. Neither will cross.',
  },
  'all-the-kings-gardeners': {
    title: 'All the King’s Gardeners',
    tagline: 'An empire fell. The roses did not.',
  },
  'it-lives-in-the-laundry': { title: 'It Lives in the Laundry', tagline: 'Whites come out red.' },
  'the-governess-has-no-shadow': {
    title: 'The Governess Has No Shadow',
    tagline: 'The children noticed first.',
  },
  'do-not-feed-the-portrait': {
    title: 'Do Not Feed the Portrait',
    tagline: 'Its eyes follow you. So does its mouth.',
  },
  'the-dentist-works-nights': {
    title: 'The Dentist Works Nights',
    tagline: 'Open wide. Wider. Wider.',
  },
  'the-house-that-coughed': {
    title: 'The House That Coughed',
    tagline: 'The wallpaper is breathing better now.',
  },
  'the-accountants-rise-again': {
    title: 'The Accountants Rise Again',
    tagline: 'They only want what is owed.',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Thirteen Candles, Twelve Guests',
    tagline: 'Blow, and make it quick.',
  },
  'the-robot-who-apologised': {
    title: 'The Robot Who Apologised',
    tagline: 'Version two will not.',
  },
  'no-parking-on-neptune': { title: 'No Parking on Neptune', tagline: 'The fine is astronomical.' },
  'yesterday-is-cancelled': {
    title: 'Yesterday Is Cancelled',
    tagline: 'Tomorrow is fully booked.',
  },
  'a-florist-on-titan': { title: 'A Florist on Titan', tagline: 'She came in peace, with tulips.' },
  'revolt-of-the-vending-machines': {
    title: 'Revolt of the Vending Machines',
    tagline: 'Exact change or die.',
  },
  'six-clones-one-tuxedo': {
    title: 'Six Clones, One Tuxedo',
    tagline: 'Saturday belongs to whoever wakes first.',
  },
  'the-slow-boat-to-andromeda': {
    title: 'The Slow Boat to Andromeda',
    tagline: 'They left as strangers. They arrive as ancestors.',
  },
};
