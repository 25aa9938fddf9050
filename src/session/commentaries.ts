import type { Match } from '../engine/match';
import { type Analysis, analyse } from '../games/hollywood/bots/commentary';
import type { Hollywood } from '../games/hollywood/types';
import type { MatchId } from '../storage/keys';
import type { SaveRepository } from '../storage/repository';
import { inSlices } from './slices';
import { encodeCommentary, fingerprintOf, readCommentary } from './stored-commentary';

/** How the commentary on a match stands. */
export type CommentaryState =
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'ready'; readonly analysis: Analysis }
  | { readonly kind: 'failed' };

interface Environment {
  readonly saves: Pick<SaveRepository, 'readCommentary' | 'keepCommentary'>;
  readonly now: () => number;
  /** How hard to look; as hard as the game says by default. */
  readonly playouts?: number;
}

/** As many as somebody goes back and forth between. */
const REMEMBERED = 8;

export const BEGINNING: CommentaryState = { kind: 'working', percent: 0 };

/** Works out what is to be said of matches that are over: once for each, kept in memory and beside the match. */
export class Commentaries {
  private readonly known = new Map<string, Analysis>();

  constructor(private readonly environment: Environment) {}

  /** What is known of a match without any work. */
  find(match: Match<Hollywood>): Analysis | undefined {
    return this.known.get(fingerprintOf(match));
  }

  /** Works until it is done or stopped, and tells how it stands. Gives a way to stop it. */
  follow(
    id: MatchId,
    match: Match<Hollywood>,
    onState: (state: CommentaryState) => void,
  ): () => void {
    let isWanted = true;
    const tell = (state: CommentaryState): void => {
      if (isWanted) onState(state);
    };
    void this.work(id, match, { isWanted: () => isWanted, tell }).catch(() => {
      tell({ kind: 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }

  private async work(
    id: MatchId,
    match: Match<Hollywood>,
    { isWanted, tell }: { isWanted: () => boolean; tell: (state: CommentaryState) => void },
  ): Promise<void> {
    const known = this.find(match) ?? (await this.stored(id, match));
    const analysis = known ?? (await this.workOut(match, isWanted, tell));
    if (analysis === undefined) return;
    this.remember(match, analysis);
    tell({ kind: 'ready', analysis });
    if (known === undefined)
      await this.environment.saves.keepCommentary(id, encodeCommentary(match, analysis));
  }

  private async stored(id: MatchId, match: Match<Hollywood>): Promise<Analysis | undefined> {
    const text = await this.environment.saves.readCommentary(id);
    return text === undefined ? undefined : readCommentary(text, match);
  }

  private async workOut(
    match: Match<Hollywood>,
    isWanted: () => boolean,
    tell: (state: CommentaryState) => void,
  ): Promise<Analysis | undefined> {
    const { now, playouts } = this.environment;
    if (!isWanted()) return undefined;
    let told = 0;
    return inSlices(analyse(match, playouts), {
      now,
      isWanted,
      onSlice(done) {
        const percent = Math.floor(100 * done);
        if (percent === told) return;
        told = percent;
        tell({ kind: 'working', percent });
      },
    });
  }

  private remember(match: Match<Hollywood>, analysis: Analysis): void {
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= REMEMBERED) this.known.delete(oldest);
    this.known.set(fingerprintOf(match), analysis);
  }
}
