import type { ProducerTexts } from '../texts';

export const news: ProducerTexts['news'] = {
  'standing-ovation': { headline: 'La sala in piedi', line: 'La seconda fila voleva solo vedere.' },
  'hummable-theme': {
    headline: 'Un motivo che non va più via',
    line: 'Tre maschere ricoverate: canticchiavano.',
  },
  'lines-round-the-block': {
    headline: 'Coda intorno all’isolato',
    line: 'In fondo chiedono per che cosa sia.',
  },
  'talk-show-sofa': {
    headline: 'Fascino da salotto',
    line: 'Tre aneddoti, una lacrima, niente trama.',
  },
  'poster-on-every-bus': {
    headline: 'Un manifesto su ogni autobus',
    line: 'Gli autobus tardano. Il manifesto no.',
  },
  'mysterious-benefactor': {
    headline: 'Un misterioso benefattore',
    line: 'Chiede solo un primo piano del suo cane.',
  },
  'cut-in-half': { headline: 'Tagliato a metà', line: 'Hanno tenuto quella buona, pare.' },
  'toy-shop-frenzy': {
    headline: 'Follia nei negozi di giocattoli',
    line: 'Il cattivo è esaurito fino a primavera.',
  },
  'stunt-goes-right': {
    headline: 'Acrobazia riuscita',
    line: 'È atterrata l’auto. Anche il cappello.',
  },
  'catchphrase-of-the-summer': {
    headline: 'Il tormentone dell’estate',
    line: 'In autunno sarà vietato per legge.',
  },
  'fainting-in-row-three': {
    headline: 'Svenimenti in terza fila',
    line: 'Un’infermiera a ogni porta. Due sono svenute.',
  },
  'midnight-cult': {
    headline: 'Culto di mezzanotte',
    line: 'Vengono in costume ed escono cantando.',
  },
  'singalong-screenings': {
    headline: 'Proiezioni cantate in coro',
    line: 'Stona perfino il proiettore.',
  },
  'professor-writes-a-book': {
    headline: 'Un professore ci scrive un libro',
    line: 'Seicento pagine sulla carta da parati.',
  },
  'not-a-dry-eye': {
    headline: 'Neanche un occhio asciutto in sala',
    line: 'Il cassiere ha pianto nella cassa.',
  },
  'critic-was-seen-laughing': {
    headline: 'Un critico è stato visto ridere',
    line: 'Nega. Ci sono le fotografie.',
  },
  'grown-ups-weep-too': {
    headline: 'Piangono anche i grandi',
    line: 'I bambini li hanno riportati a casa.',
  },
  'science-confirms-it': {
    headline: 'La scienza conferma',
    line: 'Più veloci della luce, ma non nei feriali.',
  },
  'banned-in-four-towns': {
    headline: 'Vietato in quattro città',
    line: 'La quinta aggiunge una replica.',
  },
  'chemistry-on-set': { headline: 'Chimica sul set', line: 'Si sono dovuti ignifugare i costumi.' },
  'ensemble-of-the-year': {
    headline: 'Il cast dell’anno',
    line: 'Ognuno ha la parte migliore. Chiedete pure.',
  },
  'one-take-wonder': {
    headline: 'Miracolo in un solo ciak',
    line: 'È entrato un gatto. Nessuno ha osato dire stop.',
  },
  'rewritten-overnight': {
    headline: 'Riscritto in una notte',
    line: 'Ora il maggiordomo ha un movente.',
  },
  'ahead-of-schedule': {
    headline: 'In anticipo sui tempi',
    line: 'La mensa non aveva ancora aperto.',
  },
  'born-for-the-genre': {
    headline: 'Ce l’ha nel sangue',
    line: 'Sono così anche i filmini delle vacanze.',
  },
  'family-business': {
    headline: 'Uno di casa',
    line: 'Trent’anni alla stessa scrivania, e sorride.',
  },
  'little-movie-that-could': {
    headline: 'Il piccolo film che ce la fa',
    line: 'Due sedie, una lampada, e guardatelo andare.',
  },
  'tantrum-makes-headlines': {
    headline: 'Scenata in prima pagina',
    line: 'Il pianoforte è ancora in piscina.',
  },
  'so-bad-it-is-good': {
    headline: 'Così brutto che è bello',
    line: 'Ci tornano, per essere sicuri.',
  },
  'everybody-talks-about-it': {
    headline: 'Non si parla d’altro',
    line: 'Qualcuno l’ha perfino visto.',
  },
  'boom-in-the-picture': { headline: 'Un microfono in campo', line: 'È quello che recita meglio.' },
  'ending-given-away': { headline: 'Svelato il finale', line: 'È stato il giardiniere. Scusate.' },
  'rain-on-opening-night': { headline: 'Pioggia alla prima', line: 'Anche in sala.' },
  'wrong-reel-shown': {
    headline: 'Proiettata la bobina sbagliata',
    line: 'Hanno recensito le nozze del proiezionista.',
  },
  'accountant-walks-the-set': {
    headline: 'Il contabile visita il set',
    line: 'C’è un cavallo di troppo.',
  },
  'trailer-was-better': {
    headline: 'Era meglio il trailer',
    line: 'Quello almeno aveva un finale.',
  },
  'zipper-in-the-monster': {
    headline: 'Una cerniera sulla schiena del mostro',
    line: 'Era inceppata: ecco il ruggito.',
  },
  'joke-explained': { headline: 'Spiegano la battuta', line: 'Due volte, con uno schema.' },
  'historian-objects': {
    headline: 'Uno storico protesta',
    line: 'Allora niente bretelle. E niente America.',
  },
  'parents-write-letters': {
    headline: 'I genitori scrivono',
    line: 'In inchiostro rosso, con disegni.',
  },
  'too-sad-for-a-saturday': {
    headline: 'Troppo triste per il sabato',
    line: 'Si entra in coppia, si esce da soli.',
  },
  'explosion-fatigue': {
    headline: 'Stanchi di esplosioni',
    line: 'Il pubblico ha dormito durante il vulcano.',
  },
  'same-plot-next-door': {
    headline: 'Stessa trama nella sala accanto',
    line: 'Anche lo stesso cane.',
  },
  'star-map-upside-down': {
    headline: 'Carta del cielo capovolta',
    line: 'Volavano verso il Belgio.',
  },
  'real-ghost-complains': {
    headline: 'Un vero fantasma protesta',
    line: '«Nessuno geme così», ha gemuto.',
  },
  'locked-in-the-trailer': {
    headline: 'Si chiude in camerino',
    line: 'Il camerino ha chiesto di andarsene.',
  },
  'ninetieth-take': { headline: 'Il novantesimo ciak', line: 'Al primo la minestra era calda.' },
  'too-many-chefs': { headline: 'Troppi cuochi', line: 'Tutti mescolano, nessuno assaggia.' },
  'written-by-the-nephew': {
    headline: 'Ritoccato dal nipote',
    line: 'Assunto come al solito, a cena.',
  },
  'typecast-again': {
    headline: 'Sempre la stessa parte',
    line: 'Stesso cappello, stessi baffi, stesso addio.',
  },
  'nobody-in-it': {
    headline: 'Non c’è dentro nessuno',
    line: 'Il secondo atto lo regge la lampada.',
  },
  overexposed: { headline: 'Sovraesposto', line: 'Non ne può più nemmeno il guardiano del faro.' },
  'critics-sharpen-pencils': {
    headline: 'I critici fanno la punta alle matite',
    line: 'Era stato promesso loro un capolavoro.',
  },
  'bubble-bursts': {
    headline: 'Scoppia la bolla',
    line: 'Ieri un affare sicuro, oggi un portaombrelli.',
  },
};
