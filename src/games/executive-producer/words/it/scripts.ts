import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'La giostra è minata',
    tagline: '«Quaranta cavalli, capo. E quello rosa ticchetta.»',
  },
  'brakes-sold-separately': {
    title: 'Freni venduti a parte',
    tagline: '«I freni? A pagina nove, signora. Scritto piccolo.»',
  },
  'fists-of-the-notary': { title: 'I pugni del notaio', tagline: 'Firmi qui. E qui. E QUI.' },
  'nine-lives-eight-spent': {
    title: 'Sette vite, sei spese',
    tagline: '«Sei andate, caro. L’ultima è per il seguito.»',
  },
  'one-parachute-short': {
    title: 'Manca un paracadute',
    tagline: '«Buone notizie: quattro di noi stiano tranquilli.»',
  },
  'dynamite-table-for-two': {
    title: 'Dinamite, un tavolo per due',
    tagline: '«Vendetta per due. Alla fiamma, grazie.»',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Il colonnello Uragano fa le scale',
    tagline: '«L’ascensore era rotto. Ora anche il palazzo.»',
  },
  'the-snail-express': {
    title: 'Lumaca Espresso',
    tagline: '«Ho detto giovedì, signora. Mica quale.»',
  },
  'two-socks-and-a-dream': {
    title: 'Due calzini e un sogno',
    tagline: '«Cerco l’anima gemella.» «Prova nella lavatrice.»',
  },
  'pip-the-candle': {
    title: 'Pip, la candela che temeva il buio',
    tagline: '«Mi lasciate una luce?» «Pip… sei tu.»',
  },
  'penguins-cannot-tango': {
    title: 'I pinguini non ballano il tango',
    tagline: 'Ai pinguini nessuno l’ha detto.',
  },
  'grandpa-is-a-teapot': {
    title: 'Il nonno è una teiera',
    tagline: '«Il nonno fischia!» «E tu versa, tesoro, versa!»',
  },
  'the-moons-little-brother': {
    title: 'La luna ha un fratellino',
    tagline: '«Altri cinque minuti! Il sole dorme ancora!»',
  },
  'the-philharmonic-frogs': {
    title: 'Le rane filarmoniche',
    tagline: '«Volevano un cra cra. Hanno avuto il bis.»',
  },
  'my-mother-the-butler': {
    title: 'Mia madre il maggiordomo',
    tagline: '«La cena è servita, signore. Giù i gomiti, signore.»',
  },
  'honeymoon-for-eleven': {
    title: 'Luna di miele in undici',
    tagline: '«Sì.» «Sì.» «Sì.» «Scusi, lei chi è?»',
  },
  'the-duchess-of-row-six': {
    title: 'La duchessa di sesta fila',
    tagline: '«Ho un titolo!» «Io voglio il biglietto, duchessa.»',
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
    tagline: '«Trovata la perdita, contessa: è il conte.»',
  },
  'everybody-lies-on-tuesday': {
    title: 'Il martedì mentono tutti',
    tagline: '«Fidati. Oggi è mercoledì.»',
  },
  'a-chair-by-the-window': {
    title: 'Una sedia accanto alla finestra',
    tagline: '«Non sederti lì. È solo in ritardo.»',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'L’accordatore di via dei Frassini',
    tagline: '«Lei sente tutto.» «Tutto, tranne lei.»',
  },
  'eleven-winters': {
    title: 'Undici inverni',
    tagline: '«Ancora un inverno.» «L’hai già detto dieci volte.»',
  },
  'salt-in-the-sugar-bowl': {
    title: 'Sale nella zuccheriera',
    tagline: '«Chi ha fatto il caffè?» Da allora, silenzio.',
  },
  'the-judge-wore-slippers': {
    title: 'Il giudice era in pantofole',
    tagline: '«In piedi!» «Tu no, papà. La minestra si fredda.»',
  },
  'the-bridge-at-saint-orla': {
    title: 'Il ponte di Santa Orla',
    tagline: 'Lo costruirono due paesi. Nessuno lo attraversa.',
  },
  'all-the-kings-gardeners': {
    title: 'Tutti i giardinieri del re',
    tagline: '«È caduto l’impero.» «Attento alle rose.»',
  },
  'it-lives-in-the-laundry': {
    title: 'Vive nella lavanderia',
    tagline: '«I bianchi escono rossi. Tu non entrarci, cara.»',
  },
  'the-governess-has-no-shadow': {
    title: 'La governante senza ombra',
    tagline: '«È carina, papà. Ma il resto dov’è?»',
  },
  'do-not-feed-the-portrait': {
    title: 'Non date da mangiare al ritratto',
    tagline: '«Ti segue con gli occhi.» «A me preoccupa la bocca.»',
  },
  'the-dentist-works-nights': {
    title: 'Il dentista riceve di notte',
    tagline: '«Apra bene. Di più. DI PIÙ.»',
  },
  'the-house-that-coughed': {
    title: 'La casa che tossiva',
    tagline: '«Sono solo i tubi.» «Hanno detto permesso?»',
  },
  'the-accountants-rise-again': {
    title: 'Il risveglio dei contabili',
    tagline: '«Morti ad aprile. Lei ci deve ancora marzo.»',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Tredici candeline, dodici ospiti',
    tagline: '«Esprimi un desiderio.» «Sapere chi è quello.»',
  },
  'the-robot-who-apologised': {
    title: 'Il robot che chiedeva scusa',
    tagline: '«Mi dispiace tanto. Alla versione due, no.»',
  },
  'no-parking-on-neptune': {
    title: 'Divieto di sosta su Nettuno',
    tagline: '«Ma vigile, solo il tempo di una glaciazione!»',
  },
  'yesterday-is-cancelled': {
    title: 'Ieri è annullato',
    tagline: '«Ha posto ieri?» «Spiacente: annullato.»',
  },
  'a-florist-on-titan': {
    title: 'Una fioraia su Titano',
    tagline: '«Veniamo in pace.» «Che bello. Rose o tulipani?»',
  },
  'revolt-of-the-vending-machines': {
    title: 'La rivolta dei distributori',
    tagline: '«Soldi contati. O la vita.»',
  },
  'six-clones-one-tuxedo': {
    title: 'Sei cloni, uno smoking',
    tagline: '«Di chi è lo smoking?» «Mio.» «Mio.» «Mio.»',
  },
  'the-slow-boat-to-andromeda': {
    title: 'Il lento viaggio per Andromeda',
    tagline: '«Siamo arrivati?» «I vostri nipoti, quasi.»',
  },
};
