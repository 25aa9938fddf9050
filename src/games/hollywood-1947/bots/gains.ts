import { effectOfJob, type JobId } from '../cards';
import { jobsOf, ownerOf } from '../jobs';
import type { Aim } from '../types';
import type { Effect } from '../vocabulary';
import { type DieGain, diceGains, gainOfRolls } from './dice-gains';
import { JOB_WORTH } from './job-worth';
import { changed, type Mind, prospectOf } from './mind';
import { COMMUNIST, PATRIOT } from './loyalty-worlds';
import { stage } from './stage';

/*
 * What an effect brings, in chances to win, over doing nothing. Dice, hands and tokens outlast the round: what they
 * bring now they bring again, less surely.
 */
const LASTING = { dice: 1.35, hands: 1.2, tokens: 1.3 } as const;

/** How much of that a job in hand is worth: it may be lost before the next turn comes. */
const KEEPS_JOB = 0.4;
/** To look at a hand. */
const CURIOSITY = 0.004;
/** To look for a costume to give: about what a usual re-roll brings. */
const DRESSING = 0.03;
/** What is given to a friend rather than to nobody, beside what it brings at once. */
const TOKEN_WITH_FRIEND = 0.005;
const HAND_OF_FRIEND = 0.004;

export class Gains {
  readonly base: number;
  private dice: readonly DieGain[] | undefined;

  constructor(readonly mind: Mind) {
    this.base = prospectOf(mind, mind.scene);
  }

  /** What an effect changes in this movie. */
  private of(effect: Effect, aim: Aim): number {
    const { mind } = this;
    const scene = changed(mind, (other) => {
      stage(mind, other, effect, aim);
    });
    return prospectOf(mind, scene) - this.base;
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
      case 'compose':
      case 'edit':
      case 'add-card':
        return this.of(effect, aim);
      case 'swap-jobs':
        return aim.at === 'jobs' ? this.ofSwap(aim.jobs, effect.reach) : 0;
      case 'give-token':
        return aim.at === 'token' ? this.ofToken(effect, aim) : 0;
      case 'reroll':
        return aim.at === 'die'
          ? this.ofRolls(aim.holder, aim.die, { left: effect.times, again: effect.again })
          : 0;
      case 'turn-die':
        return aim.at === 'die' ? this.ofTurning(aim.holder, aim.die) : 0;
      case 'new-hand':
      case 'exchange':
        return aim.at === 'player' ? this.ofHand(effect, aim) : 0;
      case 'look':
        return CURIOSITY;
      case 'dress':
        return DRESSING;
    }
  }

  /** What of it comes after this round: what an effect does to the movie is seen when the round is played out. */
  laterOfEffect(effect: Effect, aim: Aim): number {
    switch (effect.kind) {
      case 'write':
      case 'compose':
      case 'edit':
      case 'add-card':
      case 'reroll':
      case 'turn-die':
        return 0;
      case 'swap-jobs':
      case 'look':
      case 'dress':
        return this.ofEffect(effect, aim);
      case 'give-token':
        return aim.at === 'token' ? this.ofToken(effect, aim) - this.of(effect, aim) : 0;
      case 'new-hand':
      case 'exchange':
        return aim.at === 'player' ? this.ofHand(effect, aim) - this.of(effect, aim) : 0;
    }
  }

  private ofTurning(holder: number, die: number): number {
    const found = this.allDice().find((one) => one.holder === holder && one.die === die);
    return LASTING.dice * (found?.ifTurned ?? 0);
  }

  private ofToken(effect: Effect, aim: Extract<Aim, { at: 'token' }>): number {
    const { to, from } = aim;
    // Even where it cannot be used at once, a token is better with a friend than with a foe.
    const kept = this.trust(to) - (from === undefined ? 0 : this.trust(from));
    return LASTING.tokens * this.of(effect, aim) + TOKEN_WITH_FRIEND * kept;
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

  private ofHand(effect: Effect, aim: Extract<Aim, { at: 'player' }>): number {
    return LASTING.hands * this.of(effect, aim) + HAND_OF_FRIEND * this.trust(aim.seat);
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
