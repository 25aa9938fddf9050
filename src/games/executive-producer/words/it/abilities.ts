import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Attori a contratto',
    text: 'Con un’azione: prendi fino a 2 attori dalla fila senza pagare e scritturali.',
  },
  'poaching-season': {
    name: 'Stagione di caccia',
    text: 'Con un’azione: prendi un attore da un film avversario in lavorazione per uno dei tuoi.',
  },
  'charm-offensive': {
    name: 'Operazione simpatia',
    text: 'In questo turno nessun attore rifiuta un genere e tutti lavorano con tutti.',
  },
  'new-faces': {
    name: 'Volti nuovi',
    text: 'Scarta tutti gli attori della fila e riempila di nuovo.',
  },
  'rushed-print': {
    name: 'Copia ancora bagnata',
    text: 'In questo turno puoi far uscire un film con 2 ruoli vuoti al massimo.',
  },
  'balloons-in-every-town': {
    name: 'Palloncini in ogni città',
    text: '6 dadi d’incasso in più per un tuo film in lavorazione.',
  },
  'opening-weekend': {
    name: 'Primo fine settimana',
    text: 'La tua prossima uscita di questo turno tira due volte i dadi d’incasso; vale il tiro migliore.',
  },
  'better-offer': {
    name: 'Un’offerta migliore',
    text: 'Prendi un regista da un film avversario in lavorazione per uno dei tuoi.',
  },
  'final-cut': {
    name: 'Montaggio definitivo',
    text: 'La tua prossima uscita di questo turno tira due volte i dadi di critica; vale il tiro migliore.',
  },
  'late-discovery': { name: 'Scoperta tardiva', text: 'Metti 5 stelle su un tuo film già uscito.' },
  'auteur-theory': {
    name: 'Politica degli autori',
    text: 'Prendi un regista dalla fila senza pagare e piazzalo.',
  },
  'withering-review': {
    name: 'Una stroncatura',
    text: '4 dadi di critica in meno per un film avversario in lavorazione.',
  },
  'press-embargo': {
    name: 'Silenzio stampa',
    text: 'Scarta tutte le Notizie da un tuo film in lavorazione.',
  },
  'change-of-subject': {
    name: 'Cambio di argomento',
    text: 'Sposta una Notizia da un tuo film in lavorazione a uno avversario che ne soddisfi le condizioni.',
  },
  'insured-eyelashes': {
    name: 'Assicurati fino alle ciglia',
    text: 'Un tuo film in lavorazione incassa almeno 9\u00a0$: l’assicurazione paga quello che manca.',
  },
  'second-backlot': {
    name: 'Secondo teatro di posa',
    text: 'Con un’azione: uno spazio di lavorazione in più, per sempre, e un copione della fila senza pagare.',
  },
  'double-shift': {
    name: 'Doppio turno',
    text: 'Dopo un’uscita, nello stesso turno: 2 azioni in più.',
  },
  'handshake-deal': {
    name: 'Stretta di mano',
    text: 'La prossima parità di puntate in cui ci sei anche tu è tua.',
  },
  'sequel-rights': {
    name: 'Diritti sul seguito',
    text: 'Dopo un’uscita, nello stesso turno: prendi un copione della fila senza pagare.',
  },
  'held-over': {
    name: 'A grande richiesta',
    text: 'Lanciati i dadi della tua uscita: rilancia tutti quelli della critica o tutti quelli degli incassi.',
  },
  'open-call': {
    name: 'Provini aperti a tutti',
    text: 'Con un’azione: pesca 6 attori, assegnane uno o nessuno senza pagare e scarta gli altri.',
  },
  'storming-out': {
    name: 'L’ultima goccia',
    text: 'Scarta un attore Difficile da un film in lavorazione di un altro giocatore.',
  },
  'jury-dinner': {
    name: 'A cena con la giuria',
    text: 'Guarda in segreto il prossimo premio; lascialo lì o mettilo sotto gli altri.',
  },
  'gossip-column': {
    name: 'Rubrica di pettegolezzi',
    text: 'Dopo un’uscita, nello stesso turno: pesca 4 Notizie, anche oltre il limite.',
  },
  'stolen-scoop': {
    name: 'Scoop rubato',
    text: 'Prendi una Notizia a caso dalla mano di un altro giocatore.',
  },
};
