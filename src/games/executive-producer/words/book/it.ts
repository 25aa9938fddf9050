import type { ProducerBook } from './outline';

export const book: ProducerBook = {
  intro: {
    title: 'Come si gioca',
    body: [
      'Per una stagione dirigi uno studio cinematografico. Compra copioni, ingaggia gente, fai uscire film, porta a casa premi. Vince chi ha più punti.',
      'Nel tuo turno hai due azioni, anche due volte la stessa:',
      {
        steps: [
          'Compra un copione e mettilo su uno dei tuoi due spazi di lavorazione.',
          'Ingaggia attori finché ogni ruolo è occupato, e un regista. Più una carta ha aspettato nella sua fila, meno costa.',
          'Fai uscire il film: somma quello che portano le sue carte e lancia altrettanti dadi. Le buone critiche mettono stelle sul film, gli incassi ti danno dollari.',
        ],
      },
      'I soldi servono per il prossimo film. Le stelle servono per i premi: dalla terza uscita in poi, ogni uscita finisce con una cerimonia. Ogni studio candida un film adatto, si puntano stelle in segreto, e la puntata più alta si prende il premio.',
      'Le Notizie si giocano su qualsiasi film in lavorazione, per spingere il tuo o rovinare quello di un altro. Il tuo studio ha anche cinque abilità, buone una volta ciascuna.',
      'Quando restano solo Miglior regista, Miglior attore e Miglior film, si finisce il round e quei tre si assegnano al gala. I punti vengono dai premi, dagli obiettivi segreti, dall’avere più stelle e più soldi di tutti, e da ogni 5\u00a0$.',
      'Nessuno vede le tue Notizie, i tuoi obiettivi e le tue puntate. Tutto il resto è in vista.',
      'Un consiglio per la prima sera: i soldi arrivano solo dalle uscite. Finisci il primo film prima di cominciare il secondo.',
    ],
  },
  sections: {
    start: {
      title: 'Aprire uno studio',
      body: [
        'Si gioca da due a cinque. Ognuno sceglie uno dei cinque studi o lascia fare alla sorte. Chi comincia si sorteggia, a meno che il tavolo non indichi qualcuno.',
        'All’inizio ogni studio ha:',
        {
          list: [
            '10\u00a0$,',
            'due spazi di lavorazione liberi,',
            'i suoi due registi a disposizione,',
            'cinque abilità,',
            'tre obiettivi segreti e due Notizie, che ognuno guarda per conto suo.',
          ],
        },
        'I registi degli studi che nessuno gioca si mescolano con gli altri. Poi si riempiono tre file: copioni, attori, registi.',
      ],
    },
    length: {
      title: 'Quanto dura',
      body: [
        'I tre grandi premi sono scoperti: sopra Miglior regista, poi Miglior attore, poi Miglior film. Sopra di loro si mette, a faccia in giù, una parte degli altri quattordici, a sorte. Quanti, lo scegliete voi:',
        {
          list: [
            'Assaggio: 5, per una prima serata.',
            'Breve: 8. In quattro è meglio non scendere sotto.',
            'Media: 11. In cinque è meglio non scendere sotto.',
            'Intera: tutti e 14.',
            'Oppure un numero qualsiasi, da zero a quattordici.',
          ],
        },
      ],
    },
    cards: {
      title: 'Copioni, attori, registi',
      body: [
        'Ogni carta ha due valori: uno per la critica, uno per gli incassi.',
        {
          list: [
            '42 copioni, sette per ognuno dei sei generi: azione, animazione, commedia, dramma, horror e fantascienza. Un copione ha da uno a quattro ruoli, un titolo e uno slogan.',
            '60 attori. Quasi tutti hanno un bonus in un genere. Alcuni rifiutano un genere, pochi ne rifiutano due. Ci sono i Difficili e i Professionisti.',
            '32 registi, due per ogni studio compresi, con bonus di genere. Ci sono i Perfezionisti e gli Autori.',
          ],
        },
      ],
    },
    turn: {
      title: 'Il tuo turno',
      body: [
        'Hai al massimo due azioni. Ce ne sono di quattro tipi, e la stessa si può fare due volte: comprare un copione, ingaggiare un attore, ingaggiare un regista, far uscire un film.',
        'Quando le azioni sono finite, o ne hai abbastanza, puoi pescare una Notizia, se ne hai quattro o meno e ce n’è ancora.',
        'Giocare una Notizia non costa azioni. Giocane quante vuoi, in qualsiasi momento del tuo turno, anche quella appena pescata. Nel turno degli altri, nessuna.',
      ],
    },
    market: {
      title: 'File, prezzi, dadi',
      body: [
        'Ogni fila ha cinque carte. Da sinistra costano 1\u00a0$, 1\u00a0$, 2\u00a0$, 3\u00a0$ e 4\u00a0$. Prendine una: quelle alla sua destra scorrono, e in fondo ne arriva una nuova.',
        'Un mazzo finito si rifà con i suoi scarti. Se non ci sono nemmeno quelli, i posti restano vuoti.',
        'Un dado mostra 0, 0, 1, 1, 2 o 2. In media, dunque, vale uno.',
      ],
    },
    scripts: {
      title: 'Comprare un copione',
      body: ['Va subito su un tuo spazio di lavorazione libero. Niente spazio, niente copione.'],
    },
    actors: {
      title: 'Ingaggiare un attore',
      body: [
        'Un attore entra subito in un ruolo libero di un tuo film in lavorazione. Nessuno aspetta dietro le quinte.',
        'Qualcuno dice di no: al genere che rifiuta e, se è Difficile, a un film di un Perfezionista.',
      ],
    },
    directors: {
      title: 'Ingaggiare un regista',
      body: [
        'Un regista prende in mano un tuo film in lavorazione che non ne ha. Un Perfezionista non va dove recita un attore Difficile.',
        'Un Autore può portare un copione: di un genere in cui ha un bonus, e con la stessa azione. Paghi entrambi, e ti serve uno spazio libero.',
        'I due registi del tuo studio non costano né soldi né azioni. Mettili al lavoro quando vuoi nel tuo turno; le antipatie valgono anche per loro.',
      ],
    },
    news: {
      title: 'Le Notizie',
      body: [
        'Sono 54. Una Notizia cambia la critica, gli incassi o entrambi, in meglio o in peggio; alcune danno con una mano e tolgono con l’altra. Certe offrono due effetti: quale dei due, lo decidi all’uscita.',
        'Giocala su qualsiasi film in lavorazione, tuo o di un rivale. Molte chiedono qualcosa al film, per esempio un genere. Conta com’è il film in quel momento, senza la Notizia stessa. Almeno quattordici non chiedono niente.',
        'Un genere su una Notizia è una condizione, mai un bonus.',
      ],
    },
    abilities: {
      title: 'Le abilità del magnate',
      body: [
        'Ognuno dei cinque studi ha cinque abilità e due registi, e non ci sono due abilità uguali. Ciascuna si usa una volta per partita, nel tuo turno, senza azione se non dice altro, anche quando le azioni sono finite e la Notizia è pescata.',
        {
          list: [
            'Alcune danno carte gratis: prese da una fila, che si riempie solo quando le hai prese tutte, o con un’audizione. Lì peschi davanti a tutti, ne piazzi una o nessuna e scarti il resto. Serve un posto vacante e qualcuno da pescare.',
            'Alcune abbassano i prezzi per il turno, mai sotto 1\u00a0$, o danno più azioni, un terzo spazio, Notizie oltre il limite, una fila tutta nuova. Per uno sconto ti deve restare un’azione; le azioni in più vengono prima di pescare.',
            'Alcune cambiano per sempre i valori di un film in lavorazione, tuo o di un rivale.',
            'Alcune mandano via un attore, attirano qualcuno nel tuo film, cancellano le Notizie da un tuo film o ne passano una a un film rivale adatto. Chi sposta una Notizia è come se l’avesse giocata.',
            'Alcune aiutano la sera dell’uscita: dadi lanciati due volte, e vale il lancio migliore, o ruoli vuoti ammessi per un film di questo turno. Un film col cast al completo non la consuma.',
            'Una fa lavorare tutti con tutti, in ogni genere, per un turno. Una mette stelle su un tuo film già uscito.',
          ],
        },
      ],
    },
    release: {
      title: 'Far uscire un film',
      body: [
        'Servono un regista e qualcuno in ogni ruolo. Leggi titolo e slogan ad alta voce, con sentimento: l’app li mostra in grande.',
        'Poi si sommano da una parte la critica, dall’altra gli incassi: copione, regista, attori, quello che le abilità hanno cambiato e tutte le Notizie sul film.',
        'Se una Notizia offre due effetti, chi l’ha giocata sceglie adesso, davanti a tutti. Se sono più d’una, si va nell’ordine in cui sono state giocate.',
      ],
    },
    dice: {
      title: 'Bonus e dadi',
      body: [
        'Conta i bonus: uno per ogni regista o attore il cui genere è quello del copione, e uno in più quando un Perfezionista dirige un Professionista. Ognuno è un dado. Dici tu quanti vanno alla critica; gli altri vanno agli incassi. Una somma sotto zero, dopo, conta zero.',
        'Lancia entrambi. La critica mette altrettante stelle su questo film, gli incassi mettono altrettanti dollari nella tua cassa.',
      ],
    },
    after: {
      title: 'Dopo l’uscita',
      body: [
        'Le Notizie del film si scartano. Il film va di lato con le sue stelle, che sono solo sue. Lo spazio è di nuovo libero.',
        'Poi si scarta, a faccia in giù, la carta più a sinistra di ogni fila, e le file scorrono.',
      ],
    },
    objectives: {
      title: 'Gli obiettivi segreti',
      body: [
        'Ognuno riguarda un film che esce e vale 2 punti. Appena una tua uscita ne raggiunge uno, lo si mostra.',
        'Ne contano al massimo due; il terzo allora si scarta senza che nessuno lo veda. Se un’uscita li raggiunge tutti e tre, contano i primi due che hai in mano.',
      ],
    },
    awards: {
      title: 'I premi',
      body: [
        'Quattordici premi della stagione: piccoli da 1 o 2 punti, medi da 3, grandi da 4 o 5. Quasi tutti chiedono qualcosa al film.',
        'Tre grandissimi alla fine: Miglior regista, Miglior attore e Miglior film, che dà più di tutti. Miglior film è per chi ha già vinto qualcosa; va bene anche Miglior attore, un minuto prima.',
        'Due riconoscimenti che tutti conoscono: Acclamato e Ricco. E 24 obiettivi segreti nel mazzo, 2 punti l’uno.',
      ],
    },
    ceremony: {
      title: 'La cerimonia',
      body: [
        'Le prime due uscite di una partita non ce l’hanno. Dalla terza in poi, a ogni uscita ne segue una.',
        {
          steps: [
            'Si apre il premio in cima.',
            'Da chi è di turno, ogni studio con un film adatto e almeno una stella ne candida uno: proprio uno, uscito prima o adesso.',
            'Un applauso composto per ogni candidato.',
            'Le puntate, tutte insieme.',
            'Un discorso breve e commosso di chi vince. Lo schermo aspetta.',
          ],
        },
        'Quando un premio parla di stelle o di incassi, conta quello che ha portato l’uscita, speso o no. Un «regista dello studio» è uno dei due del tuo.',
      ],
    },
    bids: {
      title: 'Le puntate',
      body: [
        'Punti in segreto stelle del film candidato, da nessuna a tutte. La puntata più alta vince e si paga; gli altri si tengono le loro stelle. Puntando zero non si vince. Un solo candidato può avere il premio per una stella, o lasciarlo.',
        'In parità vince il film che ha stampata la critica migliore, sommando copione, regista e attori. Ancora pari? Due dadi a testa, vince la somma più alta, e chi è ancora pari rilancia.',
      ],
    },
    'open-awards': {
      title: 'I premi che restano liberi',
      body: [
        'Se nessun film è adatto a un premio, il premio resta sul tavolo. Il primo che diventa adatto, con la sua uscita o con una stella data da un’abilità, può prenderlo subito per una sola stella, prima della cerimonia. Chi dice di no lo lascia lì. Se sono più d’uno, si offrono nell’ordine in cui sono stati aperti.',
        'Se dei candidati c’erano ma nessuno punta, o l’unico rinuncia, il premio si scarta.',
      ],
    },
    bankruptcy: {
      title: 'La bancarotta',
      body: [
        'Niente soldi, nessuna abilità che possa dare una carta gratis, e nessun film da far uscire con la prossima azione: sei in bancarotta. Finché c’è una via d’uscita, no. Valgono come vie d’uscita:',
        {
          list: [
            'un’abilità non ancora usata per prendere carte, fare audizioni o soffiare qualcuno, se ha su cosa agire, anche senza un’azione per usarla,',
            'un film a cui manca solo un regista dello studio, o dei ruoli che un’abilità ti lascia vuoti,',
            'nell’ultimo round, se in questo turno non hai fatto uscire niente, qualsiasi film in lavorazione.',
          ],
        },
        'Un’abilità non ancora usata che fa lavorare tutti con tutti conta come se fosse attiva. Uno spazio che potresti ancora aprire, no.',
        'Se succede dopo un’azione, basta azioni: la pesca e le tue Notizie, e il turno è finito. All’inizio del turno hai una sola azione e, dove si può, la devi usare: la carta più a sinistra di una fila, gratis e piazzata secondo le regole, o un’uscita. Azioni in più, abilità che costano un’azione, sconti e copioni di un Autore non fanno per te. Se non si può niente, il turno passa.',
        'Dura finché un’uscita porta soldi. Per quella non riavrai azioni nel turno.',
      ],
    },
    'last-round': {
      title: 'L’ultimo round',
      body: [
        'Quando dopo una cerimonia in cima c’è Miglior regista, si gioca il round fino in fondo, così tutti hanno avuto lo stesso numero di turni. Se è stato l’ultimo giocatore del round a portarlo lì, anche il suo turno si ferma subito.',
        'In un turno di questo finale puoi far uscire un film incompiuto, senza tutti i ruoli e senza regista, con la seconda azione, a meno che la prima fosse già un’uscita. Per farlo puoi rinunciare alla prima. Le azioni in più ti restano; chi è in bancarotta lo fa con la sua unica.',
        'Nell’ultimo round non si assegna nessun premio, neanche uno rimasto libero.',
      ],
    },
    gala: {
      title: 'Il gala',
      body: [
        'Miglior regista, Miglior attore, Miglior film, uno dopo l’altro. Si comincia a candidare da chi avrebbe avuto il turno seguente. Un grande premio a cui nessun film è adatto si scarta.',
      ],
    },
    score: {
      title: 'Il conto',
      body: [
        {
          list: [
            'Premi e obiettivi: i loro punti.',
            'Acclamato, 2 punti: più stelle di tutti rimaste sui tuoi film.',
            'Ricco, 2 punti: più soldi di tutti.',
            'Un punto per ogni 5\u00a0$ interi.',
          ],
        },
        'In parità i 2 punti vanno a ognuno, anche se il massimo è zero.',
      ],
    },
    ties: {
      title: 'Pari alla fine',
      body: [
        'Vince chi ha Miglior film; se non ce l’ha nessuno di loro, chi ha Miglior attore, poi Miglior regista.',
        'Ancora pari? Chiunque di loro può gridare «Ho vinto!», e il primo che lo fa ha vinto. Oppure si divide, e vincono tutti. I robot preferiscono dividere.',
      ],
    },
    idle: {
      title: 'Se nessuno gira film',
      body: [
        'Dopo cinque round interi senza una sola uscita si ritira il premio in cima, e si ricomincia a contare. Se a quel punto in cima c’è Miglior regista, quello era l’ultimo round.',
      ],
    },
    secrets: {
      title: 'Che cosa è nascosto',
      body: [
        'Nascosto: le Notizie che hai in mano, i tuoi obiettivi, le puntate finché non si mostrano tutte, i mazzi e quello che è stato scartato. Quante carte sono state scartate si sa, e quello che si è visto si può ricordare.',
        'In vista: tutto il resto, anche quante Notizie ha ognuno.',
      ],
    },
  },
};
