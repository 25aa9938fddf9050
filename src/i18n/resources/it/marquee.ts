import type { marquee as english } from '../en/marquee';

export const marquee: typeof english = {
  title: 'Giochi',
  boardTop: 'Giochi di cinema',
  boardBottom: 'Un telefono per tutto il tavolo',
  nowShowing: 'In cartellone',
  alsoShowing: 'Anche in cartellone',
  playNow: 'Gioca subito',
  newMatch: 'Nuova partita',
  play: 'Gioca',
  playGame: 'Gioca a {{game}}',
  howToPlay: 'Come si gioca',
  settings: 'Impostazioni',
  promise: 'Niente account. Niente pubblicità. Niente internet.',
  saved: {
    continue: 'Riprendi',
    playOn: 'Continua la partita',
    title: 'In cabina di proiezione',
    round: 'Round {{round}} di {{rounds}}',
    roundOnly: 'Round {{round}}',
    toPlay: 'Tocca a {{player}}',
    toPlay_you: 'Tocca a te',
    finished: 'Finita',
    seeScore: 'vedi i punti',
    lastPlayed: 'Ultima proiezione: {{when}}',
    export: 'Esporta la partita di {{names}}, {{when}}',
    delete: 'Elimina la partita di {{names}}, {{when}}',
  },
  damaged: {
    title: 'Una partita che non si apre',
    export: 'Esportala così com’è',
    delete: 'Eliminala',
  },
  when: {
    now: 'proprio ora',
    minutes_one: '{{count}} minuto fa',
    minutes_other: '{{count}} minuti fa',
    hours_one: '{{count}} ora fa',
    hours_other: '{{count}} ore fa',
    yesterday: 'ieri',
    days_one: '{{count}} giorno fa',
    days_other: '{{count}} giorni fa',
  },
  unreadable: {
    title: 'Le tue partite non si possono mostrare',
  },
  noDatabase: {
    line: 'Backlot non può usare il database di questo browser: le nuove partite sono meno al sicuro e quelle precedenti potrebbero mancare finché non ricarichi la pagina.',
    export: 'Esporta tutto',
  },
  notice: {
    deleted_one: 'Partita eliminata',
    deleted_other: '{{count}} partite eliminate',
    undo: 'Annulla',
    restored_one: 'La partita è tornata',
    restored_other: 'Le partite sono tornate',
    imported: 'La partita è stata aggiunta',
    copied: 'Copiato: incolla il testo dove vuoi conservarlo',
  },
  newVersion: {
    ready: 'È pronta una nuova versione.',
    use: 'Usala subito',
    later: 'Più tardi',
  },
  import: {
    open: 'Importa una partita',
    title: 'Importa una partita',
    label: 'Il testo di una partita esportata, o di tutto',
    add: 'Aggiungi la partita',
    empty: 'Prima incolla il testo.',
  },
  export: {
    title: 'La partita come testo',
    hint: 'Seleziona tutto e copialo per conservare la partita o mandarla altrove.',
  },
  poster: {
    hollywood: {
      tagline: 'Tre generi, dodici bobine, e tutti vogliono la stessa star.',
      tags: {
        pass: 'Ci si passa il telefono',
        open: 'Nessun segreto',
        light: 'Si impara subito',
      },
    },
    'hollywood-1947': {
      tagline: 'Da che parte sta lo studio? Un gioco di lealtà nascoste.',
    },
    'executive-producer': {
      tagline: 'Ingaggia i talenti, firma gli assegni, punta ai premi.',
    },
  },
};
