import type { LinkingOptions } from '@react-navigation/native';

import type { Routes } from './routes';

/** Every screen has an address, so that a reload, a bookmark and a shared link all lead back to it. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['backlot://'],
  config: {
    // Whatever the address opens, the marquee lies beneath it: there is always a way home.
    initialRouteName: 'Marquee',
    screens: {
      Marquee: '',
      Programme: 'games/:game',
      Rules: 'games/:game/rules/:section?',
      Setup: 'games/:game/setup',
      Settings: 'settings',
      Licences: 'licences',
      FirstNight: 'first-night',
      HallOfFame: 'hall-of-fame',
      Premiere: 'premiere',
      Board: 'matches/:match/:part(claims)?',
      Scoreboard: 'matches/:match/score',
      Commentary: 'matches/:match/commentary',
      NotFound: '*',
    },
  },
};
