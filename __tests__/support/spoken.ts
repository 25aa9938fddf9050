import { decidesAlone, type Game, type GameTypes } from '../../src/engine/game';
import type { Viewer } from '../../src/engine/seats';
import type { GameWords } from '../../src/games/contract';

/** What no sentence for a person holds: a placeholder, a key, a value that was not there. */
const UNFINISHED =
  /[{}]|undefined|NaN|\[object|\b(event|action|prompt|phrase|line|note|script|news|award|objective|ability|condition|change|genre|trait|card|face|kind|job|poster|costume|loyalty|refusal|option)\.\w/;

export function isUnfinished(text: string): boolean {
  return text.trim() === '' || UNFINISHED.test(text);
}

/** What came up in matches of a game, and every text that was said of it. */
export class Spoken<Types extends GameTypes> {
  readonly events = new Set<string>();
  readonly actions = new Set<string>();
  readonly phases = new Set<string>();
  readonly texts = new Set<string>();
  /** Offered at once in the same words. */
  readonly alike = new Set<string>();

  /** Sections that are missing, empty or shown to the wrong viewer. */
  readonly amiss = new Set<string>();

  constructor(private readonly game: Game<Types>) {}

  readEvents(words: GameWords<Types>, events: readonly Types['event'][]): void {
    for (const event of events) {
      const said = words.event(event);
      if (said === undefined) continue;
      this.texts.add(said);
      this.events.add(event.type);
    }
  }

  /** Every offer of a moment, as it stands on the screen that shows it. */
  readOffers(words: GameWords<Types>, state: Types['state']): void {
    const { game } = this;
    for (const seat of [...game.toAct(state), ...game.mayInterrupt(state)]) {
      const legal = game.legalActions(state, seat);
      const viewer: Viewer = decidesAlone(game, state, seat) ? seat : 'table';
      const view = game.view(state, viewer);
      const said = legal.map((action) => words.action(action, view));
      said.forEach((text, at) => {
        this.texts.add(text);
        if (said.indexOf(text) !== at) this.alike.add(text);
      });
      legal.forEach(({ type }) => this.actions.add(type));
    }
  }

  readView(words: GameWords<Types>, state: Types['state'], viewer: Viewer): void {
    const view = this.game.view(state, viewer);
    this.texts.add(words.prompt(view));
    const { open, own } = words.lines(view);
    // The table has no secrets, and everybody else has some.
    if (own.length > 0 === (viewer === 'table')) this.amiss.add(`what ${viewer} alone may read`);
    for (const { title, lines } of [...open, ...own]) {
      this.texts.add(title);
      if (lines.length === 0) this.amiss.add(`nothing below ${title}`);
      for (const line of lines) this.texts.add(line);
    }
  }
}
