import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Impostazioni',
  unreadable:
    'Le tue scelte di prima ora non si riescono a leggere, e sono rimaste come sono. Quello che cambi qui vale finché non chiudi l’app.',
  play: 'Al tavolo',
  comfort: 'Comodità',
  speed: {
    title: 'Velocità dei robot e delle animazioni',
    relaxed: 'Calma',
    normal: 'Normale',
    brisk: 'Rapida',
    instant: 'Immediata',
  },
  placing: {
    title: 'Posare una bobina',
    'two-taps': 'Due tocchi',
    'two-tapsLine': 'Il primo mostra che cosa si muoverebbe, il secondo posa.',
    'one-tap': 'Un tocco',
    'one-tapLine': 'Toccare una colonna posa subito; si può annullare.',
  },
  handOver: {
    title: 'Passare il telefono',
    line: 'Fra due persone, dice a chi tocca prima di mostrare il tavolo.',
  },
  leftHand: {
    title: 'Per mancini',
    line: 'I pulsanti e le carte in mano vanno a sinistra; su uno schermo largo il tabellone va a destra.',
  },
  haptics: {
    title: 'Vibrazione',
    line: 'Un lieve colpetto nella mano quando una bobina si posa o nasce un film.',
  },
  sound: {
    group: 'Audio',
    title: 'Suoni',
    line: 'Le bobine, gli applausi e il resto. Si capisce tutto anche senza.',
    volume: 'Volume',
    percent: '{{percent}} per cento',
  },
  look: {
    title: 'Atmosfera',
    system: 'Come il dispositivo',
    systemLine: 'Chiara, scura o a contrasto forte, come chiede lui.',
    evening: 'Serale',
    eveningLine: 'Velluto, ottone e luce di lampade.',
    matinee: 'Pomeridiana',
    matineeLine: 'Uno spettacolo del pomeriggio, chiaro e caldo.',
    contrast: 'Contrasto elevato',
    contrastLine: 'Colori decisi su fondo nero, linee spesse.',
  },
  motion: {
    title: 'Meno movimento',
    line: 'Niente scorre o luccica, qualunque cosa dica il dispositivo. Altrimenti decide il dispositivo.',
  },
  language: {
    title: 'Lingua',
    system: 'Come il dispositivo',
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
  },
  version: 'Backlot, versione {{version}}',
};
