import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Pugni e palle di fuoco',
    text: 'Fai uscire un film d’azione che incassi 9\u00a0$ o più.',
  },
  'every-frame-by-hand': {
    name: 'Un fotogramma alla volta',
    text: 'Fai uscire un film d’animazione che riceva 7 o più stelle.',
  },
  'last-laugh': {
    name: 'La risata più forte',
    text: 'Fai uscire una commedia che incassi 8\u00a0$ o più.',
  },
  'handkerchief-seller': {
    name: 'Venditore di fazzoletti',
    text: 'Fai uscire un dramma che riceva 9 o più stelle.',
  },
  'lights-left-on': {
    name: 'A luci accese',
    text: 'Fai uscire un horror che incassi 7\u00a0$ o più.',
  },
  'first-contact': {
    name: 'Buongiorno, vicini',
    text: 'Fai uscire un film di fantascienza che riceva 8 o più stelle.',
  },
  'popcorn-pair': {
    name: 'Popcorn per due',
    text: 'Fai uscire 2 film, ciascuno d’azione o d’animazione.',
  },
  'masks-of-the-stage': {
    name: 'Due maschere',
    text: 'Fai uscire 2 film, ciascuno commedia o dramma.',
  },
  'double-bill-of-dread': {
    name: 'Doppio spettacolo da brivido',
    text: 'Fai uscire 2 film, ciascuno horror o di fantascienza.',
  },
  'something-for-everybody': {
    name: 'Ce n’è per tutti',
    text: 'Fai uscire film di 3 generi diversi.',
  },
  'cast-of-thousands': {
    name: 'Migliaia di comparse',
    text: 'Fai uscire un film con 4 attori o più.',
  },
  'chamber-piece': {
    name: 'Dramma da camera',
    text: 'Fai uscire un film con 2 attori al massimo che riceva 8 o più stelle.',
  },
  'perfect-fit': {
    name: 'Su misura',
    text: 'Fai uscire un film con 3 o più bonus del suo genere.',
  },
  'against-type': {
    name: 'Fuori parte',
    text: 'Fai uscire un film senza bonus del suo genere che incassi 7\u00a0$ o più.',
  },
  'home-grown': { name: 'Fatto in casa', text: 'Fai uscire 2 film dei registi del tuo studio.' },
  'well-behaved-set': {
    name: 'Un set educato',
    text: 'Fai uscire un film con 2 o più attori Professionisti.',
  },
  'lion-tamer': {
    name: 'Domatore di leoni',
    text: 'Fai uscire 2 film con un attore Difficile in ciascuno.',
  },
  'pen-and-megaphone': {
    name: 'Penna e megafono',
    text: 'Fai uscire un film di un Autore che riceva 8 o più stelle.',
  },
  'eye-for-detail': {
    name: 'Occhio ai dettagli',
    text: 'Fai uscire un film di un Perfezionista che riceva 9 o più stelle.',
  },
  'no-such-thing-as-bad-press': {
    name: 'Purché se ne parli',
    text: 'Fai uscire un film con 3 o più Notizie addosso.',
  },
  'silence-is-golden': {
    name: 'Silenzio in edicola',
    text: 'Fai uscire un film senza Notizie che incassi 9\u00a0$ o più.',
  },
  'darling-of-the-critics': {
    name: 'Lodi sui giornali del mattino',
    text: 'Fai uscire un film che riceva 12 o più stelle.',
  },
  'record-breaker': {
    name: 'Campione d’incassi',
    text: 'Fai uscire un film che incassi 12\u00a0$ o più.',
  },
  'busy-studio': {
    name: 'Studio indaffarato',
    text: 'Fai uscire 3 film che incassino 5\u00a0$ o più ciascuno.',
  },
};
