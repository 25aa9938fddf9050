import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'La memoria del tavolo',
  export: {
    title: 'Conservare tutto',
    line: 'Tutte le partite, finite o no, le tue prime e le impostazioni, in un solo file.',
    do: 'Esporta tutto',
    saved: 'Salvato come {{name}}',
    copied: 'Copiato: incolla il testo dove vuoi conservarlo',
    sheet: 'Tutto come testo',
    hint: 'Seleziona tutto e copialo per conservarlo o mandarlo altrove.',
  },
  import: {
    title: 'Ritrovare tutto',
    line: 'Aggiunge le partite di un file così. Quelle che sono qui restano come sono.',
    open: 'Importa tutto',
    file: 'Scegli un file',
    label: 'O incolla il testo esportato',
    likes: 'Prendi anche le impostazioni',
    likesLine: 'Quelle del file prendono il posto delle tue.',
    add: 'Fai entrare',
    empty: 'Prima scegli un file o incolla il testo.',
    added_zero: 'Nessuna partita è stata aggiunta.',
    added_one: '{{count}} partita è stata aggiunta.',
    added_other: '{{count}} partite sono state aggiunte.',
    kept_one: '{{count}} era già qui.',
    kept_other: '{{count}} erano già qui.',
    beside_one: '{{count}} è continuata diversamente altrove: restano entrambe.',
    beside_other: '{{count}} sono continuate diversamente altrove: restano entrambe le versioni.',
    refused_one: '{{count}} non si è potuta prendere.',
    refused_other: '{{count}} non si sono potute prendere.',
    altered: 'Il file è stato danneggiato o alterato: sono state prese solo le partite intatte.',
    likesTaken: 'Le impostazioni sono state prese.',
  },
  kept: {
    title: 'Dove sono conservati i dati',
    promised: 'Questo browser ha promesso di conservare ciò che è salvato qui.',
    clearable: 'Questo browser può cancellare ciò che è salvato qui se lo spazio scarseggia.',
    used: 'Spazio usato, app compresa: {{size}}.',
    helps: 'Che cosa aiuta: installare Backlot ed esportare tutto ogni tanto.',
    safari:
      'Safari cancella tutto dopo sette giorni senza visite, a meno che Backlot non sia installato.',
    ask: 'Chiedi al browser di conservare tutto',
    refused: 'Il browser non l’ha promesso.',
  },
  delete: {
    title: 'Eliminare tutto',
    line: 'Ogni partita, tutte le statistiche e le prime, i tuoi tavoli e le impostazioni.',
    open: 'Elimina tutto',
    what_zero: 'Qui non c’è nessuna partita. Se ne vanno le tue impostazioni e i tuoi tavoli.',
    what_one:
      'Se ne va {{count}} partita, finita o no, con il suo commento e il suo posto nell’albo d’oro. Se ne vanno anche le tue prime, i tavoli e le impostazioni.',
    what_other:
      'Se ne vanno {{count}} partite, finite o no, con i commenti e il loro posto nell’albo d’oro. Se ne vanno anche le tue prime, i tavoli e le impostazioni.',
    first: 'Prima esporta tutto',
    type: 'Scrivi {{word}} per continuare',
    word: 'ELIMINA',
    do: 'Elimina proprio tutto',
    done: 'Tutto è stato eliminato',
    undo: 'Annulla',
    restored: 'È tornato tutto',
  },
  error: {
    'not-json': 'Questa non è un’esportazione di Backlot, o ne manca un pezzo. Nulla è cambiato.',
    'not-an-archive': 'Questa non è un’esportazione di Backlot. Nulla è cambiato.',
    'archive-too-new':
      'Questa esportazione viene da una versione più recente di Backlot. Aggiorna l’app per prenderla; nulla è cambiato.',
    'too-large':
      'Questo file è molto più grande di qualsiasi esportazione, perciò non è stato aperto. Nulla è cambiato.',
    'too-deep':
      'Questo file non è fatto come un’esportazione, perciò non è stato aperto. Nulla è cambiato.',
    unreadableFile: 'Questo file non si riesce a leggere. Nulla è cambiato.',
  },
};
