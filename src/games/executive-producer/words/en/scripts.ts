import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'The Carousel Is Armed',
    tagline: '“Forty horses, sir. And the pink one is ticking.”',
  },
  'brakes-sold-separately': {
    title: 'Brakes Sold Separately',
    tagline: '“Brakes? Page nine, madam. In the small print.”',
  },
  'fists-of-the-notary': {
    title: 'Fists of the Notary',
    tagline: 'Sign here. And here. And HERE.',
  },
  'nine-lives-eight-spent': {
    title: 'Nine Lives, Eight Spent',
    tagline: '“Eight down, darling. The last is for the sequel.”',
  },
  'one-parachute-short': {
    title: 'One Parachute Short',
    tagline: '“Good news: four of us can stop worrying.”',
  },
  'dynamite-table-for-two': {
    title: 'Dynamite, Table for Two',
    tagline: '“We ordered the revenge. Flambé, please.”',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Colonel Hurricane Takes the Stairs',
    tagline: '“The lift was out. So I took out the building.”',
  },
  'the-snail-express': {
    title: 'The Snail Express',
    tagline: '“We deliver on Friday. We never said which.”',
  },
  'two-socks-and-a-dream': {
    title: 'Two Socks and a Dream',
    tagline: '“So you’re the one that’s left?” “No. I’m the right.”',
  },
  'pip-the-candle': {
    title: 'Pip, the Candle Who Feared the Dark',
    tagline: '“Could somebody leave a light on?” “Pip… that’s you.”',
  },
  'penguins-cannot-tango': { title: 'Penguins Cannot Tango', tagline: 'Nobody told the penguins.' },
  'grandpa-is-a-teapot': {
    title: 'Grandpa Is a Teapot',
    tagline: '“Grandpa’s boiling again!” “Then pour, child, pour!”',
  },
  'the-moons-little-brother': {
    title: 'The Moon’s Little Brother',
    tagline: '“Five more minutes, Mum! The sun isn’t even up!”',
  },
  'the-philharmonic-frogs': {
    title: 'The Philharmonic Frogs',
    tagline: '“They asked us to croak. We gave them an encore.”',
  },
  'my-mother-the-butler': {
    title: 'My Mother, the Butler',
    tagline: '“Dinner is served, sir. Elbows off the table, sir.”',
  },
  'honeymoon-for-eleven': {
    title: 'Honeymoon for Eleven',
    tagline: '“I do.” “I do.” “I do.” “Who said that?”',
  },
  'the-duchess-of-row-six': {
    title: 'The Duchess of Row Six',
    tagline: '“I have a title.” “That’s no ticket, ma’am.”',
  },
  'who-let-the-goat-vote': { title: 'Who Let the Goat Vote?', tagline: 'It ate the recount.' },
  'divorced-by-telegram': {
    title: 'Divorced by Telegram, Stop',
    tagline: 'Please come home stop. No, do not stop.',
  },
  'four-plumbers-and-a-countess': {
    title: 'Four Plumbers and a Countess',
    tagline: '“We found the leak, Countess. It’s the Count.”',
  },
  'everybody-lies-on-tuesday': {
    title: 'Everybody Lies on Tuesday',
    tagline: '“Trust me. It’s Wednesday.”',
  },
  'a-chair-by-the-window': {
    title: 'A Chair by the Window',
    tagline: '“Don’t sit there. She’s only late.”',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'The Piano Tuner of Ash Street',
    tagline: '“You hear everything.” “Everything but you.”',
  },
  'eleven-winters': {
    title: 'Eleven Winters',
    tagline: '“One more winter.” “You’ve said that ten times.”',
  },
  'salt-in-the-sugar-bowl': {
    title: 'Salt in the Sugar Bowl',
    tagline: '“Who made the coffee?” They never spoke again.',
  },
  'the-judge-wore-slippers': {
    title: 'The Judge Wore Slippers',
    tagline: '“All rise!” “Not you, Dad. Your soup is cold.”',
  },
  'the-bridge-at-saint-orla': {
    title: 'The Bridge at Saint Orla',
    tagline: 'Two villages built it. Neither will cross.',
  },
  'all-the-kings-gardeners': {
    title: 'All the King’s Gardeners',
    tagline: '“The empire has fallen, sir.” “Mind the roses.”',
  },
  'it-lives-in-the-laundry': {
    title: 'It Lives in the Laundry',
    tagline: '“Whites come out red, dear. Stay out of the wash.”',
  },
  'the-governess-has-no-shadow': {
    title: 'The Governess Has No Shadow',
    tagline: '“She’s lovely, Papa. But where is the rest of her?”',
  },
  'do-not-feed-the-portrait': {
    title: 'Do Not Feed the Portrait',
    tagline: '“Its eyes follow you.” “It’s the mouth I mind.”',
  },
  'the-dentist-works-nights': {
    title: 'The Dentist Works Nights',
    tagline: '“Open wide. Wider. WIDER.”',
  },
  'the-house-that-coughed': {
    title: 'The House That Coughed',
    tagline: '“It’s only the pipes.” “Pipes don’t say excuse me.”',
  },
  'the-accountants-rise-again': {
    title: 'The Accountants Rise Again',
    tagline: '“We died in April. You still owe us March.”',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Thirteen Candles, Twelve Guests',
    tagline: '“Make a wish.” “I wish I knew who that is.”',
  },
  'the-robot-who-apologised': {
    title: 'The Robot Who Apologised',
    tagline: '“I am so sorry. Version two will not be.”',
  },
  'no-parking-on-neptune': {
    title: 'No Parking on Neptune',
    tagline: '“Officer, I was only gone for an ice age.”',
  },
  'yesterday-is-cancelled': {
    title: 'Yesterday Is Cancelled',
    tagline: '“Could you do yesterday?” “Sorry, sir. Cancelled.”',
  },
  'a-florist-on-titan': {
    title: 'A Florist on Titan',
    tagline: '“We come in peace.” “Lovely. Roses or tulips?”',
  },
  'revolt-of-the-vending-machines': {
    title: 'Revolt of the Vending Machines',
    tagline: '“Exact change. Or die.”',
  },
  'six-clones-one-tuxedo': {
    title: 'Six Clones, One Tuxedo',
    tagline: '“Who wears the tuxedo?” “I do.” “I do.” “I do.”',
  },
  'the-slow-boat-to-andromeda': {
    title: 'The Slow Boat to Andromeda',
    tagline: '“Are we there yet?” “Your grandchildren will be.”',
  },
};
