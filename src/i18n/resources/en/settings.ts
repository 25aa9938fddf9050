export const settings = {
  title: 'Settings',
  unreadable:
    'What you chose earlier cannot be read right now, and it was left as it is. What you change here holds until the app is closed.',
  play: 'At the table',
  comfort: 'Comfort',
  speed: {
    title: 'Speed of bots and animations',
    relaxed: 'Relaxed',
    normal: 'Normal',
    brisk: 'Brisk',
    instant: 'Instant',
  },
  placing: {
    title: 'Placing a reel',
    'two-taps': 'Two taps',
    'two-tapsLine': 'The first shows what would move, the second places.',
    'one-tap': 'One tap',
    'one-tapLine': 'A tap on a column places at once; undo takes it back.',
  },
  handOver: {
    title: 'Pass the phone',
    line: 'Shows whose turn it is between two people, before the table appears.',
  },
  leftHand: {
    title: 'Left-handed',
    line: 'The buttons and the cards in hand move to the left, the board on a wide screen to the right.',
  },
  haptics: {
    title: 'Vibration',
    line: 'A light tap in the hand when a reel lands or a movie is made.',
  },
  sound: {
    group: 'Sound',
    title: 'Sounds',
    line: 'Reels, applause and the rest. Everything can be understood without them.',
    volume: 'Volume',
    percent: '{{percent}} per cent',
  },
  look: {
    title: 'Look',
    system: 'As the device',
    systemLine: 'Light, dark or in strong contrast, whichever it asks for.',
    evening: 'Evening',
    eveningLine: 'Velvet, brass and lamplight.',
    matinee: 'Matinee',
    matineeLine: 'An afternoon performance, bright and warm.',
    contrast: 'High contrast',
    contrastLine: 'Strong colours on black, thick lines.',
  },
  motion: {
    title: 'Less motion',
    line: 'Nothing slides or twinkles, whatever the device says. When off, the device decides.',
  },
  language: {
    title: 'Language',
    system: 'As the device',
    en: 'English',
    fr: 'Français',
    it: 'Italiano',
  },
  version: 'Backlot, version {{version}}',
};
