import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'La giostra è minata',
    tagline: 'Quaranta cavalli. Non scende nessuno.',
  },
  'brakes-sold-separately': {
    title: 'Freni venduti a parte',
    tagline: 'Leggeva il contratto a centosessanta all’ora.',
  },
  'fists-of-the-notary': { title: 'I pugni del notaio', tagline: 'Firmi qui. E qui. E QUI.' },
  'nine-lives-eight-spent': {
    title: 'Sette vite, sei spese',
    tagline: 'L’ultima la tiene per il seguito.',
  },
  'one-parachute-short': {
    title: 'Manca un paracadute',
    tagline: 'Cinque amici, quattro paracadute, nessun rancore.',
  },
  'dynamite-table-for-two': {
    title: 'Dinamite, un tavolo per due',
    tagline: 'Ordinarono vendetta. Arrivò flambé.',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Il colonnello Uragano fa le scale',
    tagline: 'L’ascensore era fuori uso. Presto anche il palazzo.',
  },
  'the-snail-express': { title: 'Lumaca Espresso', tagline: 'Consegna puntuale, prima o poi.' },
  'two-socks-and-a-dream': {
    title: 'Due calzini e un sogno',
    tagline: 'Uno era spaiato. L’altro pure.',
  },
  'pip-the-candle': {
    title: 'Pip, la candela che temeva il buio',
    tagline: 'Una storia da sciogliersi.',
  },
  'penguins-cannot-tango': {
    title: 'I pinguini non ballano il tango',
    tagline: 'Ai pinguini nessuno l’ha detto.',
  },
  'grandpa-is-a-teapot': { title: 'Il nonno è una teiera', tagline: 'Maneggiare con affetto.' },
  'the-moons-little-brother': {
    title: 'La luna ha un fratellino',
    tagline: 'Anche lui vuole restare alzato.',
  },
  'the-philharmonic-frogs': {
    title: 'Le rane filarmoniche',
    tagline: 'A loro si chiedeva solo di gracidare.',
  },
  'my-mother-the-butler': {
    title: 'Mia madre il maggiordomo',
    tagline: 'La cena è servita. Stai dritto.',
  },
  'honeymoon-for-eleven': { title: 'Luna di miele in undici', tagline: 'Hanno detto tutti di sì.' },
  'the-duchess-of-row-six': {
    title: 'La duchessa di sesta fila',
    tagline: 'Aveva il titolo. Non il biglietto.',
  },
  'who-let-the-goat-vote': {
    title: 'Chi ha fatto votare la capra?',
    tagline: 'Si è mangiata il riconteggio.',
  },
  'divorced-by-telegram': {
    title: 'Divorzio per telegramma, stop',
    tagline: 'Torna a casa stop. Anzi, non stop.',
  },
  'four-plumbers-and-a-countess': {
    title: 'Quattro idraulici e una contessa',
    tagline: 'La perdita non si trovò mai.',
  },
  'everybody-lies-on-tuesday': {
    title: 'Il martedì mentono tutti',
    tagline: 'Fidatevi, è mercoledì.',
  },
  'a-chair-by-the-window': {
    title: 'Una sedia accanto alla finestra',
    tagline: 'Un tempo ci sedeva qualcuno.',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'L’accordatore di via dei Frassini',
    tagline: 'Sentiva tutto, tranne lei.',
  },
  'eleven-winters': { title: 'Undici inverni', tagline: 'Il dodicesimo è più lungo.' },
  'salt-in-the-sugar-bowl': {
    title: 'Sale nella zuccheriera',
    tagline: 'Una famiglia. Una domenica. Uno sbaglio.',
  },
  'the-judge-wore-slippers': {
    title: 'Il giudice era in pantofole',
    tagline: 'La giustizia rincasò tardi.',
  },
  'the-bridge-at-saint-orla': {
    title: 'Il ponte di Santa Orla',
    tagline: 'Lo costruirono due paesi. Nessuno lo attraversa.',
  },
  'all-the-kings-gardeners': {
    title: 'Tutti i giardinieri del re',
    tagline: 'Cadde l’impero. Le rose no.',
  },
  'it-lives-in-the-laundry': { title: 'Vive nella lavanderia', tagline: 'I bianchi escono rossi.' },
  'the-governess-has-no-shadow': {
    title: 'La governante senza ombra',
    tagline: 'I bambini lo videro per primi.',
  },
  'do-not-feed-the-portrait': {
    title: 'Non date da mangiare al ritratto',
    tagline: 'Ti segue con gli occhi. E con la bocca.',
  },
  'the-dentist-works-nights': {
    title: 'Il dentista riceve di notte',
    tagline: 'Apra bene. Di più. Di più.',
  },
  'the-house-that-coughed': {
    title: 'La casa che tossiva',
    tagline: 'La carta da parati ora respira meglio.',
  },
  'the-accountants-rise-again': {
    title: 'Il risveglio dei contabili',
    tagline: 'Vogliono solo il dovuto.',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Tredici candeline, dodici ospiti',
    tagline: 'Soffiate, e alla svelta.',
  },
  'the-robot-who-apologised': {
    title: 'Il robot che chiedeva scusa',
    tagline: 'La versione due non lo farà.',
  },
  'no-parking-on-neptune': {
    title: 'Divieto di sosta su Nettuno',
    tagline: 'La multa è astronomica.',
  },
  'yesterday-is-cancelled': { title: 'Ieri è annullato', tagline: 'Domani è tutto esaurito.' },
  'a-florist-on-titan': {
    title: 'Una fioraia su Titano',
    tagline: 'Veniva in pace, con i tulipani.',
  },
  'revolt-of-the-vending-machines': {
    title: 'La rivolta dei distributori',
    tagline: 'Soldi contati o la vita.',
  },
  'six-clones-one-tuxedo': {
    title: 'Sei cloni, uno smoking',
    tagline: 'Il sabato è di chi si sveglia prima.',
  },
  'the-slow-boat-to-andromeda': {
    title: 'Il lento viaggio per Andromeda',
    tagline: 'Partirono estranei. Arrivarono antenati.',
  },
};
