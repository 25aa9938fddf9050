import type { ProducerTexts } from '../texts';
import { abilities } from './abilities';
import { action, prompt } from './asking';
import { awards } from './awards';
import { conditions } from './conditions';
import { event } from './events';
import { news } from './news';
import { objectives } from './objectives';
import { line, phrase } from './phrases';
import { scripts } from './scripts';

export const texts: ProducerTexts = {
  genre: {
    action: 'Azione',
    animated: 'Animazione',
    comedy: 'Commedia',
    drama: 'Dramma',
    horror: 'Horror',
    'sci-fi': 'Fantascienza',
  },
  roll: { review: 'Critica', boxOffice: 'Incassi' },
  track: { scripts: 'Copioni', actors: 'Attori', directors: 'Registi' },
  trait: {
    difficult: { name: 'Difficile', text: 'Non lavora con un Perfezionista.' },
    professional: {
      name: 'Professionista',
      text: 'Un bonus per il film se lo dirige un Perfezionista.',
    },
    perfectionist: {
      name: 'Perfezionista',
      text: 'Non lavora con attori Difficili; un bonus con un Professionista.',
    },
    writer: {
      name: 'Autore',
      text: 'Si può ingaggiare con un copione di un suo genere, pagando entrambi, in una sola azione.',
    },
  },
  motto: {
    'brass-lantern': 'Una luce a ogni finestra, un divo in ogni film.',
    'copper-canyon': 'Girato venerdì, in sala sabato.',
    moonbeam: 'Per chiunque abbia avuto sette anni.',
    'velvet-curtain': 'Si prega di non applaudire prima della fine.',
    comet: 'Ne avrete sentito parlare.',
  },
  script: scripts,
  news,
  award: awards,
  objective: objectives,
  publicObjective: {
    acclaimed: { name: 'Acclamato', text: 'Più stelle di tutti rimaste sui film alla fine.' },
    rich: { name: 'Ricco', text: 'Più soldi di tutti alla fine.' },
  },
  ability: abilities,
  change: {
    review: '{{change}} di critica',
    boxOffice: '{{change}} d’incasso',
    both: '{{review}} di critica e {{boxOffice}} d’incasso',
    either: '{{one}} o {{other}}',
  },
  condition: conditions,
  option: {
    length: { name: 'Durata', text: 'Quanti premi si assegnano prima dei tre grandi.' },
    firstSeat: { name: 'Chi comincia', text: 'Qualcuno a tua scelta, o chi decide la sorte.' },
    studios: {
      name: 'Studi',
      text: 'Chi dirige quale studio. Gli altri tirano a sorte il proprio.',
    },
  },
  length: {
    intro: 'Assaggio: {{awards}}',
    short: 'Breve: {{awards}}',
    medium: 'Media: {{awards}}',
    full: 'Intera: {{awards}}',
  },
  stage: { season: 'La stagione', 'last-round': 'L’ultimo round', finale: 'I grandi premi' },
  event,
  action,
  prompt,
  phrase,
  line,
  source: {
    awards: 'Premi',
    objectives: 'Obiettivi',
    acclaimed: 'Più stelle',
    rich: 'Più soldi',
    money: 'Un punto ogni 5\u00a0$',
  },
  refusal: {
    'no-such-action': 'Qui non si può fare.',
    'not-now': 'Non adesso.',
    'no-actions-left': 'Non hai più azioni in questo turno.',
    'actions-left': 'Hai ancora azioni: usale, oppure prima rinuncia.',
    'action-must-be-used': 'Uno studio fallito usa la sua azione ovunque possa.',
    'turn-is-over':
      'Il tuo turno è finito: restano solo la Notizia da pescare e quelle da giocare.',
    'not-on-the-track': 'Questa carta non è nella sua fila.',
    'too-expensive': 'Non puoi pagarlo.',
    'bankrupt-takes-leftmost': 'Uno studio fallito prende la carta più a sinistra di una fila.',
    'no-open-space': 'Tutti i tuoi spazi di lavorazione sono occupati.',
    'no-such-movie': 'Lì non c’è quel film.',
    'no-free-role': 'Tutti i ruoli di quel film sono assegnati.',
    'has-a-director': 'Quel film ha già il suo regista.',
    'refuses-the-genre': 'Quell’attore rifiuta questo genere.',
    'difficult-and-perfectionist': 'Un attore Difficile e un Perfezionista non lavorano insieme.',
    'not-a-writer-of-it': 'Solo un Autore porta un copione, e solo di un suo genere.',
    'no-director': 'Quel film non ha ancora un regista.',
    'roles-empty': 'Quel film ha ancora ruoli da assegnare.',
    'not-in-hand': 'Non hai quella carta.',
    'condition-not-met': 'Quel film non soddisfa le condizioni della carta.',
    'too-many-news': 'Hai troppe Notizie per pescarne una.',
    'no-news-to-draw': 'Non ci sono più Notizie da pescare.',
    'already-drawn': 'Hai già pescato in questo turno.',
    'no-such-ability': 'Non hai più questa abilità.',
    'no-such-aim': 'Non lì: scegli qualcos’altro.',
    'not-for-the-bankrupt': 'Non è roba da studio fallito.',
    'no-vacancy': 'Nessuno dei tuoi film cerca qualcuno.',
    'nobody-fits': 'Nessuno va bene per i tuoi film.',
    'no-news-on-it': 'Nessuno dei tuoi film ha Notizie.',
    'nothing-released': 'Non hai ancora fatto uscire film.',
    'after-a-release': 'È per un turno in cui hai fatto uscire un film.',
    'at-a-release': 'Si chiede quando i dadi sono lì.',
    'nothing-to-look-at': 'Non ci sono più premi da guardare.',
    'nobody-holds-news': 'Nessuno ha Notizie in mano.',
    'not-qualified': 'Quel film non ha i requisiti per il premio.',
    'not-so-many-stars': 'Il film non ha tante stelle.',
  },
};
