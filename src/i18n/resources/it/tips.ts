import type { tips as english } from '../en/tips';

export const tips: typeof english = {
  label: 'Dritta',
  why: 'Perché?',
  close: 'Capito',
  setting: {
    title: 'Dritte al tavolo',
    line: 'La prima volta che succede qualcosa in una partita, una riga dice che cosa significa.',
    again: 'Mostra di nuovo tutte le dritte',
    reset: 'Ogni dritta sarà mostrata ancora una volta.',
  },
  tip: {
    'first-reel': 'La carta dove finisce la bobina è tua. Altre la spingono su.',
    bumped: 'Spinta! Ora quella bobina tiene la carta sopra.',
    'column-full': 'Una colonna è piena: le sue bobine non si muovono più.',
    'last-reel': 'La tua ultima bobina: con il Ciak potresti aspettare.',
    'double-closes': 'Due posti in una colonna: una Doppia bobina la chiuderebbe.',
    'double-last-chance': 'Due bobine: ultima occasione per la Doppia bobina.',
    'several-projects': 'Una star finisce subito un progetto: scegli quale.',
    movie: 'Star e carte film fanno un film finito: non si aggiunge più nulla.',
    'lost-star': 'Nessun progetto a cui unirsi: questa star è perduta.',
    blockbuster: 'Un kolossal vale 2 punti, così com’è.',
    award: 'Un film premiato vale per due.',
    'set-aside': 'Nessuna bobina su questa carta: esce dal gioco.',
    multiplier: 'Un film messo da parte moltiplica i film finiti del suo genere.',
    'project-tie': 'Progetti più grandi a pari merito: così non danno punti.',
    'last-round': 'Ultimo round: una carta studio non giocata ora è sprecata.',
    'new-round': 'Nuovo round: tornano le bobine, non le carte studio giocate.',
  },
};
