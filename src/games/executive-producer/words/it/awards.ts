import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Miglior regista',
    text: 'Il regista ha un bonus per il genere del film.',
    line: 'Ha detto «ancora» cento volte. Ne bastavano due.',
  },
  'best-actor': {
    name: 'Miglior attore',
    text: 'Un attore ha un bonus per il genere del film.',
    line: 'Ha pianto a comando, da tutti e due gli occhi.',
  },
  'best-picture': {
    name: 'Miglior film',
    text: 'Il film ha vinto un altro premio.',
    line: 'Il discorso dura più del film.',
  },
  'golden-pine-cone': {
    name: 'La Pigna d’oro',
    text: 'Aperto a ogni film.',
    line: 'Aperto a tutti, scoiattoli compresi.',
  },
  'peoples-popcorn': {
    name: 'Il Popcorn del pubblico',
    text: 'L’uscita ha incassato 8\u00a0$ o più.',
    line: 'Si vota contando i resti per terra.',
  },
  'drive-in-favourite': {
    name: 'Il Beniamino del drive-in',
    text: 'Un film d’azione o un horror.',
    line: 'Eletto a colpi di clacson. Il finale? Mai visto.',
  },
  'orbit-trophy': {
    name: 'Trofeo Orbita',
    text: 'Un film di fantascienza o d’animazione.',
    line: 'Non scende mai. Portarsi una scala.',
  },
  'red-carpet-prize': {
    name: 'Premio Tappeto rosso',
    text: 'Un dramma o una commedia.',
    line: 'Il tappeto è a noleggio. Pulirsi le scarpe.',
  },
  'silver-slapstick': {
    name: 'La Torta in faccia d’argento',
    text: 'Una commedia, un film d’animazione o d’azione.',
    line: 'Si consegna di slancio, con la panna.',
  },
  'night-owl-prize': {
    name: 'Premio Nottambuli',
    text: 'Un horror, un film di fantascienza o un dramma.',
    line: 'La giuria si sveglia dopo l’ultimo spettacolo.',
  },
  'best-ensemble': {
    name: 'Miglior cast',
    text: 'Un cast di 3 attori o più.',
    line: 'Nessun nome più grande. Hanno misurato.',
  },
  'small-cast-prize': {
    name: 'Premio Piccola compagnia',
    text: 'Un cast di 2 attori al massimo.',
    line: 'È venuto tutto il cast. In tandem.',
  },
  'guild-of-gentlefolk': {
    name: 'Medaglia delle Buone maniere',
    text: 'Almeno un attore Professionista.',
    line: 'Dopo di lei. Non sia mai. Insisto.',
  },
  'survived-the-star': {
    name: 'Sopravvissuti al divo',
    text: 'Almeno un attore Difficile.',
    line: 'La troupe trova ancora lustrini nella minestra.',
  },
  'best-screenplay': {
    name: 'Miglior sceneggiatura',
    text: 'Un copione con almeno 3 di critica.',
    line: 'Ogni parola conta. Era pagato a parola.',
  },
  'house-style-medal': {
    name: 'Medaglia dello stile di casa',
    text: 'Diretto da uno dei registi dello studio.',
    line: 'Stessa lampada, stesse scale, stesso genio.',
  },
  'critics-darling': {
    name: 'Cocco della critica',
    text: 'Almeno 8 di critica stampata, in tutto, e 9\u00a0$ d’incasso al massimo.',
    line: 'Hanno pianto tutti e sei gli spettatori.',
  },
};
