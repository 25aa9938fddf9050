import type { Text1947 } from './outline';

export const book: Text1947 = {
  intro: {
    title: 'Come si gioca',
    body: [
      'Un piccolo studio gira al massimo sette film, e qualcuno ci infila la politica. I patrioti vogliono quattro film che sventolino la bandiera, i comunisti quattro che la prendano in giro. Nessuno dice da che parte sta, oppure lo dicono tutti e qualcuno mente.',
      'Un round è un film:',
      {
        steps: [
          'Una locandina dà il genere. Certi generi pendono da una parte ancora prima della prima scena.',
          'Ognuno ha un turno: svolgere il proprio mestiere, scambiarlo con uno del centro, rilanciare uno o due dadi, oppure passare.',
          'Se il tuo dado mostra una stella, metti una tua carta nel film, a faccia in giù.',
          'Si aggiunge una carta del mazzo. Si mescola tutto e si taglia una carta, senza guardarla.',
          'La prima: si mostra il resto. Se i simboli patriottici sono più di quelli comunisti, il round va ai patrioti. Se no, anche in parità, va ai comunisti.',
          'Tutti pescano fino ad avere tre carte, e si passa al film seguente.',
        ],
      },
      'E adesso parlate. Chi aveva una stella? Chi ha sorriso quando è uscita quella carta? Di’ quello che vuoi: carte e lealtà restano nascoste, e nessuno può dimostrare niente fino all’ultima bobina.',
      'Vince la prima parte che arriva a quattro film. A certi tavoli una stella nascente gioca da sola, e vuole suspense fino alla fine.',
      'Da uno a tre giocatori ognuno ha due mestieri e due dadi, e dei fantasmi aiutano a riempire il film.',
    ],
  },
  sections: {
    sides: {
      title: 'Chi sta con chi',
      body: [
        'Prima del primo turno ognuno guarda la propria lealtà, da solo. I comunisti scoprono anche chi sono i loro compagni; gli altri non scoprono nulla.',
        'Quanti ce ne siano per parte dipende dal tavolo:',
        {
          list: [
            'Un giocatore: un patriota, contro il mazzo.',
            'Due: un patriota, un comunista.',
            'Tre: due patrioti, un comunista.',
            'Quattro: due patrioti, un comunista, una stella nascente.',
            'Cinque: tre patrioti, due comunisti.',
            'Sei: tre patrioti, due comunisti, una stella nascente.',
            'Sette: quattro patrioti, due comunisti, una stella nascente.',
            'Otto: quattro patrioti, tre comunisti, una stella nascente.',
            'Nove: cinque patrioti, tre comunisti, una stella nascente.',
          ],
        },
      ],
    },
    start: {
      title: 'Che cosa c’è sul tavolo',
      body: [
        'Si gioca da uno a nove. Ognuno ha davanti a sé:',
        {
          list: [
            'un mestiere, scoperto; quelli che nessuno ha stanno al centro, in vista,',
            'un dado già lanciato: metà delle facce ha una stella, l’altra metà niente,',
            'tre carte in mano, che vede solo lui.',
          ],
        },
        'I mestieri e i loro numeri: 1 Sceneggiatore, 2 Produttore, 3 Regista, 4 Capo elettricista, 5 Direttore della fotografia, 6 Attrice, 7 Attore, 8 Compositore, 9 Montatore. Il numero decide chi comincia.',
        'Le locandine aspettano in una pila, a faccia in giù, insieme a quattro gettoni che toccherà al regista distribuire.',
      ],
    },
    cards: {
      title: 'Carte e locandine',
      body: [
        'Le carte sono sessanta e si usano tutte, in quanti che siate; solo in due se ne mette via qualcuna. Una carta ha uno o due simboli patriottici, uno o due comunisti, oppure nessuno. Alcuni doppi patrioti sono anche un’Udienza, alcuni doppi comunisti un Rimpasto; sei doppi comunisti non sono altro che quello.',
        'Quindici locandine, quindici generi. Una locandina può avere simboli suoi, in un angolo: alla prima contano. Se non ne ha, è neutra.',
        'Finché una carta è nascosta se ne vede solo la faccia: quali simboli, e se fa qualcosa. Titolo e disegno arrivano alla prima, così nessuno può dimostrare dopo che una carta era la sua.',
      ],
    },
    turn: {
      title: 'Il tuo turno',
      body: [
        'Comincia chi ha il mestiere col numero più basso, poi si va in senso orario, un turno a testa. Nel tuo turno fai una di queste cose:',
        {
          list: [
            'svolgi il tuo mestiere,',
            'lo scambi con uno del centro,',
            'rilanci uno o due dadi,',
            'passi.',
          ],
        },
        'Ogni mestiere si svolge una volta per round, in qualunque mano finisca. Un mestiere che resta al centro non lo svolge nessuno.',
      ],
    },
    swap: {
      title: 'Cambiare mestiere',
      body: [
        'Prendere un mestiere dal centro è tutto il tuo turno. Potrai svolgerlo dal round seguente. Se invece è il produttore a portartene uno dal centro, puoi svolgerlo appena tocca a te.',
        'In nove non si scambia: i mestieri sono tutti occupati. Vale anche quando i costumi ne aggiungono un decimo.',
      ],
    },
    dice: {
      title: 'Rilanciare i dadi',
      body: [
        'Scegli un dado, tuo o di chiunque, e lancialo. Guarda il risultato, poi lanciane un secondo, se vuoi, ma non lo stesso.',
      ],
    },
    screenwriter: {
      title: 'Sceneggiatore',
      body: [
        'Pesca due locandine e ne tiene una in segreto: ecco il film. L’altra esce dal gioco senza che nessuno la veda. Se ne rimane una sola, sarà quella.',
        'Si fa solo nel primissimo turno di un round. Se nessuno ha questo mestiere, la prima locandina della pila si mostra quando il round comincia. Se lo sceneggiatore in quel primo turno preferisce fare altro, si mostra in quel momento.',
        'Da uno a tre giocatori gli si chiede prima: scrivi o no? Se no, la prima locandina si mostra prima di ogni altra decisione.',
      ],
    },
    producer: {
      title: 'Produttore',
      body: [
        'Scambia due mestieri: dei giocatori, del centro o il suo. Qualcosa deve cambiare: due mestieri del centro, o di uno stesso giocatore, non sono uno scambio.',
        'Se dai il Produttore stesso a un altro giocatore, puoi svolgere subito il mestiere che ricevi, a meno che in questo round sia già stato svolto. Lasciarlo al centro non dà questo diritto.',
      ],
    },
    director: {
      title: 'Regista e gettoni',
      body: [
        'Dà un gettone a chi vuole, anche a sé. Un gettone è una carta in più per un film, quando vuole chi ce l’ha.',
        'Nessuno riceve gettoni due round di fila, neanche se il regista è cambiato. Per i fantasmi invece va bene.',
        'Quando i quattro gettoni sono tutti fuori, il regista ne sposta uno da un giocatore a un altro.',
      ],
    },
    crew: {
      title: 'Capo elettricista, Direttore della fotografia, Attrice, Attore',
      body: [
        'Questi quattro possono scegliere chiunque, anche sé stessi.',
        {
          list: [
            'Il Capo elettricista rilancia fino a tre volte, ogni volta dopo aver visto il risultato. Se vuole, tre volte lo stesso dado.',
            'Il Direttore della fotografia fa scartare a un giocatore tutta la mano e gliene fa pescare una nuova, di tre carte.',
            'L’Attrice offre due carte in più a un giocatore. Chi accetta ne scarta poi due a scelta; chi rifiuta tiene la sua mano.',
            'L’Attore fa lo stesso.',
          ],
        },
      ],
    },
    composer: {
      title: 'Compositore',
      body: [
        'Pesca due carte, ne mette una nel film a faccia in giù e scarta l’altra. A questo film il mazzo non aggiunge più la sua.',
      ],
    },
    filling: {
      title: 'Riempire il film',
      body: [
        'Quando tutti hanno giocato, entrano le carte:',
        {
          steps: [
            'Tutti quelli col dado sulla stella scelgono una carta, in segreto e insieme. Poi si dice chi ne ha messe quante.',
            'A chi ha gettoni lo si chiede in ordine di turno, da chi ha cominciato il round. Ogni gettone speso è una carta in più, stella o non stella, finché ci sono gettoni e carte. Tutti sanno che lo spendi; quale carta, resta un segreto tuo.',
            'Si aggiunge la prima carta del mazzo, se il compositore non ha lavorato.',
          ],
        },
      ],
    },
    cut: {
      title: 'Il taglio e il Montatore',
      body: [
        'Si mescola il film e si taglia una carta senza guardarla.',
        'Nel suo turno il montatore può annunciare che questo film passerà al montaggio. Allora vede, lui solo, la carta tagliata. La lascia andare o la rimette; in questo caso se ne va un’altra, a caso, e quella non la vede nessuno.',
        'Quel che è annunciato vale, anche se prima del taglio il mestiere passa a qualcun altro.',
      ],
    },
    premiere: {
      title: 'La prima',
      body: [
        'Si mostra quel che resta e si contano i simboli, anche quelli della locandina. Più patriottici: il round va ai patrioti. In parità, o con più comunisti: va ai comunisti.',
        'Due carte agiscono quando si mostrano. Un’Udienza fa rilanciare i dadi di tutti. Un Rimpasto mescola tutti i mestieri, anche quelli del centro, e li ridistribuisce. Due carte uguali nello stesso film agiscono una volta sola.',
      ],
    },
    'new-cards': {
      title: 'Carte nuove',
      body: [
        'Dopo la prima, tutti pescano fino ad avere tre carte. Quelle del film si scartano a faccia in giù, e nessuno le guarda più.',
        'Se il mazzo non basta per una pescata, si mescolano tutti gli scarti e se ne fa uno nuovo.',
      ],
    },
    winning: {
      title: 'Vincere',
      body: [
        'Quattro film, e la tua parte ha vinto lì per lì.',
        'A un tavolo senza stella nascente, un settimo film conta come tutti gli altri.',
      ],
    },
    'rising-star': {
      title: 'La stella nascente',
      body: [
        'Gioca soltanto per sé, e le serve un finale col fiato sospeso: tre film per parte, poi un settimo in parità o deciso da un solo simbolo, non importa per chi. Con due simboli o più di differenza vince la parte in testa.',
        'Dove una parità conta per entrambi, cioè in due con le lealtà a caso, quel settimo film può non arrivare mai.',
      ],
    },
    secrets: {
      title: 'Che cosa è nascosto',
      body: [
        'Nascosto: le lealtà, tranne tra comunisti; le mani; che cosa c’è nel film e chi ce l’ha messo; la carta tagliata; tutti gli scarti; i mazzi; le locandine che nessuno ha tenuto.',
        'In vista: mestieri, dadi, gettoni, costumi, quante carte ha messo ognuno, ogni carta mostrata, e chi ha vinto quale film.',
        'Quello che hai visto o giocato solo tu resta nei tuoi appunti. Alla fine si dicono tutte le lealtà.',
      ],
    },
    talk: {
      title: 'Parlare e mentire',
      body: [
        'Quando nessuno sta scegliendo in segreto puoi dire qualsiasi cosa, vera o no: quali carte hai messo in un film, quali hai in mano, hai visto o scartato, da che parte stai, di chi ti fidi e perché. Chiedi, rispondi, difendi qualcuno, prometti, ritratta.',
        'Quello che si dice tramite l’app viene scritto per tutti, e i robot ascoltano. Parlano anche loro, e mentono anche loro. Nessuno è obbligato a parlare, e da soli non c’è chi ascolti.',
        'Un limite: della locandina che lo sceneggiatore non ha tenuto si può chiedere o dire solo il simbolo. Anche qui si può mentire.',
      ],
    },
    'small-table': {
      title: 'Da uno a tre giocatori: tutto doppio',
      body: [
        'Ognuno ha due mestieri e due dadi. Un round sono due turni a testa: due giri di tavolo, da chi ha il mestiere col numero più basso. Da solo fai semplicemente due turni.',
        'Nel tuo turno puoi svolgere l’uno o l’altro mestiere, ma nessuno due volte per round. Un mestiere già svolto si può scambiare.',
        'Tutti e due i dadi mostrano una stella? Allora vanno nel film due tue carte.',
      ],
    },
    ghosts: {
      title: 'Da uno a tre giocatori: i fantasmi',
      body: [
        'Sulle sedie vuote siedono i fantasmi: tre se sei da solo, due in due, uno in tre. Un fantasma è una carta a faccia in giù e un dado, che si rilancia all’inizio di ogni round.',
        'Se il dado mostra una stella quando si riempie il film, la sua carta entra e una nuova prende il suo posto. Se no, resta lì.',
        'Puoi spendere un turno per guardare tutte le carte dei fantasmi. I loro dadi si rilanciano come gli altri. Un fantasma con un gettone lo spende appena il suo dado non mostra la stella.',
      ],
    },
    'one-two-three': {
      title: 'Che altro cambia in uno, due o tre',
      body: [
        {
          list: [
            'In tre: al comunista bastano tre film.',
            'In due: Horror, Mostri e i sei doppi comunisti semplici restano nella scatola. Un film in parità conta per entrambi. Se arrivano a quattro nello stesso momento, è patta.',
            'Da solo: niente Produttore. Tu sei il patriota, e perdi se i comunisti fanno i loro quattro film.',
          ],
        },
      ],
    },
    options: {
      title: 'Le opzioni',
      body: [
        'Si scelgono preparando la partita, ognuna per conto suo:',
        {
          list: [
            'Sciopero: con una locandina neutra, chi ha una stella mette quante carte vuole, da nessuna a tre.',
            'Lealtà a caso, da due giocatori in su: si distribuisce da tutte e nove le carte, e nessuno sa quante ce ne siano per parte. Può vincere una parte in cui non gioca nessuno; allora perdono tutti.',
            'Mestieri scelti: togli quelli che ti piacciono meno. Deve restarne uno a testa, due fino a tre giocatori.',
          ],
        },
      ],
    },
    costumes: {
      title: 'I costumi',
      body: [
        'Un’opzione da tre giocatori in su. Aggiunge un decimo mestiere, il Costumista, col numero dieci: pesca due dei nove costumi, danne uno a chi vuoi, anche a te, e metti l’altro sotto la pila. Nessuno ne riceve due round di fila. Un costume sta scoperto davanti a chi lo porta.',
        'Il tuo si usa una volta, anche quando non tocca a te: mentre il tavolo aspetta un turno, il dado seguente, il nuovo mestiere di un produttore o un gettone, a un’ultima chiamata prima del taglio, e tra un round e l’altro. Non mentre qualcuno sceglie in segreto. Poi va sotto la pila.',
        {
          list: [
            'Giubbotto da aviatore: un tuo dado senza stella ne mostra una.',
            'Vestaglia: una tua stella sparisce.',
            'Abito da clown: capovolgi un dado di chi ti sta accanto.',
            'Panciotto da giocatore: rilancia dadi qualsiasi, fino a due volte.',
            'Impermeabile: guarda la mano di un altro giocatore.',
            'Smoking: una tua carta va nel film, stella o non stella; non tra un round e l’altro.',
            'Accappatoio: scarta la tua mano e pesca tre carte.',
            'Mantello da mago: pesca una carta, poi scartane una.',
            'Tuta da lavoro: scambia un tuo mestiere con quello di un altro giocatore.',
          ],
        },
      ],
    },
  },
};
