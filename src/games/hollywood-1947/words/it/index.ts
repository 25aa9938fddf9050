import type { Texts1947 } from '../texts';
import { action, prompt } from './asking';
import { card, kind, poster } from './cards';
import { event } from './events';
import { line, note, phrase } from './phrases';

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
    patriot: 'Patriota',
    'double-patriot': 'Doppio patriota',
    hearing: 'Udienza',
    neutral: 'Neutra',
    communist: 'Comunista',
    'double-communist': 'Doppio comunista',
    'shake-up': 'Rimpasto',
  },
  loyalty: {
    patriot: {
      name: 'Patriota',
      goal: 'Quattro film con più simboli patriottici che comunisti; tra due giocatori basta la parità.',
    },
    communist: {
      name: 'Comunista',
      goal: 'Quattro film in cui i simboli comunisti sono in testa o in parità; tra tre giocatori, tre.',
    },
    'rising-star': {
      name: 'Stella nascente',
      goal: 'Tre round a testa, e un settimo film in parità o vinto per un solo simbolo.',
    },
  },
  job: {
    screenwriter: {
      name: 'Sceneggiatore',
      text: 'Al primo turno di un round: pesca due locandine, tienine una come genere, seppellisci l’altra.',
    },
    producer: {
      name: 'Produttore',
      text: 'Scambia due mestieri qualsiasi. Cedi il Produttore a un giocatore? Puoi subito svolgere il mestiere ricevuto, se nessuno l’ha fatto.',
    },
    director: {
      name: 'Regista',
      text: 'Dai un gettone a chi vuoi, anche a te: mette una carta in più in un film.',
    },
    gaffer: {
      name: 'Capo elettricista',
      text: 'Rilancia fino a tre volte, qualsiasi dado, anche lo stesso.',
    },
    cinematographer: {
      name: 'Direttore della fotografia',
      text: 'Un giocatore a scelta, anche tu, scarta tutta la mano e pesca tre carte.',
    },
    actress: {
      name: 'Attrice',
      text: 'Un giocatore a scelta, anche tu, può pescare due carte e poi scartarne due.',
    },
    actor: {
      name: 'Attore',
      text: 'Un giocatore a scelta, anche tu, può pescare due carte e poi scartarne due.',
    },
    composer: {
      name: 'Compositore',
      text: 'Pesca due carte: una va nel film al posto di quella del mazzo, l’altra se ne va.',
    },
    editor: {
      name: 'Montatore',
      text: 'Guarda la carta tagliata da questo film: lasciala andare, o rimettila per un taglio alla cieca.',
    },
    'costume-designer': {
      name: 'Costumista',
      text: 'Pesca due costumi, danne uno a un giocatore, anche a te, metti l’altro sotto il mazzo.',
    },
  },
  costume: {
    'flight-jacket': {
      name: 'Giubbotto da aviatore',
      text: 'Gira uno dei tuoi dadi sulla stella.',
    },
    'dressing-gown': { name: 'Vestaglia', text: 'Gira uno dei tuoi dadi sul lato vuoto.' },
    'clown-suit': { name: 'Abito da clown', text: 'Capovolgi un dado di un tuo vicino.' },
    'gamblers-vest': {
      name: 'Panciotto da giocatore',
      text: 'Rilancia fino a due volte, qualsiasi dado, anche lo stesso.',
    },
    'trench-coat': { name: 'Impermeabile', text: 'Guarda la mano di un altro giocatore.' },
    tuxedo: { name: 'Smoking', text: 'Metti una tua carta nel film, con o senza stella.' },
    bathrobe: { name: 'Accappatoio', text: 'Scarta la tua mano e pesca tre carte.' },
    'magicians-cape': { name: 'Mantello da mago', text: 'Pesca una carta, poi scartane una.' },
    overalls: {
      name: 'Tuta da lavoro',
      text: 'Scambia un tuo mestiere con quello di un altro giocatore.',
    },
  },
  option: {
    unionStrike: {
      name: 'Sciopero',
      text: 'Con una locandina neutra, chi ha una stella mette quante carte vuole, anche nessuna.',
    },
    randomLoyalties: {
      name: 'Lealtà a caso',
      text: 'Si distribuisce da tutte e nove le carte: nessuno conosce la ripartizione.',
    },
    costumes: {
      name: 'Costumi',
      text: 'Un decimo mestiere distribuisce costumi da usare in ogni momento.',
    },
    leftOut: { name: 'Mestieri scelti', text: 'I mestieri che scegli restano fuori dal gioco.' },
  },
  refusal: {
    'no-such-action': 'Qui non si può fare.',
    'not-your-job': 'Questo mestiere non è tuo.',
    'already-performed': 'Questo mestiere è già stato svolto in questo round.',
    'first-turn-only': 'Lo sceneggiatore scrive solo al primo turno di un round.',
    'just-taken': 'Un mestiere preso dal centro aspetta il prossimo round.',
    'no-such-aim': 'Non lì: scegli qualcun altro o qualcos’altro.',
    'not-in-the-centre': 'Questo mestiere non è al centro.',
    'not-that-die': 'Non di nuovo quel dado.',
    'not-in-hand': 'Questa carta non è nella tua mano.',
    'not-so-many-cards': 'Non è il numero giusto di carte.',
    'not-drawn': 'Scegli tra ciò che hai pescato.',
    'no-such-costume': 'Non indossi questo costume.',
    'not-now': 'Non adesso.',
    'already-claimed': 'L’hai già detto; aspetta la prossima prima.',
  },
  history: {
    title: 'Che cosa accadde nel 1947',
    text: 'Nel 1947 una commissione del Congresso americano chiese in pubblico a gente del cinema se fosse comunista, e volle dei nomi. Dieci sceneggiatori e registi rifiutarono di rispondere e finirono in prigione. Gli studi cinematografici stilarono una lista di persone che nessuno doveva assumere: centinaia persero il lavoro, alcuni la casa e gli amici, qualcuno la vita. Quasi tutti non avevano fatto altro che pensare, firmare o conoscere qualcuno. La lista non fu mai stampata, e durò più di dieci anni. Qui con il sospetto si gioca; loro dovettero conviverci.',
  },
};
