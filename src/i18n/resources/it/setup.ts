import type { setup as english } from '../en/setup';

export const setup: typeof english = {
  title: 'Nuova partita',
  cast: 'Gli interpreti',
  order: 'Si gioca in quest’ordine: {{names}}.',
  seat: {
    title: 'Posto {{number}}',
    name: 'Nome',
    nameSpoken: 'Nome al posto {{number}}',
    placeholder: 'Scrivi un nome',
    kind: 'Chi gioca al posto {{number}}',
    person: 'Persona',
    bot: 'Robot',
    level: 'Come gioca {{name}}',
    up: 'Sposta su {{name}}',
    down: 'Sposta giù {{name}}',
    remove: 'Togli {{name}}',
    add: 'Aggiungi un posto',
    addLine: 'Si può giocare fino a {{max}}.',
  },
  suggested: {
    person: 'Tu',
    bots: {
      star: 'Ottavia',
      moon: 'Oreste',
      clover: 'Lauretta',
      diamond: 'Gualtiero',
      crown: 'Fedora',
      anchor: 'Ulisse',
      bolt: 'Ersilia',
      feather: 'Rinaldo',
      key: 'Iolanda',
    },
  },
  reel: {
    change: 'Cambia',
    changeSpoken: 'Cambia la bobina: {{name}}, {{colour}}, {{glyph}}',
    title: 'Bobina: {{name}}',
    colour: 'Colore',
    glyph: 'Simbolo',
    note: 'Sotto ciò che qualcuno ha già c’è un nome. Sceglilo, e i due se lo scambiano.',
    swap: '{{what}}, scambia con {{name}}',
    done: 'Va bene',
  },
  colours: {
    ruby: 'Rubino',
    amber: 'Ambra',
    jade: 'Giada',
    sapphire: 'Zaffiro',
    amethyst: 'Ametista',
    coral: 'Corallo',
    turquoise: 'Turchese',
    pearl: 'Perla',
    copper: 'Rame',
  },
  glyphs: {
    star: 'Stella',
    moon: 'Luna',
    clover: 'Trifoglio',
    diamond: 'Rombo',
    crown: 'Corona',
    anchor: 'Ancora',
    bolt: 'Saetta',
    feather: 'Piuma',
    key: 'Chiave',
  },
  levels: {
    random: {
      name: 'Passante',
      line: 'Gira per il set: qualsiasi mossa permessa gli va bene.',
    },
    extra: {
      name: 'Comparsa',
      line: 'Prende ciò che luccica. Buona compagnia per la prima sera.',
    },
    agent: {
      name: 'Agente',
      line: 'Sa quanto vale un progetto e tiene d’occhio i tuoi.',
    },
    mogul: {
      name: 'Magnate',
      line: 'Prevede tutto il round, anche il tuo. Difficile da battere.',
    },
    fallback: {
      line: 'Conosce le regole e gioca a modo suo.',
    },
  },
  rules: 'Regole della casa',
  options: {
    hollywood: {
      advanced: {
        title: 'Partita avanzata',
        line: 'I punti di ogni film finito si moltiplicano per il numero di carte film del suo genere che nessuno ha preso in tutta la partita. Se sono state prese tutte, i film finiti di quel genere non valgono nulla.',
      },
      claimOrder: {
        title: 'Consegna delle carte',
        line: 'Da quale estremo si distribuisce una colonna dopo un round, e quindi se una star ti arriva prima o dopo i film che ha sotto.',
        values: {
          'top-first': 'Prima la carta in alto',
          'bottom-first': 'Prima la carta in basso',
        },
      },
      firstSeat: {
        title: 'Chi comincia',
        line: 'Chi apre il primo round; il round dopo comincia dal posto dopo.',
        chance: 'A caso',
      },
    },
  },
  seed: {
    title: 'Codice della partita',
    line: 'Lo stesso codice distribuisce le stesse carte a un tavolo della stessa grandezza. Lascialo vuoto per una partita mai vista.',
    placeholder: 'Ogni volta uno nuovo',
  },
  start: 'Comincia la partita',
  notReady: 'Non è ancora tutto pronto: guarda i campi segnati.',
};
