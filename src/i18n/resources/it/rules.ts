import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  title: 'Regole',
  of: 'Le regole di {{game}}',
  link: 'Regole',
  all: 'Tutte le regole',
  allOf: 'Tutte le regole di {{game}}',
  open: 'Perché? Regole: {{title}}',
  search: 'Cerca un titolo',
  placeholder: 'bobina, star, pareggio…',
  found_one: '{{count}} titolo trovato',
  found_other: '{{count}} titoli trovati',
  none: 'Nessun titolo per «{{query}}». Prova con un’altra parola.',
  unknown: 'Non abbiamo un capitolo con questo nome. Ecco allora tutto il libretto.',
  next: 'Poi: {{title}}',
  before: 'Prima: {{title}}',
  section: {
    goal: {
      title: 'Di che cosa si tratta',
      body: 'Dirigi uno studio. Round dopo round mandi le tue bobine verso film, star e kolossal, e con carte film e star giri film finiti.\nVince chi ha più punti dopo l’ultimo round.',
      picture:
        'Una pellicola di tre carte film e una star diventano un film finito, con la sua locandina.',
      keywords: 'scopo obiettivo vincere vittoria punti studio idea',
    },
    cards: {
      title: 'Le carte',
      body: 'Il mazzo dei film ha 44 carte: 13 film horror, 13 d’azione, 13 commedie romantiche e 5 kolossal. Un film per genere è premiato.\nIl mazzo delle star ne ha 12, attori e registi: quattro per ogni valore, 1, 2 e 3. Oltre al colore, ogni genere ha un suo simbolo.',
      picture: 'Un film horror, un film d’azione, una commedia romantica, una star e un kolossal.',
      keywords:
        'mazzo horror azione commedia romantica genere simbolo valore attore regista quante numero',
    },
    table: {
      title: 'Il tavolo',
      body: 'I due mazzi si mescolano una volta sola; una carta distribuita non torna più.\nOgni round si mescolano tre star e undici carte del mazzo dei film e si dispongono scoperte in quattro colonne di 4, 4, 3 e 3 carte, dall’alto in basso a partire da sinistra.',
      picture: 'Quattordici carte in quattro colonne, due da quattro carte e due da tre.',
      keywords: 'distribuzione preparazione mescolare colonne disposizione mazzo inizio',
    },
    secrets: {
      title: 'Nessun segreto',
      body: 'Tutti possono guardare tutto: il tavolo, i progetti, i film finiti, le carte messe da parte, le bobine e le carte studio rimaste. Solo l’ordine dei mazzi è nascosto.\nCiò che resta da distribuire si conta per tipo. In quattro, l’ultimo round esaurisce i mazzi.',
      picture: 'Quante carte di ogni tipo restano nei mazzi dopo la prima distribuzione.',
      keywords: 'segreto nascosto informazione contare restano mazzi aperto',
    },
    turn: {
      title: 'Il tuo turno',
      body: 'Hai bobine del tuo colore, un Ciak e una Doppia bobina. Si gioca in senso orario a partire dal primo giocatore del round. Un turno è una bobina posata o una carta studio giocata.\nFinché hai bobine puoi passare solo con il Ciak. Senza bobine il round per te è finito: né turno né carta studio.',
      picture: 'La mano di un giocatore: tre bobine, un Ciak e una Doppia bobina.',
      keywords: 'turno passare senso orario mano ordine giocare bobine carte studio',
    },
    bumping: {
      title: 'Posare e spingere',
      body: 'Una bobina va sulla carta più in basso di una colonna. Ogni bobina che c’è già sale di una carta: mai due bobine sulla stessa.\nLe bobine di una colonna stanno sempre insieme a partire dal basso, la più vecchia in cima.',
      picture:
        'A sinistra due bobine sulle due carte in basso di una colonna. A destra ne è arrivata una terza dal basso e le altre due sono salite.',
      keywords: 'posare spingere bobina basso salire muovere',
    },
    'full-columns': {
      title: 'Colonne piene',
      body: 'Una colonna è piena quando ogni sua carta ha una bobina. Nessuno può più posare lì, e così le sue bobine restano dove sono.',
      picture:
        'Una colonna piena: quattro carte, quattro bobine. Nella colonna accanto c’è ancora posto.',
      keywords: 'piena chiusa colonna bloccata posare scegliere un’altra',
    },
    'clap-board': {
      title: 'Il Ciak',
      body: 'Si gioca al posto di una bobina: salti il turno e tocca al prossimo giocatore che ha bobine. Se nessun altro ne ha, il turno torna a te.\nUna sola volta in tutta la partita.',
      picture: 'Il Ciak, e coperto dopo che è stato giocato.',
      keywords: 'saltare passare aspettare carta studio una volta',
    },
    'double-reel': {
      title: 'La Doppia bobina',
      body: 'Si gioca al posto di una bobina: ne posi due, una dopo l’altra, in una colonna o in due. Nessuno gioca in mezzo.\nServono due bobine in mano. Una sola volta in tutta la partita.',
      picture:
        'A sinistra una bobina in una colonna. A destra ne sono arrivate altre due sotto, entrambe di chi ha giocato la Doppia bobina.',
      keywords: 'due bobine doppia carta studio una volta',
    },
    'round-end': {
      title: 'Fine del round',
      body: 'Le bobine sono sempre dodici: quattro a testa in tre, tre a testa in quattro. Con la dodicesima il round è finito e si distribuiscono le carte.',
      picture: 'Quattro colonne, dodici bobine su quattordici carte.',
      keywords: 'fine round dodici bobine ultima',
    },
    claiming: {
      title: 'Chi riceve che cosa, e quando',
      body: 'Le carte con una bobina vanno al suo proprietario, una alla volta: colonna per colonna da sinistra, e in ogni colonna dall’alto in basso.\nOgnuno sistema la sua carta prima che parta la seguente. Perciò conta che cosa arriva prima.',
      picture:
        'Lo stesso tavolo con i numeri sulle carte: da 1 a 4 scendendo la prima colonna, poi le altre.',
      keywords: 'ricevere ordine consegna alto proprietario carte sequenza',
    },
    projects: {
      title: 'Film e progetti',
      body: 'Una carta film apre un progetto del suo genere. Se ne hai già uno, il film si unisce a quello: nessuno ha mai due progetti dello stesso genere.',
      picture:
        'Una pellicola di due carte film e una terza dello stesso genere diventano una pellicola di tre.',
      keywords: 'film progetto pellicola genere allungare unire aprire',
    },
    stars: {
      title: 'Star e film finiti',
      body: 'Una star deve unirsi subito a uno dei tuoi progetti; scegli tu quale. Voluta o no, va usata, e con un solo progetto non c’è nulla da scegliere.\nStar e carte film diventano un film finito: esattamente una star, una o più carte di un genere. Non cresce più. Dopo può nascere un nuovo progetto del suo genere.',
      picture:
        'Due progetti e una star di valore 2. Il più lungo diventa un film finito, l’altro resta aperto.',
      keywords: 'star film finito completare obbligo scegliere progetto valore locandina',
    },
    'lost-star': {
      title: 'Una star perduta',
      body: 'Una star che ti arriva mentre non hai progetti è perduta e non vale nulla.\nAttento all’ordine: nella figura la star parte dalla prima colonna, prima del primo film dello stesso giocatore.',
      picture:
        'Due colonne. La bobina sulla star, a sinistra, e quella su un film, a destra, sono dello stesso giocatore; la star ha il numero 1, il film il numero 2.',
      keywords: 'persa perduta star niente nessun progetto zero ordine',
    },
    blockbusters: {
      title: 'Kolossal',
      body: 'Un kolossal resta davanti a te fino alla fine e dà 2 punti. Non ha bisogno di star e non si unisce a nessun progetto.',
      picture: 'Due kolossal: 2 punti più 2 punti fanno 4.',
      keywords: 'kolossal blockbuster biglietto due punti',
    },
    awards: {
      title: 'Film premiati',
      body: 'Un film per genere è premiato. Vale per due: in un film finito, in un progetto e quando si confronta la grandezza dei progetti.',
      picture: 'Un progetto con un film premiato e un altro film: 2 più 1 fanno 3.',
      keywords: 'premiato premio alloro vale doppio due',
    },
    'set-aside': {
      title: 'Carte messe da parte',
      body: 'Ogni round due carte restano senza bobina. Si mettono da parte, scoperte, e sono fuori dal gioco.\nNella partita avanzata i film fra queste contano ancora.',
      picture: 'Il tavolo quando tutte le altre sono andate: restano due carte senza bobina.',
      keywords: 'parte scartate rimaste due carte fuori gioco',
    },
    rounds: {
      title: 'I round e chi comincia',
      body: 'In tre si giocano tre round, in quattro quattro. Chi comincia il primo si sorteggia, o si sceglie nella preparazione. Ogni round seguente comincia dal giocatore a sinistra: ognuno è primo giocatore una volta.\nA ogni round tornano tutte le bobine; le carte studio giocate non tornano. Dopo le carte dell’ultimo round la partita è finita.',
      picture: 'Quattro bobine numerate da 1 a 4: i primi giocatori dei quattro round.',
      keywords: 'round manche cominciare primo giocatore sinistra seguente sorte caso fine',
    },
    scoring: {
      title: 'Contare i punti',
      body: 'Ogni kolossal: 2 punti.\nOgni film finito: le sue carte film per il valore della star. Il film premiato vale per due.\nIl tuo progetto più grande: 1 punto a film.',
      picture:
        'Un esempio: due kolossal fanno 4, un film finito di tre carte con una star di valore 2 fa 6, un progetto di tre carte fa 3. In tutto 13.',
      keywords: 'punteggio punti contare somma totale valore fine film star',
    },
    'largest-project': {
      title: 'Il progetto più grande',
      body: 'Dei tuoi progetti dà punti solo il più grande: 1 punto a film, con il film premiato che vale per due.\nSe due o più sono i più grandi a pari merito, nessuno di questi dà punti.',
      picture:
        'Sopra, progetti di tre carte e di una: 3 punti. Sotto, due progetti di due carte ciascuno: 0 punti.',
      keywords: 'più grande lungo progetto pareggio pari merito nessun punto niente zero',
    },
    ties: {
      title: 'Parità alla fine',
      body: 'Vince chi ha più punti. Fra chi è in testa a pari merito vince chi ha il singolo film finito di maggior valore. Se la parità resta, la vittoria è condivisa.',
      picture:
        'Due giocatori con 6 punti. Uno ha un film finito da 6, l’altro uno da 4 e un kolossal. Vince il film da 6.',
      keywords: 'parità pareggio pari merito vincitore condividere miglior film spareggio',
    },
    advanced: {
      title: 'La partita avanzata',
      body: 'Alla fine i punti di ogni film finito si moltiplicano per il numero di carte film del suo genere messe da parte in tutti i round. Se non ce ne sono, il film non vale nulla. Un film premiato messo da parte vale una carta.\nKolossal e progetti danno punti come prima. Lo spareggio confronta i film moltiplicati.',
      picture:
        'Un film finito di tre carte con una star di valore 2, e due carte film del suo genere messe da parte: 3 per 2 per 2 fa 12.',
      keywords: 'avanzata moltiplicare moltiplicatore parte opzione variante',
    },
    'claim-order': {
      title: 'L’altro ordine',
      body: 'Un’opzione della preparazione: in ogni colonna le carte partono dal basso verso l’alto. Le colonne vanno sempre da sinistra.',
      picture:
        'Il tavolo con i numeri sulle carte: da 1 a 4 risalendo la prima colonna, poi le altre.',
      keywords: 'ordine basso opzione variante consegna francese',
    },
  },
};
