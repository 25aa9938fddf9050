/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { type Kind, kindOf } from '../cards';
import { addedByAll } from '../order';
import type { Note, Premiere, View } from '../types';
import { claimOf, colourOfFace, colourOfSide } from './evidence';
import { CARD_HABITS, CLAIM_HABITS, EDITOR_HABITS } from './fitted';
import type { LoyaltyWorld } from './loyalty-worlds';
import { stanceOf, type Sway, swayBefore } from './stances';
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
  readonly sway: Sway;
  /** The colour of the card that was cut, where the viewer saw it. */
  readonly cut: number | undefined;
}

function playedIn(notes: readonly Note<Kind>[], round: number): readonly Kind[] {
  return notes.flatMap((note) =>
    note.kind === 'played' && note.round === round ? note.cards : [],
  );
}

function countColours(faces: readonly Kind[]): number[] {
  const counts = new Array<number>(COLOURS).fill(0);
  for (const face of faces) counts[colourOfFace(face)] = (counts[colourOfFace(face)] as number) + 1;
  return counts;
}

function cutColour(notes: readonly Note<Kind>[], round: number): number | undefined {
  const seen = notes.find((note) => note.kind === 'saw-removed' && note.round === round);
  return seen?.kind === 'saw-removed' && !seen.putBack ? colourOfFace(seen.card) : undefined;
}

function gather(view: View, movie: number, { round, cards, shoot }: Premiere): Evidence {
  const { viewer } = view;
  const players = view.handSizes.length;
  const notes = view.own?.notes ?? [];
  const shown = countColours(cards.map(kindOf));
  const own = countColours(playedIn(notes, round));
  const added = addedByAll(shoot);
  const sources = added.flatMap((count, seat): readonly Source[] => {
    if (seat >= players || seat === viewer || count === 0) return [];
    // What is said is said of one card: of several it is not clear which.
    const said = count === 1 ? claimOf(view, seat, movie + 1) : undefined;
    return [{ seat, cards: count, claim: said === undefined ? UNCLAIMED : colourOfSide(said) }];
  });
  const ghostCards = added.slice(players).reduce((sum, count) => sum + count, 0);
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
    sway: swayBefore(view.premieres, round),
    cut: cutColour(notes, round),
  };
}

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

/** Whether claims are listened to. */
type Ear = 'deaf' | 'listening';

function addSource(mixture: Mixture, { cards, claim }: Source, stance: number, ear: Ear): void {
  const [red, grey, blue] = CARD_HABITS[stance] as readonly [number, number, number];
  const says = (colour: number): number =>
    claim === UNCLAIMED || ear === 'deaf' ? 1 : (CLAIM_HABITS[stance]?.[colour]?.[claim] as number);
  for (let card = 0; card < cards; card += 1)
    mixture.add(red * says(0), grey * says(1), blue * says(2));
}

function mixtureIn(
  evidence: Evidence,
  { loyalties }: LoyaltyWorld,
  deck: Chances,
  ear: Ear,
): Mixture {
  const mixture = new Mixture();
  const [red, grey, blue] = [deck[0] as number, deck[1] as number, deck[2] as number];
  const stance = (seat: number): number => stanceOf(loyalties[seat] as number, evidence.sway);
  for (let card = 0; card < evidence.stray; card += 1) mixture.add(red, grey, blue);
  for (const source of evidence.sources) addSource(mixture, source, stance(source.seat), ear);
  if (evidence.composer >= 0) {
    const card = { seat: evidence.composer, cards: 1, claim: UNCLAIMED };
    addSource(mixture, card, stance(evidence.composer), ear);
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
    const lets = editor === undefined || putBack ? 1 : (EDITOR_HABITS[editor]?.[colour] ?? 1);
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

/** What a movie says in each world: the logarithms of how likely it is, and of what claims add to that. */
export interface Said {
  readonly movie: readonly number[];
  readonly claims: readonly number[];
}

/** Movies that were weighed before, by who looked and what they knew: a match asks for the same ones many times. */
const WEIGHED = new WeakMap<Premiere, Map<string, Said>>();

function knowledgeOf(view: View, { sources, unknown, cut }: Evidence): string {
  const claims = sources.map(({ claim }) => claim).join('');
  const told = view.loyalties.map((loyalty) => loyalty[0]).join('');
  const dealt = view.options.randomLoyalties ? 'any' : 'known';
  return [view.viewer, told, dealt, claims, unknown.join(), cut].join(' ');
}

/** What a shown movie says in each of these worlds. */
export function saidBy(
  view: View,
  movie: number,
  premiere: Premiere,
  worlds: readonly LoyaltyWorld[],
  deck: Chances,
): Said {
  const evidence = gather(view, movie, premiere);
  const knowledge = knowledgeOf(view, evidence);
  const before = WEIGHED.get(premiere) ?? new Map<string, Said>();
  const said = before.get(knowledge) ?? weigh(evidence, worlds, deck);
  before.set(knowledge, said);
  WEIGHED.set(premiere, before);
  return said;
}

function weigh(evidence: Evidence, worlds: readonly LoyaltyWorld[], deck: Chances): Said {
  const isClaimed = evidence.sources.some(({ claim }) => claim !== UNCLAIMED);
  const known = new Map<string, readonly [number, number]>();
  const logIn = (world: LoyaltyWorld, ear: Ear): number => {
    const mixture = mixtureIn(evidence, world, deck, ear);
    const loyalty = evidence.editor < 0 ? undefined : world.loyalties[evidence.editor];
    const editor = loyalty === undefined ? undefined : stanceOf(loyalty, evidence.sway);
    return Math.log(Math.max(LEAST, chanceOfShown(evidence, mixture, editor)));
  };
  const all = worlds.map((world) => {
    const key = keyOf(evidence, world);
    const found = known.get(key);
    if (found !== undefined) return found;
    const plain = logIn(world, 'deaf');
    const pair = [plain, isClaimed ? logIn(world, 'listening') - plain : 0] as const;
    known.set(key, pair);
    return pair;
  });
  return { movie: all.map(([log]) => log), claims: all.map(([, log]) => log) };
}
