import { type CardId, type Kind, kindOf, type PosterId } from '../cards';
import { type Deed, type Side, SIDES, type View } from '../types';
import { LOYALTIES } from '../vocabulary';
import { JOB_WORTH } from './job-worth';
import type { Sway } from './stances';
import { posterWorth, worthOf } from './worth';

/** Of what colour a card is: communist, neutral, patriot. */
export function colourOf(worth: number): number {
  return Math.sign(worth) + 1;
}

export function colourOfFace(face: Kind): number {
  return colourOf(worthOf(face));
}

/** Of a card that was shown. */
export function colourOfCard(card: CardId): number {
  return colourOfFace(kindOf(card));
}

function colourOfPoster(poster: PosterId): number {
  return colourOf(posterWorth(poster));
}

export function colourOfSide(side: Side): number {
  return SIDES.length - 1 - SIDES.indexOf(side);
}

/** Kinds of deeds that tell something: what was done to somebody, and which posters were kept. */
export const TELLINGS = [
  'star',
  'blank',
  'token',
  'taking',
  'hand',
  'job-given',
  'job-taken',
  'communist-poster',
  'neutral-poster',
  'patriot-poster',
] as const;
export type TellingKind = (typeof TELLINGS)[number];
const POSTER_TELLINGS = ['communist-poster', 'neutral-poster', 'patriot-poster'] as const;

/** A deed as evidence: who did what to whom, and how things stood for the rising star. */
export interface Telling {
  readonly kind: TellingKind;
  readonly seat: number;
  readonly whom: number;
  readonly sway: Sway;
}

/** The last column of what a deed says: it was done to oneself. */
export const ONESELF = LOYALTIES.length;

/** A swap is for the one who gets the better job, and against the one who gives it away. */
function tellingsOfSwap(deed: Extract<Deed, { kind: 'swapped-jobs' }>, sway: Sway) {
  const [one, other] = deed.got;
  if (one === undefined) return [];
  const { seat } = deed;
  const gains = other === undefined || JOB_WORTH[one.job] >= JOB_WORTH[other.job];
  const [winner, loser] = gains ? [one, other] : [other, one];
  const given = { kind: 'job-given', seat, whom: winner.seat, sway } as const;
  if (loser === undefined) return [given];
  return [given, { kind: 'job-taken', seat, whom: loser.seat, sway } as const];
}

/** What a deed says about those who had a part in it. */
export function tellingsOf(deed: Deed, sway: Sway): readonly Telling[] {
  const { seat } = deed;
  switch (deed.kind) {
    case 'changed-die':
      return [{ kind: deed.before, seat, whom: deed.holder, sway }];
    case 'gave-token': {
      const given = { kind: 'token', seat, whom: deed.to, sway } as const;
      return deed.from === undefined
        ? [given]
        : [given, { kind: 'taking', seat, whom: deed.from, sway }];
    }
    case 'renewed-hand':
      return [{ kind: 'hand', seat, whom: deed.of, sway }];
    case 'kept-poster': {
      const kind = POSTER_TELLINGS[colourOfPoster(deed.poster)];
      return kind === undefined ? [] : [{ kind, seat, whom: seat, sway }];
    }
    case 'swapped-jobs':
      return tellingsOfSwap(deed, sway);
  }
}

/** What a seat said of its card in the movie that was shown as the given one. */
export function claimOf({ claims }: Pick<View, 'claims'>, seat: number, movie: number) {
  const claim = claims.find(
    (one) => one.seat === seat && one.after === movie && one.statement.topic === 'card',
  );
  return claim?.statement.topic === 'card' ? claim.statement.says : undefined;
}
