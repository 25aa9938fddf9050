import type { premiere as english } from '../en/premiere';

export const premiere: typeof english = {
  title: 'La prima del giorno',
  today: 'La prima di oggi',
  about:
    'Una partita al giorno, con le stesse carte e gli stessi robot per tutti. Conta solo il tuo primo risultato.',
  bill: {
    basic: 'Gioco base',
    advanced: 'Gioco avanzato',
    'top-first': 'le carte escono dall’alto',
    'bottom-first': 'le carte escono dal basso',
    cast: 'Tu contro {{bots}}',
    bot: '{{name}} (livello {{level}})',
  },
  play: 'Prendi posto',
  goOn: 'Continua a giocare',
  again: 'Giocala di nuovo',
  againLine: 'Giocata di nuovo è una replica: resta il primo risultato.',
  result: 'Il tuo risultato: posto {{place}} con {{points}}',
  record: 'Le tue prime',
  recordLink: 'Tutte le tue prime',
  streak_one: '{{count}} giorno di fila',
  streak_other: '{{count}} giorni di fila',
  played_one: '{{count}} prima',
  played_other: '{{count}} prime',
  won_one: '{{count}} vinta',
  won_other: '{{count}} vinte',
  best: 'miglior risultato {{points}}',
  night: 'Posto {{place}}, {{points}}',
  rerun: 'Replica',
  reruns_one: '{{count}} replica',
  reruns_other: '{{count}} repliche',
  of: 'Prima del {{date}}',
  empty: 'Ancora niente. Stasera sarebbe una buona sera per cominciare.',
  noClock:
    'L’orologio di questo dispositivo non mostra una data, perciò non c’è nessuna prima. I tuoi risultati sono ancora tutti qui.',
  more: 'Mostra le prime di una volta',
};
