import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Miglior regista',
    text: 'Il regista ha un bonus per il genere del film.',
  },
  'best-actor': { name: 'Miglior attore', text: 'Un attore ha un bonus per il genere del film.' },
  'best-picture': { name: 'Miglior film', text: 'Il film ha vinto un altro premio.' },
  'golden-pine-cone': { name: 'La Pigna d’oro', text: 'Aperto a ogni film.' },
  'peoples-popcorn': {
    name: 'Il Popcorn del pubblico',
    text: 'L’uscita ha incassato 8\u00a0$ o più.',
  },
  'drive-in-favourite': {
    name: 'Il Beniamino del drive-in',
    text: 'Un film d’azione o un horror.',
  },
  'orbit-trophy': { name: 'Trofeo Orbita', text: 'Un film di fantascienza o d’animazione.' },
  'red-carpet-prize': { name: 'Premio Tappeto rosso', text: 'Un dramma o una commedia.' },
  'silver-slapstick': {
    name: 'La Torta in faccia d’argento',
    text: 'Una commedia, un film d’animazione o d’azione.',
  },
  'night-owl-prize': {
    name: 'Premio Nottambuli',
    text: 'Un horror, un film di fantascienza o un dramma.',
  },
  'best-ensemble': { name: 'Miglior cast', text: 'Un cast di 3 attori o più.' },
  'small-cast-prize': { name: 'Premio Piccola compagnia', text: 'Un cast di 2 attori al massimo.' },
  'guild-of-gentlefolk': {
    name: 'Medaglia delle Buone maniere',
    text: 'Almeno un attore Professionista.',
  },
  'survived-the-star': { name: 'Sopravvissuti al divo', text: 'Almeno un attore Difficile.' },
  'best-screenplay': { name: 'Miglior sceneggiatura', text: 'Un copione con almeno 3 di critica.' },
  'house-style-medal': {
    name: 'Medaglia dello stile di casa',
    text: 'Diretto da uno dei registi dello studio.',
  },
  'critics-darling': {
    name: 'Cocco della critica',
    text: 'Almeno 8 di critica stampata, in tutto, e 9\u00a0$ d’incasso al massimo.',
  },
};
