/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import type { CardId } from '../cards';
import type { Note, Premiere, View } from '../types';
import { claimOf, colourOfCard, colourOfSide } from './evidence';
import { CARD_HABITS, CLAIM_HABITS } from './habits';
import type { LoyaltyWorld } from './loyalty-worlds';
import type { Chances } from './worth';

const COLOURS = 3;
/** Nothing is held to be impossible. */
const LEAST = 1e-12;
/** Nobody said anything of this card. */
const UNCLAIMED = COLOURS;

/** Cards that somebody put in and the viewer does not know. */
interface Source {
  readonly seat: number;
  readonly cards: number;
  readonly claim: number;
}

/** A shown movie as evidence of loyalties: who could have put in what. */
interface Evidence {
  /** How many cards of each colour were shown that are not known to be the viewer's. */
  readonly unknown: readonly number[];
  readonly shown: readonly number[];
  readonly cards: number;
  readonly sources: readonly Source[];
  /** Cards that are on nobody's side: the deck's and the ghosts'. */
  readonly stray: number;
  readonly composer: number;
  readonly editor: number;
  readonly putBack: boolean;
  /** The colour of the card that was cut, where the viewer saw it. */
  readonly cut: number | undefined;
}

function playedIn(notes: readonly Note[], round: number): readonly CardId[] {
  return notes.flatMap((note) =>
    note.kind === 'played' && note.round === round ? note.cards : [],
  );
}

function countColours(cards: readonly CardId[]): number[] {
  const counts = new Array<number>(COLOURS).fill(0);
  for (const card of cards) counts[colourOfCard(card)] = (counts[colourOfCard(card)] as number) + 1;
  return counts;
}

function cutColour(notes: readonly Note[], round: number): number | undefined {
  const seen = notes.find((note) => note.kind === 'saw-removed' && note.round === round);
  return seen?.kind === 'saw-removed' && !seen.putBack ? colourOfCard(seen.card) : undefined;
}

function gather(view: View, movie: number, { round, cards, shoot }: Premiere): Evidence {
  const { viewer } = view;
  const players = view.handSizes.length;
  const notes = view.own?.notes ?? [];
  const shown = countColours(cards);
  const own = countColours(playedIn(notes, round));
  const sources = shoot.added.flatMap((count, seat): readonly Source[] => {
    if (seat >= players || seat === viewer || count === 0) return [];
    // What is said is said of one card: of several it is not clear which.
    const said = count === 1 ? claimOf(view, seat, movie + 1) : undefined;
    return [{ seat, cards: count, claim: said === undefined ? UNCLAIMED : colourOfSide(said) }];
  });
  const ghostCards = shoot.added.slice(players).reduce((sum, count) => sum + count, 0);
  const { composer, editor } = shoot;
  return {
    unknown: shown.map((count, colour) => count - (own[colour] as number)),
    shown,
    cards: cards.length + 1,
    sources,
    stray: ghostCards + (composer === undefined ? 1 : 0),
    composer: composer === undefined || composer === viewer ? -1 : composer,
    editor: editor === undefined || editor === viewer ? -1 : editor,
    putBack: shoot.putBack,
    cut: cutColour(notes, round),
  };
}

/** How a colour is let go by an editor of each loyalty rather than put back. */
const LETS_GO = [
  [0.97, 0.6, 0.05],
  [0.05, 0.6, 0.97],
  [0.5, 0.5, 0.5],
] as const;

/** The chances of every number of communist and of neutral cards among so many; the others are patriot. */
class Mixture {
  private counts: number[] = [1];
  private size = 0;

  add(communist: number, neutral: number, patriot: number): void {
    const { counts, size } = this;
    const next = new Array<number>((size + 2) * (size + 2)).fill(0);
    for (let red = 0; red <= size; red += 1) {
      for (let grey = 0; red + grey <= size; grey += 1) {
        const share = counts[red * (size + 1) + grey] as number;
        if (share === 0) continue;
        const at = red * (size + 2) + grey;
        next[at] = (next[at] as number) + share * patriot;
        next[at + 1] = (next[at + 1] as number) + share * neutral;
        next[at + size + 2] = (next[at + size + 2] as number) + share * communist;
      }
    }
    this.counts = next;
    this.size = size + 1;
  }

  chanceOf(communist: number, neutral: number, patriot: number): number {
    if (communist < 0 || neutral < 0 || patriot < 0) return 0;
    return this.counts[communist * (this.size + 1) + neutral] ?? 0;
  }
}

function addSource(mixture: Mixture, { cards, claim }: Source, loyalty: number, credence: number) {
  const [red, grey, blue] = CARD_HABITS[loyalty] as readonly [number, number, number];
  const says = (colour: number): number =>
    claim === UNCLAIMED || credence === 0
      ? 1
      : (CLAIM_HABITS[loyalty]?.[colour]?.[claim] as number) ** credence;
  for (let card = 0; card < cards; card += 1)
    mixture.add(red * says(0), grey * says(1), blue * says(2));
}

function mixtureIn(
  evidence: Evidence,
  { loyalties }: LoyaltyWorld,
  deck: Chances,
  credence: number,
): Mixture {
  const mixture = new Mixture();
  const [red, grey, blue] = [deck[0] as number, deck[1] as number, deck[2] as number];
  for (let card = 0; card < evidence.stray; card += 1) mixture.add(red, grey, blue);
  for (const source of evidence.sources)
    addSource(mixture, source, loyalties[source.seat] as number, credence);
  if (evidence.composer >= 0) {
    const card = { seat: evidence.composer, cards: 1, claim: UNCLAIMED };
    addSource(mixture, card, loyalties[evidence.composer] as number, credence);
  }
  return mixture;
}

/** How likely it is that just these cards are shown, one of all being cut. */
function chanceOfShown(evidence: Evidence, mixture: Mixture, editor: number | undefined): number {
  const { unknown, shown, cards, cut, putBack } = evidence;
  let sum = 0;
  for (let colour = 0; colour < COLOURS; colour += 1) {
    if (cut !== undefined && cut !== colour) continue;
    const more = (other: number) => (unknown[other] as number) + (other === colour ? 1 : 0);
    const all = mixture.chanceOf(more(0), more(1), more(2));
    const isCut = ((shown[colour] as number) + 1) / cards;
    const lets = editor === undefined || putBack ? 1 : (LETS_GO[editor]?.[colour] ?? 1);
    sum += all * isCut * lets;
  }
  return sum;
}

/** All worlds that give the same players of each loyalty the same things to say are alike. */
function keyOf({ sources, composer, editor }: Evidence, { loyalties }: LoyaltyWorld): string {
  const groups = new Array<number>(COLOURS * (COLOURS + 1)).fill(0);
  for (const { seat, cards, claim } of sources) {
    const group = claim * COLOURS + (loyalties[seat] as number);
    groups[group] = (groups[group] as number) + cards;
  }
  return `${groups.join()} ${loyalties[composer] ?? ''} ${loyalties[editor] ?? ''}`;
}

/** Movies that were weighed before, by who looked and what they knew: a match asks for the same ones many times. */
const WEIGHED = new WeakMap<Premiere, Map<string, readonly number[]>>();

function knowledgeOf(view: View, { sources, unknown, cut }: Evidence, credence: number): string {
  const claims = sources.map(({ claim }) => claim).join('');
  const told = view.loyalties.map((loyalty) => loyalty[0]).join('');
  const dealt = view.options.randomLoyalties ? 'any' : 'known';
  return [view.viewer, told, dealt, claims, unknown.join(), cut, credence].join(' ');
}

/** The logarithm of how likely the shown movie is in each of these worlds. `credence`: how much claims count. */
export function logsOfMovie(
  view: View,
  movie: number,
  premiere: Premiere,
  worlds: readonly LoyaltyWorld[],
  deck: Chances,
  credence: number,
): readonly number[] {
  const evidence = gather(view, movie, premiere);
  const knowledge = knowledgeOf(view, evidence, credence);
  const before = WEIGHED.get(premiere) ?? new Map<string, readonly number[]>();
  const likelihoods = before.get(knowledge) ?? weigh(evidence, worlds, deck, credence);
  before.set(knowledge, likelihoods);
  WEIGHED.set(premiere, before);
  return likelihoods;
}

function weigh(
  evidence: Evidence,
  worlds: readonly LoyaltyWorld[],
  deck: Chances,
  credence: number,
): readonly number[] {
  const known = new Map<string, number>();
  return worlds.map((world) => {
    const key = keyOf(evidence, world);
    const found = known.get(key);
    if (found !== undefined) return found;
    const mixture = mixtureIn(evidence, world, deck, credence);
    const editor = evidence.editor < 0 ? undefined : world.loyalties[evidence.editor];
    const log = Math.log(Math.max(LEAST, chanceOfShown(evidence, mixture, editor)));
    known.set(key, log);
    return log;
  });
}
