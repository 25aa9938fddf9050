import type { Random } from '../../engine/random';
import type { Seat } from '../../engine/seats';
import { DIE_FACES, STAR_FACES } from './numbers';
import { entryAt, replaced, type Take } from './take';
import type { DieRef, PublicState } from './types';
import type { Face, Holder } from './vocabulary';

/** [47CARDS-4] */
export function roll(random: Random): Face {
  return random.int(DIE_FACES) < STAR_FACES ? 'star' : 'blank';
}

export function faceOf({ dice }: Pick<PublicState, 'dice'>, { holder, die }: DieRef): Face {
  return entryAt(entryAt(dice, holder), die);
}

export function starsOf({ dice }: Pick<PublicState, 'dice'>, holder: Holder): number {
  return entryAt(dice, holder).filter((face) => face === 'star').length;
}

/** Every die on the table, the ghosts' last. */
export function allDice({ dice }: Pick<PublicState, 'dice'>): readonly DieRef[] {
  return dice.flatMap((own, holder) => own.map((_, die) => ({ holder, die })));
}

export function isSameDie(one: DieRef, other: DieRef): boolean {
  return one.holder === other.holder && one.die === other.die;
}

function setDie(take: Take, { holder, die }: DieRef, face: Face): void {
  const own = replaced(entryAt(take.state.dice, holder), die, face);
  take.update({ dice: replaced(take.state.dice, holder, own) });
}

/** Everybody sees whose die is changed, what it showed and what it shows. */
function changeDie(take: Take, seat: Seat, { holder, die }: DieRef, after: Face): void {
  const before = faceOf(take.state, { holder, die });
  const { changedDice } = take.state.shoot;
  take.remember(seat, { kind: 'changed-die', holder, before });
  take.updateShoot({ changedDice: [...changedDice, { seat, holder, die, before, after }] });
  setDie(take, { holder, die }, after);
}

export function rollDie(take: Take, seat: Seat, { holder, die }: DieRef): void {
  const face = roll(take.random);
  changeDie(take, seat, { holder, die }, face);
  take.tell({ type: 'die-rolled', seat, holder, die, face });
}

export function turnDie(take: Take, seat: Seat, { holder, die }: DieRef, face: Face): void {
  changeDie(take, seat, { holder, die }, face);
  take.tell({ type: 'die-turned', seat, holder, die, face });
}
