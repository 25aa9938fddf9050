import type { firstNight as english } from '../en/firstNight';

export const firstNight: typeof english = {
  title: 'Il debutto',
  scene: 'Scena {{scene}} di {{scenes}}',
  sceneShort: '{{scene}}/{{scenes}}',
  leave: 'Esci: la scena resta dov’è',
  back: 'Indietro di una scena',
  again: 'Dall’inizio',
  goOn: 'Avanti',
  invite: {
    hook: 'È la tua prima sera? Impara giocando.',
    what: 'Cinque minuti a un tavolo vero, con qualcuno che ti spiega il perché.',
    begin: 'Apri il sipario',
    resume: 'Torna alla scena {{scene}}',
    known: 'Conosci già il gioco?',
    quiet: 'Il debutto: impara giocando',
    quietResume: 'Il debutto: torna alla scena {{scene}}',
  },
  curtain: {
    toMatch: 'La tua prima partita',
    once: 'Ancora',
  },
  answer: {
    full: 'Quella colonna è piena, non ci entra nessuna bobina.',
    owed: 'Prima le due bobine della Doppia bobina, poi tutto il resto.',
    spent: 'Quella carta è giocata. Ognuna vale una volta a partita.',
    tooEarly: 'Bella carta, ma non ora: vale una volta sola, tienila per la sua scena.',
  },
  scenes: {
    place: {
      title: 'Stasera sei Charlie. Tocca la colonna\u00a03.',
      why: 'Le bobine puntano alle carte. Entrano dal basso, e la carta su cui la tua finisce è tua.',
      elsewhere:
        'In una vera partita, volentieri. Stasera la colonna\u00a03: in cima c’è un kolossal.',
    },
    bump: {
      title: 'Vera ti ha spinto su! Ancora la colonna\u00a03.',
      why: 'Ogni nuova bobina fa salire le altre di una carta. La tua arriva sul kolossal.',
      elsewhere: 'Così la tua bobina resta ferma. Nella colonna\u00a03 la spingi tu.',
    },
    full: {
      title: 'E adesso tocca di nuovo la colonna\u00a03.',
      why: 'Solo per vedere: ogni sua carta ha già la bobina.',
      elsewhere: 'Lì c’è posto. Tocca la colonna\u00a03, quella con il cartello.',
    },
    safe: {
      title: 'Tutto esaurito! Non entra più nessuno.',
      why: 'E nessuno ti spinge più: il kolossal e la star in basso sono già tuoi.',
    },
    clap: {
      title: 'Tocca il tuo Ciak, poi giocalo.',
      why: 'Due film horror in fondo alla colonna\u00a02: se entri ora ti spingono oltre. Con il Ciak salti un turno.',
      elsewhere: 'Una bobina adesso verrebbe spinta troppo su. Gioca il Ciak.',
    },
    double: {
      title: 'Ora tocca la Doppia bobina, e giocala.',
      why: 'Due bobine in un colpo, e nessuno in mezzo. Le due carte valgono una volta a partita.',
      elsewhere: 'Una bobina, un film. La Doppia bobina li porta tutti e due: prima quella.',
    },
    firstReel: {
      title: 'Prima bobina: colonna\u00a02.',
      why: 'In fondo ci sono due film horror, e i film di un genere vanno insieme.',
      elsewhere: 'Belle carte anche lì, ma i tuoi film horror sono nella colonna\u00a02.',
    },
    secondReel: {
      title: 'Seconda bobina: ancora la colonna\u00a02.',
      why: 'Spinge su la prima e riempie la colonna. Quei film non te li toglie nessuno.',
      elsewhere: 'Anche l’altro film horror è nella colonna\u00a02.',
    },
    claim: {
      title: 'Dodici bobine posate. Tocca la colonna che parte per prima.',
      why: 'Da sinistra, e dall’alto in basso: l’ordine decide che cosa diventano le tue carte.',
      elsewhere: 'Non ancora: si comincia tutto a sinistra.',
    },
    lost: {
      title: 'Gus vince una grande star e la perde subito.',
      why: 'Una star vuole un progetto sul momento, e Gus non ha film. Prima i film, poi le star!',
    },
    project: {
      title: 'Il tuo primo film apre un progetto.',
      why: 'I film di un genere diventano una pellicola. Più è lunga, più una star ne ricava.',
    },
    award: {
      title: 'Un alloro! Questo film vale doppio.',
      why: 'Con il premio il tuo progetto horror di due film ne vale tre.',
    },
    blockbuster: {
      title: 'Il tuo kolossal: 2 punti, così com’è.',
      why: 'Niente star, niente progetto, niente rischi. Una carta sicura per una sera agitata.',
    },
    movie: {
      title: 'Buona la prima: 3 film × 2 stelle = 6 punti.',
      why: 'Una star va usata subito, voluta o no. Un film finito non cresce più: scegli il momento.',
    },
    lastReel: {
      title: 'Più tardi… la tua ultima bobina. Colonna\u00a02!',
      why: 'Spinge l’altra verso la star. Intanto nel tuo studio aspettano tre film d’azione.',
      elsewhere: 'Lì per te non c’è una star. Nella colonna\u00a02 ci sei proprio sotto.',
    },
    choice: {
      title: 'Scegli tu: dai la star alla commedia.',
      why: 'Il tuo progetto aperto più lungo dà un punto a film, e sta arrivando un altro film d’azione.',
      elsewhere: '4 punti subito, ma poi Vera ti raggiunge e vince con il film migliore.',
    },
    largest: {
      title: 'Cinque film d’azione mai girati: 5 punti.',
      why: 'Conta solo il tuo progetto più lungo. Due di pari lunghezza non darebbero nulla.',
    },
    winning: {
      title: 'La serata è tua, 16 a 14!',
      why: 'Film finiti, kolossal e progetto più lungo: vince chi ha più punti. In parità decide il film migliore. Ora sai tutto.',
    },
  },
};
