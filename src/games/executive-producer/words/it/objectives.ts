import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Pugni e palle di fuoco',
    text: 'Fai uscire un film d’azione che incassi 9\u00a0$ o più.',
    line: 'Gli assicuratori hanno applaudito, poi via.',
  },
  'every-frame-by-hand': {
    name: 'Un fotogramma alla volta',
    text: 'Fai uscire un film d’animazione che riceva 7 o più stelle.',
    line: 'Quarantamila disegni. Una ditata.',
  },
  'last-laugh': {
    name: 'La risata più forte',
    text: 'Fai uscire una commedia che incassi 8\u00a0$ o più.',
    line: 'In fila nove l’hanno portato fuori due volte.',
  },
  'handkerchief-seller': {
    name: 'Venditore di fazzoletti',
    text: 'Fai uscire un dramma che riceva 9 o più stelle.',
    line: 'Li vede tutti, ma di schiena.',
  },
  'lights-left-on': {
    name: 'A luci accese',
    text: 'Fai uscire un horror che incassi 7\u00a0$ o più.',
    line: 'In tutta la città, fino a giovedì.',
  },
  'first-contact': {
    name: 'Buongiorno, vicini',
    text: 'Fai uscire un film di fantascienza che riceva 8 o più stelle.',
    line: 'Venuti per il film, rimasti per i gelati.',
  },
  'popcorn-pair': {
    name: 'Popcorn per due',
    text: 'Fai uscire 2 film, ciascuno d’azione o d’animazione.',
    line: 'Uno per urlare, uno per i bambini.',
  },
  'masks-of-the-stage': {
    name: 'Due maschere',
    text: 'Fai uscire 2 film, ciascuno commedia o dramma.',
    line: 'Quella triste vende di più la domenica.',
  },
  'double-bill-of-dread': {
    name: 'Doppio spettacolo da brivido',
    text: 'Fai uscire 2 film, ciascuno horror o di fantascienza.',
    line: 'Due biglietti. A uno di voi serviranno entrambi.',
  },
  'something-for-everybody': {
    name: 'Ce n’è per tutti',
    text: 'Fai uscire film di 3 generi diversi.',
    line: 'Zio Alfredo è uscito solo da due.',
  },
  'cast-of-thousands': {
    name: 'Migliaia di comparse',
    text: 'Fai uscire un film con 4 attori o più.',
    line: 'Sono in quattro, e un’ombra molto lunga.',
  },
  'chamber-piece': {
    name: 'Dramma da camera',
    text: 'Fai uscire un film con 2 attori al massimo che riceva 8 o più stelle.',
    line: 'Due persone, una lampada, e trema.',
  },
  'perfect-fit': {
    name: 'Su misura',
    text: 'Fai uscire un film con 3 o più bonus del suo genere.',
    line: 'Nessun ritocco. Né all’abito né all’attore.',
  },
  'against-type': {
    name: 'Fuori parte',
    text: 'Fai uscire un film senza bonus del suo genere che incassi 7\u00a0$ o più.',
    line: 'Sette ruoli da suora. Datele l’ascia.',
  },
  'home-grown': {
    name: 'Fatto in casa',
    text: 'Fai uscire 2 film dei registi del tuo studio.',
    line: 'Ha cominciato in mensa. Anche la minestra.',
  },
  'well-behaved-set': {
    name: 'Un set educato',
    text: 'Fai uscire un film con 2 o più attori Professionisti.',
    line: 'Qualcuno ha ringraziato il ventilatore.',
  },
  'lion-tamer': {
    name: 'Domatore di leoni',
    text: 'Fai uscire 2 film con un attore Difficile in ciascuno.',
    line: 'Il camerino è chiuso a chiave. Da che parte?',
  },
  'pen-and-megaphone': {
    name: 'Penna e megafono',
    text: 'Fai uscire un film di un Autore che riceva 8 o più stelle.',
    line: 'Lo scrive piano, poi lo urla.',
  },
  'eye-for-detail': {
    name: 'Occhio ai dettagli',
    text: 'Fai uscire un film di un Perfezionista che riceva 9 o più stelle.',
    line: 'Il cucchiaino è del 1740. Non si vede mai.',
  },
  'no-such-thing-as-bad-press': {
    name: 'Purché se ne parli',
    text: 'Fai uscire un film con 3 o più Notizie addosso.',
    line: 'Il nome è sbagliato. Tre volte, in rosso.',
  },
  'silence-is-golden': {
    name: 'Silenzio in edicola',
    text: 'Fai uscire un film senza Notizie che incassi 9\u00a0$ o più.',
    line: 'Non una riga. In coda leggono romanzi.',
  },
  'darling-of-the-critics': {
    name: 'Lodi sui giornali del mattino',
    text: 'Fai uscire un film che riceva 12 o più stelle.',
    line: 'Uno di loro ha sorriso. Ci sono testimoni.',
  },
  'record-breaker': {
    name: 'Campione d’incassi',
    text: 'Fai uscire un film che incassi 12\u00a0$ o più.',
    line: 'La cassa è in ferie, per riposo.',
  },
  'busy-studio': {
    name: 'Studio indaffarato',
    text: 'Fai uscire 3 film che incassino 5\u00a0$ o più ciascuno.',
    line: 'Le porte non chiudono da marzo.',
  },
};
