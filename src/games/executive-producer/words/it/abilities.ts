import type { ProducerTexts } from '../texts';

export const abilities: ProducerTexts['ability'] = {
  'contract-players': {
    name: 'Attori a contratto',
    text: 'Con un’azione: prendi fino a 2 attori dalla fila senza pagare e scritturali.',
    line: 'Sette anni, due film l’anno, un ombrello.',
  },
  'poaching-season': {
    name: 'Stagione di caccia',
    text: 'Con un’azione: prendi un attore da un film avversario in lavorazione per uno dei tuoi.',
    line: 'Si apre quando la loro auto esce dal cancello.',
  },
  'charm-offensive': {
    name: 'Operazione simpatia',
    text: 'In questo turno nessun attore rifiuta un genere e tutti lavorano con tutti.',
    line: 'Fiori in ogni camerino, a camionate.',
  },
  'new-faces': {
    name: 'Volti nuovi',
    text: 'Scarta tutti gli attori della fila e riempila di nuovo.',
    line: 'I vecchi escano dal retro, grazie.',
  },
  'rushed-print': {
    name: 'Copia ancora bagnata',
    text: 'In questo turno puoi far uscire un film con 2 ruoli vuoti al massimo.',
    line: 'La colla è asciutta. Il finale arriva in taxi.',
  },
  'balloons-in-every-town': {
    name: 'Palloncini in ogni città',
    text: '7 dadi d’incasso in più per un tuo film in lavorazione.',
    line: 'Uno è sceso in Perù. Tutto esaurito.',
  },
  'opening-weekend': {
    name: 'Primo fine settimana',
    text: 'La tua prossima uscita di questo turno tira due volte i dadi d’incasso; vale il tiro migliore.',
    line: 'A chiederlo bene, il sabato ha due serate.',
  },
  'better-offer': {
    name: 'Un’offerta migliore',
    text: 'Prendi un regista da un film avversario in lavorazione per uno dei tuoi.',
    line: 'Con un pony in omaggio.',
  },
  'final-cut': {
    name: 'Montaggio definitivo',
    text: 'La tua prossima uscita di questo turno tira due volte i dadi di critica; vale il tiro migliore.',
    line: 'Zac. No. Rimettilo. Zac.',
  },
  'late-discovery': {
    name: 'Scoperta tardiva',
    text: 'Metti 5 stelle su un tuo film già uscito.',
    line: 'Incompreso fino a martedì, poi un classico.',
  },
  'auteur-theory': {
    name: 'Politica degli autori',
    text: 'Prendi un regista dalla fila senza pagare e piazzalo.',
    line: 'Firma tutto, anche i panini.',
  },
  'withering-review': {
    name: 'Una stroncatura',
    text: '4 dadi di critica in meno per un film avversario in lavorazione.',
    line: '«Molto intenso il sipario.»',
  },
  'press-embargo': {
    name: 'Silenzio stampa',
    text: 'Scarta tutte le Notizie da un tuo film in lavorazione.',
    line: 'Non una parola. Soprattutto non quella.',
  },
  'change-of-subject': {
    name: 'Cambio di argomento',
    text: 'Sposta una Notizia da un tuo film in lavorazione a uno avversario che ne soddisfi le condizioni.',
    line: 'Guardate là: il film di un altro!',
  },
  'insured-eyelashes': {
    name: 'Assicurati fino alle ciglia',
    text: 'Un tuo film in lavorazione incassa almeno 9\u00a0$: l’assicurazione paga quello che manca.',
    line: 'La polizza le nomina una per una.',
  },
  'second-backlot': {
    name: 'Secondo teatro di posa',
    text: 'Con un’azione: uno spazio di lavorazione in più, per sempre, e un copione della fila senza pagare.',
    line: 'Fino a pranzo era un parcheggio.',
  },
  'double-shift': {
    name: 'Doppio turno',
    text: 'Dopo un’uscita, nello stesso turno: 2 azioni in più.',
    line: 'Il caffè è nei titoli di coda.',
  },
  'handshake-deal': {
    name: 'Stretta di mano',
    text: 'La prossima parità di puntate in cui ci sei anche tu è tua.',
    line: 'Niente di scritto. È tutto lì.',
  },
  'sequel-rights': {
    name: 'Diritti sul seguito',
    text: 'Dopo un’uscita, nello stesso turno: prendi un copione della fila senza pagare.',
    line: 'Alla fine moriva. Gli abbiamo parlato.',
  },
  'held-over': {
    name: 'A grande richiesta',
    text: 'Lanciati i dadi della tua uscita: rilancia tutti quelli della critica o tutti quelli degli incassi.',
    line: 'A grande richiesta del proprietario.',
  },
  'open-call': {
    name: 'Provini aperti a tutti',
    text: 'Con un’azione: pesca 6 attori, assegnane uno o nessuno senza pagare e scarta gli altri.',
    line: 'La coda ha fondato un sindacato.',
  },
  'storming-out': {
    name: 'L’ultima goccia',
    text: 'Scarta un attore Difficile da un film in lavorazione di un altro giocatore.',
    line: 'La porta era finta. Se l’è portata via.',
  },
  'jury-dinner': {
    name: 'A cena con la giuria',
    text: 'Guarda in segreto il prossimo premio; lascialo lì o mettilo sotto gli altri.',
    line: 'Loro scelgono l’aragosta, tu il vincitore.',
  },
  'gossip-column': {
    name: 'Rubrica di pettegolezzi',
    text: 'Dopo un’uscita, nello stesso turno: pesca 5 Notizie, anche oltre il limite.',
    line: 'Sentito da un muro, stampato a mezzogiorno.',
  },
  'stolen-scoop': {
    name: 'Scoop rubato',
    text: 'Prendi una Notizia a caso dalla mano di un altro giocatore.',
    line: 'Le è caduto questo. In cassaforte.',
  },
};
