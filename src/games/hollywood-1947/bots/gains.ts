import { effectOfJob, type JobId } from '../cards';
import { jobsOf, ownerOf } from '../jobs';
import { HAND_SIZE, TOKENS } from '../numbers';
import type { Aim } from '../types';
import type { Effect } from '../vocabulary';
import { type DieGain, diceGains, gainOfRolls } from './dice-gains';
import { changed, type Mind, prospectOf } from './mind';
import { COMMUNIST, PATRIOT } from './loyalty-worlds';
import { CHOSEN_HAND, NEW_HAND } from './plays';
import type { Scene } from './scene';
import { blend, type Chances, highestOf, lowestOf, surely, worthOf } from './worth';

/*
 * What an effect brings, in chances to win, over doing nothing. Dice, hands and tokens outlast the round: what they
 * bring now they bring again, less surely.
 */
const LASTING = { dice: 1.35, hands: 1.2, tokens: 1.3 } as const;

/** What a job is good for on a round in which nothing is known, in chances to win. */
const JOB_WORTH: Readonly<Record<JobId, number>> = {
  screenwriter: 0.02,
  producer: 0.015,
  director: 0.03,
  gaffer: 0.03,
  cinematographer: 0.015,
  actress: 0.02,
  actor: 0.02,
  composer: 0.025,
  editor: 0.025,
  'costume-designer': 0.01,
};
/** How much of that a job in hand is worth: it may be lost before the next turn comes. */
const KEEPS_JOB = 0.4;
/** To look at a hand, at ghosts, or for a costume to give. */
const CURIOSITY = 0.004;

/** The best card of those and so many more, for somebody who wants the movie to go that way. */
function bestOf(leaning: number, card: Chances, unseen: Chances, more: number): Chances {
  const order =
    leaning < 0 ? (chances: Chances) => chances.slice().reverse() : (same: Chances) => same;
  const [own, drawn] = [order(card), order(highestOrLowest(leaning, unseen, more))];
  let [ownBelow, drawnBelow, before] = [0, 0, 0];
  const best = own.map((chance, index) => {
    ownBelow += chance;
    drawnBelow += drawn[index] ?? 0;
    const share = ownBelow * drawnBelow - before;
    before = ownBelow * drawnBelow;
    return share;
  });
  return order(best);
}

function highestOrLowest(leaning: number, unseen: Chances, cards: number): Chances {
  return leaning < 0 ? lowestOf(unseen, cards) : highestOf(unseen, cards);
}

export class Gains {
  readonly base: number;
  private dice: readonly DieGain[] | undefined;

  constructor(readonly mind: Mind) {
    this.base = prospectOf(mind, mind.scene);
  }

  private of(change: (scene: Scene) => void): number {
    return prospectOf(this.mind, changed(this.mind, change)) - this.base;
  }

  private allDice(): readonly DieGain[] {
    this.dice ??= diceGains(this.mind, this.base);
    return this.dice;
  }

  /** To roll a die, with as many rolls in all. */
  ofRolls(holder: number, die: number, rolls: { left: number; again: boolean }): number {
    const dice = this.allDice();
    const first = dice.find((one) => one.holder === holder && one.die === die);
    return first === undefined ? 0 : LASTING.dice * gainOfRolls(dice, first, rolls);
  }

  /** What an effect brings when it is pointed there. */
  ofEffect(effect: Effect, aim: Aim): number {
    switch (effect.kind) {
      case 'write':
        return this.ofWriting();
      case 'swap-jobs':
        return aim.at === 'jobs' ? this.ofSwap(aim.jobs, effect.reach) : 0;
      case 'give-token':
        return aim.at === 'token' ? this.ofToken(aim.to, aim.from) : 0;
      case 'reroll':
        return aim.at === 'die'
          ? this.ofRolls(aim.holder, aim.die, { left: effect.times, again: effect.again })
          : 0;
      case 'turn-die':
        return aim.at === 'die' ? this.ofTurning(aim.holder, aim.die) : 0;
      case 'new-hand':
        return aim.at === 'player' ? this.ofNewHand(aim.seat) : 0;
      case 'exchange':
        return aim.at === 'player' ? this.ofExchange(aim.seat, effect.cards) : 0;
      case 'compose':
        return this.ofComposing();
      case 'edit':
        return this.of((scene) => {
          scene.editor = this.mind.seat;
        });
      case 'add-card':
        return aim.at === 'card'
          ? this.of((scene) => {
              scene.played.push(surely(worthOf(aim.card)));
            })
          : 0;
      case 'look':
      case 'dress':
        return CURIOSITY;
    }
  }

  private ofWriting(): number {
    const { leaning } = this.mind;
    return this.of((scene) => {
      scene.poster = leaning === 0 ? scene.poster : highestOrLowest(leaning, scene.poster, 2);
    });
  }

  private ofTurning(holder: number, die: number): number {
    const found = this.allDice().find((one) => one.holder === holder && one.die === die);
    return LASTING.dice * (found?.ifTurned ?? 0);
  }

  private ofToken(to: number, from: number | undefined): number {
    const gain = this.of(({ tokens }) => {
      tokens[to] = (tokens[to] ?? 0) + 1;
      if (from !== undefined) tokens[from] = (tokens[from] ?? 0) - 1;
    });
    // Even where it cannot be used at once, a token is better with a friend than with a foe.
    return (
      LASTING.tokens * gain +
      (this.trust(to) - (from === undefined ? 0 : this.trust(from))) / (50 * TOKENS)
    );
  }

  /** From 1 for oneself and surely the own side to -1 for surely the other side. */
  trust(holder: number): number {
    const { seat, loyalty, beliefs, view } = this.mind;
    if (holder === seat) return 1;
    if (holder >= view.handSizes.length) return 0;
    const [one, other] = [beliefs.chanceOf(holder, PATRIOT), beliefs.chanceOf(holder, COMMUNIST)];
    if (loyalty === 'rising-star') return 0;
    return loyalty === 'patriot' ? one - other : other - one;
  }

  private ofNewHand(seat: number): number {
    const { mind } = this;
    const gain = this.of((scene) => {
      if (seat === mind.seat)
        scene.hand = Array.from({ length: HAND_SIZE }, (_, card) =>
          highestOrLowest(mind.leaning, mind.unseen, [2.5, 1, 0.5][card] ?? 1),
        );
      else scene.quality[seat] = NEW_HAND;
    });
    return LASTING.hands * gain + this.trust(seat) / 500;
  }

  private ofExchange(seat: number, cards: number): number {
    const { mind } = this;
    const gain = this.of((scene) => {
      if (seat === mind.seat)
        scene.hand = scene.hand.map((card, index) =>
          index === 0 ? bestOf(mind.leaning, card, mind.unseen, cards) : card,
        );
      else scene.quality[seat] = cards > 1 ? CHOSEN_HAND : NEW_HAND;
    });
    return LASTING.hands * gain + this.trust(seat) / 200;
  }

  private ofComposing(): number {
    const { leaning, unseen, seat } = this.mind;
    return this.of((scene) => {
      scene.composer = seat;
      scene.played.push(
        leaning === 0 ? blend([[1, surely(0)]]) : highestOrLowest(leaning, unseen, 2),
      );
    });
  }

  /** To have a job rather than another, as far as one can look ahead. */
  ofTaking(give: JobId, take: JobId): number {
    return KEEPS_JOB * (JOB_WORTH[take] - JOB_WORTH[give]);
  }

  private ofSwap([one, other]: readonly [JobId, JobId], reach: 'any' | 'own'): number {
    const { view, seat } = this.mind;
    const owners = [ownerOf(view, one), ownerOf(view, other)];
    const ownIndex = owners.indexOf(seat);
    const [first, second] = [owners[0], owners[1]];
    const worth = (owner: number | undefined): number =>
      owner === undefined ? 0 : this.trust(owner);
    // Jobs go where they help: from the other side to the own one.
    const moved = KEEPS_JOB * (JOB_WORTH[other] - JOB_WORTH[one]) * (worth(first) - worth(second));
    if (reach === 'own' || ownIndex < 0 || first === undefined || second === undefined)
      return moved;
    // [47PRODUCER-2]
    return moved + this.ofEncore(ownIndex === 0 ? other : one);
  }

  private ofEncore(job: JobId): number {
    const { view, seat } = this.mind;
    if (view.shoot.performed.includes(job)) return 0;
    const effect = effectOfJob(job);
    const mayWrite = effect.kind === 'write' && view.turn > 0;
    if (mayWrite || effect.kind === 'swap-jobs' || jobsOf(view, seat).includes(job)) return 0;
    return Math.max(0, ...this.likelyAims(effect).map((aim) => this.ofEffect(effect, aim)));
  }

  /** Where one would point an effect, without going through all there is. */
  private likelyAims(effect: Effect): readonly Aim[] {
    const { view, seat } = this.mind;
    switch (effect.kind) {
      case 'give-token':
        return [{ at: 'token', to: seat }];
      case 'reroll':
      case 'turn-die':
        return this.allDice().map(({ holder, die }) => ({ at: 'die', holder, die }));
      case 'new-hand':
      case 'exchange':
        return view.handSizes.length > 0 ? [{ at: 'player', seat }] : [];
      default:
        return [{ at: 'nothing' }];
    }
  }
}
