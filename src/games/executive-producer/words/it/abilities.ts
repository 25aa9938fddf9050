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
  'screen-test': {
    name: 'Provino',
    text: 'Pesca 1 regista dal mazzo; piazzalo senza pagare o scartalo.',
  },
  'rushed-print': {
    name: 'Copia ancora bagnata',
    text: 'In questo turno puoi far uscire un film con 2 ruoli vuoti al massimo.',
  },
  'second-backlot': {
    name: 'Secondo teatro di posa',
    text: 'Uno spazio di lavorazione in più per il resto della partita.',
  },
  'double-shift': { name: 'Doppio turno', text: '2 azioni in più in questo turno.' },
  'bargain-bin': {
    name: 'Cesta delle occasioni',
    text: 'In questo turno ogni carta delle file costa 3\u00a0$ in meno, mai però meno di 1\u00a0$.',
  },
  'open-call': {
    name: 'Audizione aperta',
    text: 'Pesca 6 attori dal mazzo, scritturane uno o nessuno senza pagare, scarta gli altri.',
  },
  'balloons-in-every-town': {
    name: 'Palloncini in ogni città',
    text: '6 dadi d’incasso in più per un tuo film in lavorazione.',
  },
  'opening-weekend': {
    name: 'Primo fine settimana',
    text: 'La tua prossima uscita di questo turno tira due volte i dadi d’incasso; vale il tiro migliore.',
  },
  'bidding-war': {
    name: 'Guerra di rilanci',
    text: 'Prendi fino a 2 copioni dalla fila senza pagare.',
  },
  'summer-budget': {
    name: 'Budget estivo',
    text: 'In questo turno ogni carta delle file costa 2\u00a0$ in meno, mai però meno di 1\u00a0$.',
  },
  'better-offer': {
    name: 'Un’offerta migliore',
    text: 'Prendi un regista da un film avversario in lavorazione per uno dei tuoi.',
  },
  'festival-circuit': {
    name: 'Giro dei festival',
    text: '2 dadi di critica in più per un tuo film in lavorazione.',
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
  'gossip-column': {
    name: 'Rubrica di pettegolezzi',
    text: 'Pesca 5 Notizie, anche oltre il limite.',
  },
  'whisper-campaign': {
    name: 'Passaparola',
    text: '2 dadi di critica e 1 d’incasso in più per un tuo film in lavorazione.',
  },
  'press-embargo': {
    name: 'Silenzio stampa',
    text: 'Scarta tutte le Notizie da un tuo film in lavorazione.',
  },
  'change-of-subject': {
    name: 'Cambio di argomento',
    text: 'Sposta una Notizia da un tuo film in lavorazione a uno avversario che ne soddisfi le condizioni.',
  },
  'storming-out': {
    name: 'L’ultima goccia',
    text: 'Con un’azione: scarta un attore Professionista da un film avversario in lavorazione.',
  },
};
