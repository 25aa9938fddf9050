export const common = {
  appName: 'Backlot',
  close: 'Close',
  tryAgain: 'Try again',
  back: 'Back',
  backToMarquee: 'Back to the marquee',
  players: '{{min}}–{{max}} players',
  minutes: 'About {{minutes}} min',
  genre: {
    horror: 'Horror',
    action: 'Action',
    romcom: 'Romantic comedy',
  },
  missing: {
    title: 'No such page',
    body: 'This reel is not in our archive. The address may be mistyped, or the page has moved.',
    home: 'Go to the marquee',
  },
};
