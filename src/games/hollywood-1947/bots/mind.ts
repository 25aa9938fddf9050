import type { Seat } from '../../../engine/seats';
import type { View } from '../types';
import { type Loyalty, LOYALTIES } from '../vocabulary';
import { type Beliefs, beliefsFrom } from './beliefs';
import { Film } from './film';
import type { Level } from './levels';
import { COMMUNIST, type LoyaltyWorld, PATRIOT } from './loyalty-worlds';
import { Plays } from './plays';
import { type Company, Scene, sceneOf } from './scene';
import { leaningOf, paymentsFor, type Standing } from './value';
import { type Chances, unseenChances } from './worth';

/** What a bot makes of what its seat sees, for one decision. */
export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  readonly loyalty: Loyalty;
  readonly leaning: -1 | 0 | 1;
  readonly beliefs: Beliefs;
  readonly unseen: Chances;
  readonly standing: Standing;
  readonly plays: Plays;
  /** The players as they are believed to be. */
  readonly company: Company;
  readonly payments: readonly number[];
  readonly scene: Scene;
  readonly film: Film;
  /** What the table as a whole must think, who knows nobody's cards. */
  readonly reputation: () => Beliefs;
}

/** The view of somebody at the table who has no part in the match. */
export function asOnlooker(view: View): View {
  const { own: _own, ...open } = view;
  return { ...open, viewer: 'table', loyalties: view.loyalties.map(() => 'hidden') };
}

function loyaltyOf({ loyalties }: View, seat: Seat): Loyalty {
  const own = loyalties[seat];
  return own === undefined || own === 'hidden' ? 'patriot' : own;
}

/** The players as somebody believes them to be. */
function believedCompany(plays: Plays, beliefs: Beliefs, seat: Seat, leaning: number): Company {
  const known = new Map<number, Chances>();
  return {
    cardOf(other, quality) {
      const key = other * 8 + Math.max(0, quality);
      const before = known.get(key);
      if (before !== undefined) return before;
      const card = plays.believed(beliefs, other, quality);
      known.set(key, card);
      return card;
    },
    leaningOf(other) {
      if (other === seat) return leaning;
      return Math.sign(beliefs.chanceOf(other, PATRIOT) - beliefs.chanceOf(other, COMMUNIST));
    },
  };
}

/** The players of one world. */
export function companyOf({ plays, standing, seat, leaning }: Mind, world: LoyaltyWorld): Company {
  return {
    cardOf: (other, quality) => plays.of(world.loyalties[other] ?? PATRIOT, quality),
    leaningOf: (other) =>
      other === seat
        ? leaning
        : leaningOf(LOYALTIES[world.loyalties[other] ?? PATRIOT] ?? 'patriot', standing),
  };
}

/** Between rounds there is nothing to expect of the movie in hand: the next one counts. */
export function mindOf(view: View, seat: Seat, level: Level): Mind {
  const loyalty = loyaltyOf(view, seat);
  const beliefs = beliefsFrom(view, level);
  const { wins } = view;
  const standing = { wins, players: view.handSizes.length, risingStar: beliefs.risingStar };
  const leaning = leaningOf(loyalty, standing);
  const unseen = unseenChances(view);
  const plays = new Plays(unseen, standing);
  let reputation: Beliefs | undefined;
  return {
    view,
    seat,
    level,
    loyalty,
    leaning,
    beliefs,
    unseen,
    standing,
    plays,
    company: believedCompany(plays, beliefs, seat, leaning),
    payments: paymentsFor(loyalty, standing),
    scene: sceneOf(view, seat, leaning, unseen),
    film: new Film(),
    reputation: () => (reputation ??= beliefsFrom(asOnlooker(view), level)),
  };
}

/** The chance to win that a scene gives, as the players are believed to be. */
export function prospectOf({ film, company, unseen, payments }: Mind, scene: Scene): number {
  scene.shoot(film, company, unseen);
  return film.expect(payments);
}

/** A scene that differs from what is. */
export function changed({ scene, seat }: Mind, change: (scene: Scene) => void): Scene {
  const other = new Scene(scene.players, seat);
  other.copy(scene);
  change(other);
  return other;
}
