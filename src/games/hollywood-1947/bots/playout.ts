/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { effectOfJob, type JobId } from '../cards';
import { DIE_FACES, each, REROLLS, STAR_FACES } from '../numbers';
import type { Action } from '../types';
import type { Effect } from '../vocabulary';
import type { Chance } from './chance';
import { COMMUNIST, type LoyaltyWorld, PATRIOT } from './loyalty-worlds';
import { companyOf, type Mind } from './mind';
import { CHOSEN_HAND, NEW_HAND } from './plays';
import { type Company, NOBODY, Scene } from './scene';
import { stage } from './stage';

const STAR_CHANCE = STAR_FACES / DIE_FACES;
/** Nobody rolls a die whose owner they know next to nothing of. */
const LEAST_TRUST = 0.15;
/** How often somebody performs a job of that kind, as counted in matches; else they roll dice, as most turns are spent. */
const PERFORMED: Readonly<Partial<Record<Effect['kind'], number>>> = {
  edit: 0.1,
  compose: 0.3,
  'give-token': 0.35,
  'new-hand': 0.2,
  exchange: 0.3,
  reroll: 0.9,
};
/** What a star of the own side is worth, in chances to win, that is still there when the round is over. */
const STAR_KEPT = 0.015;
/** More than there are turns in a round. */
const TURNS = 16;

/** The rest of a round, played quickly in one world: everybody does what their job or the dice offer their side. */
export class Playout {
  private readonly scene: Scene;
  private readonly dice: readonly number[];
  private company: Company;
  private world: LoyaltyWorld;
  private performed: readonly JobId[] = [];
  /** What rounds came to that were played out before: many end alike. */
  private readonly known = new Map<Action, Map<string, number>>();

  constructor(
    private readonly mind: Mind,
    private readonly chance: Chance,
  ) {
    const [world] = mind.beliefs.worlds;
    if (world === undefined) throw new Error('No world is possible');
    this.scene = new Scene(mind.scene.players, mind.seat);
    this.dice = mind.view.dice.map((own) => own.length);
    this.world = world;
    this.company = companyOf(mind, world);
  }

  /** What an action comes to in the world at that point of the beliefs, with that luck. */
  run(action: Action, point: number, luck: number): number {
    const { mind, scene, chance } = this;
    const { film, unseen, payments, view } = mind;
    this.world = mind.beliefs.worldAt(point);
    this.company = companyOf(mind, this.world);
    chance.restart(luck * TURNS);
    scene.copy(mind.scene);
    this.performed = view.shoot.performed;
    this.act(action);
    const players = scene.players;
    const turns = players * each(players);
    for (let turn = view.turn + 1; turn < turns; turn += 1) {
      // Every turn has its own luck, whatever went before: so plans differ by what they bring.
      chance.restart(luck * TURNS + turn);
      this.takeTurn((view.first + turn) % players);
    }
    const ends = this.known.get(action) ?? new Map<string, number>();
    this.known.set(action, ends);
    const end = scene.likeness(this.world.loyalties, this.company);
    const before = ends.get(end);
    if (before !== undefined) return before;
    scene.shoot(film, this.company, unseen);
    const prospect = film.expect(payments) + STAR_KEPT * this.starsKept();
    ends.set(end, prospect);
    return prospect;
  }

  /** Stars of the own side, less those of the other: dice lie as they are when the next round begins. */
  private starsKept(): number {
    const { scene, company, mind } = this;
    let sum = 0;
    for (let seat = 0; seat < scene.players; seat += 1)
      sum += (scene.stars[seat] as number) * company.leaningOf(seat);
    return mind.leaning * sum;
  }

  private act(action: Action): void {
    const { mind } = this;
    const { phase } = mind.view;
    if (action.type === 'perform') {
      const effect = effectOfJob(action.job);
      this.performed = [...this.performed, action.job];
      if (effect.kind === 'reroll' && action.aim.at === 'die') {
        this.rollDie(action.aim.holder);
        this.roll(mind.seat, effect.times - 1);
      } else stage(mind, this.scene, effect, action.aim);
    }
    if (action.type === 'reroll') {
      this.rollDie(action.holder);
      this.roll(mind.seat, phase.kind === 'rerolling' ? phase.left - 1 : REROLLS - 1);
    }
  }

  private takeTurn(seat: number): void {
    const { view } = this.mind;
    for (const job of view.jobs[seat] ?? []) {
      if (this.performed.includes(job)) continue;
      if (view.shoot.taken.some((taken) => taken.seat === seat && taken.job === job)) continue;
      const effect = effectOfJob(job);
      if (this.chance.next() >= (PERFORMED[effect.kind] ?? 0)) continue;
      if (!this.perform(seat, effect)) continue;
      this.performed = [...this.performed, job];
      return;
    }
    this.roll(seat, REROLLS);
  }

  /** Whether a job was of use. */
  private perform(seat: number, effect: Effect): boolean {
    const { scene } = this;
    switch (effect.kind) {
      case 'edit':
        scene.editor = seat;
        return true;
      case 'compose':
        if (seat === scene.me || scene.composer !== NOBODY) return false;
        scene.composer = seat;
        return true;
      case 'give-token':
        scene.tokens[seat] = (scene.tokens[seat] as number) + 1;
        return true;
      case 'new-hand':
      case 'exchange':
        if (seat === scene.me) return false;
        scene.quality[seat] = effect.kind === 'exchange' ? CHOSEN_HAND : NEW_HAND;
        return true;
      case 'reroll':
        this.roll(seat, effect.times);
        return true;
      default:
        return false;
    }
  }

  /** How far a seat takes somebody to be on its side, from -1 to 1: communists know, others go by what is public. */
  private trust(seat: number, holder: number, leaning: number): number {
    if (seat === holder) return 1;
    if (holder >= this.scene.players) return 0;
    if (this.world.loyalties[seat] === COMMUNIST) return leaning * this.company.leaningOf(holder);
    const beliefs = seat === this.mind.seat ? this.mind.beliefs : this.mind.reputation();
    return leaning * (beliefs.chanceOf(holder, PATRIOT) - beliefs.chanceOf(holder, COMMUNIST));
  }

  private roll(seat: number, times: number): void {
    const { scene, dice } = this;
    const leaning = this.company.leaningOf(seat);
    if (leaning === 0) return;
    for (let roll = 0; roll < times; roll += 1) {
      let chosen = NOBODY;
      let highest = LEAST_TRUST;
      for (let holder = 0; holder < scene.players; holder += 1) {
        const stars = scene.stars[holder] as number;
        const trust = this.trust(seat, holder, leaning);
        const isUseful = trust > 0 ? stars < (dice[holder] as number) : stars > 0;
        if (!isUseful || Math.abs(trust) <= highest) continue;
        highest = Math.abs(trust);
        chosen = holder;
      }
      if (chosen === NOBODY) return;
      const wanted = this.trust(seat, chosen, leaning) > 0 ? 1 : -1;
      this.rollFor(chosen, wanted);
    }
  }

  /** A die of somebody that shows what is not wanted. */
  private rollFor(holder: number, wanted: 1 | -1): void {
    const { stars } = this.scene;
    const turned = this.chance.next() < STAR_CHANCE ? 1 : -1;
    if (turned === wanted) stars[holder] = (stars[holder] as number) + wanted;
  }

  private rollDie(holder: number): void {
    const { stars } = this.scene;
    const shown = (stars[holder] as number) > 0 ? 1 : 0;
    const isStar = this.chance.next() < STAR_CHANCE;
    stars[holder] = (stars[holder] as number) - shown + (isStar ? 1 : 0);
  }
}
