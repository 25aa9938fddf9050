import type { programme as english } from '../en/programme';

export const programme: typeof english = {
  presents: 'Il programma di stasera',
  intro:
    'È l’età d’oro del cinema e ognuno di voi dirige uno studio. Film, star e successi sicuri sono sul tavolo, sotto gli occhi di tutti. Mandate le vostre bobine verso le carte che vi fanno gola, e quelle degli altri spingono le vostre più in là.',
  goal: 'Metti in fila film dello stesso genere, conquista una star per completarli e raccogli più punti di tutti.',
  play: 'Gioca',
  howTo: 'Come si gioca',
  step: 'Passo {{number}}: {{title}}',
  deal: {
    title: 'Si aprono gli studi',
    body: 'Ogni round mette in vista quattordici carte in quattro colonne: undici fra film e kolossal, più tre star. Tutti vedono tutto.',
  },
  place: {
    title: 'Posa una bobina, le altre salgono',
    body: 'Nel tuo turno posa una bobina sulla carta più in basso di una colonna. Quelle che ci sono già salgono di una carta ciascuna. Quando ogni carta di una colonna ha la sua bobina, la colonna è chiusa.',
    tryIt: 'Posa una bobina',
    again: 'Ricomincia',
    placedFirst: 'La bobina è sulla carta in basso.',
    placedNext: 'La nuova bobina prende la carta in basso; le altre salgono di una.',
    full: 'La colonna è piena.',
    empty: 'Prova: una colonna vuota di quattro carte.',
  },
  close: {
    title: 'Dodici bobine e il round finisce',
    body: 'In tre avete quattro bobine a testa, in quattro ne avete tre. Con la dodicesima, dodici carte hanno trovato un proprietario. Le due rimaste libere escono dal gioco. Si giocano tanti round quanti sono i giocatori.',
  },
  claim: {
    title: 'Le carte si consegnano in ordine',
    body: 'Colonna per colonna da sinistra, e dall’alto verso il basso, ogni carta va a chi ci ha sopra la bobina. L’ordine conta: una star che ti arriva prima del tuo primo film non ha dove brillare.',
  },
  project: {
    title: 'I film allungano i progetti',
    body: 'I tuoi film dello stesso genere si uniscono in un’unica pellicola: il tuo progetto. Puoi avere un progetto per genere, e ogni nuovo film allunga quello del suo.',
  },
  movie: {
    title: 'Con una star il film è fatto',
    body: 'Una star deve unirsi subito a uno dei tuoi progetti, e scegli tu quale. Pellicola e star diventano un film finito, a cui non si aggiunge più nulla. Se non hai progetti, la star è perduta.',
  },
  studio: {
    title: 'Due assi nella manica',
    body: 'Ognuno ha una carta per tipo, da giocare una sola volta in tutta la partita al posto di una bobina.',
    clap: 'Ciak',
    clapBody: 'Salta il turno e lascia che siano gli altri a scoprirsi.',
    double: 'Doppia bobina',
    doubleBody: 'Posa due bobine di fila, in una colonna o in due.',
  },
  score: {
    title: 'Si contano gli incassi',
    blockbuster: 'Ogni kolossal',
    blockbusterPoints: '2 punti',
    movie: 'Ogni film finito',
    moviePoints: 'carte film × stelle della star',
    award: 'Un film premiato',
    awardPoints: 'vale due film',
    project: 'Il tuo progetto aperto più lungo',
    projectPoints: '1 punto a film',
    projectNote: 'Due progetti in testa con la stessa lunghezza? Allora nessuno dei due dà punti.',
    tieNote: 'A parità di punti vince chi ha il singolo film di maggior valore.',
  },
};
