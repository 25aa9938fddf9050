/** What the golden matches of a game must show between them: kinds of events, and of what comes of them. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  hollywood: [
    ...['round-dealt', 'reel-placed', 'clap-board-played', 'double-reel-played', 'round-ended'],
    ...['card-claimed', 'star-waiting', 'card-set-aside', 'match-ended', 'blockbuster'],
    ...['project-begun', 'project-grown', 'movie-made', 'star-lost'],
  ],
  'hollywood-1947': [
    ...['table-set', 'round-begun', 'poster-shown', 'posters-drawn', 'poster-buried'],
    ...['job-performed', 'passed', 'jobs-swapped', 'die-rolled', 'token-given'],
    ...['cards-drawn', 'cards-discarded', 'composed', 'card-added', 'editing-announced'],
    ...['ghosts-seen', 'costumes-drawn', 'costume-given', 'costume-worn', 'chosen'],
    ...['cast-complete', 'ghost-replaced', 'token-spent', 'token-kept', 'deck-card-added'],
    ...['card-removed', 'edited', 'premiere', 'hearing-held', 'jobs-dealt', 'claimed'],
    'match-ended',
  ],
  'executive-producer': [
    ...['table-set', 'turn-begun', 'script-bought', 'talent-hired', 'writer-hired'],
    ...['track-filled', 'tracks-advanced', 'deck-made-anew', 'director-placed', 'news-played'],
    ...[
      'actions-given-up',
      'season-over',
      'news-drawn',
      'ability-used',
      'script-taken',
      'talent-taken',
      'auditioned',
      'declined',
    ],
    ...['bankrupt', 'solvent', 'release-begun', 'change-chosen', 'released'],
    ...['objective-revealed', 'objective-discarded', 'award-shown', 'award-opened'],
    ...['award-discarded', 'award-withdrawn', 'nominated', 'bid-made', 'bids-shown'],
    ...['tie-rolled', 'award-won', 'last-round', 'scored', 'match-ended'],
    ...['dice-rolled', 'insurance-paid', 'news-stolen', 'award-previewed', 'award-put-back'],
  ],
};

/** What the texts of a game's golden matches leave out of that. */
export function notShown(game: string, texts: readonly string[]): readonly string[] {
  const shown = SHOWN[game] ?? ['a list of what must be shown'];
  return shown.filter((type) => !texts.some((text) => text.includes(`"${type}"`)));
}
