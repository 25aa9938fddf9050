import type { SimulatedStep } from '../../src/engine/simulate';
import { abilitiesOf } from '../../src/games/executive-producer/cards/abilities';
import { ACTORS } from '../../src/games/executive-producer/cards/actors';
import type { Event } from '../../src/games/executive-producer/events';
import type { ExecutiveProducer, State } from '../../src/games/executive-producer/types';
import type { Chance, Kind } from './record';

/** Somebody's, or nobody's in particular: cards on a track are there for all. */
type Owner = number | 'all';

/** What is written down while a match is watched. */
export class Notes {
  readonly bankrupt = new Set<number>();
  private readonly open = new Map<string, { kind: Kind; id: string; owner: Owner }>();
  private readonly taken = new Map<string, { kind: Kind; id: string; seat: number }>();
  private state: State | undefined;

  get last(): State {
    if (this.state === undefined) throw new Error('Nothing was played');
    return this.state;
  }

  add({ state, events }: SimulatedStep<ExecutiveProducer>): void {
    if (this.state === undefined) this.begin(state);
    this.state = state;
    state.news.forEach((hand, seat) => hand.forEach((id) => this.offer('news', id, seat)));
    for (const event of events) this.note(event);
  }

  private begin({ studios, objectives, ownDirectors, tracks }: State): void {
    studios.forEach((studio, seat) =>
      abilitiesOf(studio).forEach((id) => this.offer('ability', id, seat)),
    );
    objectives.forEach((hand, seat) => hand.forEach((id) => this.offer('objective', id, seat)));
    ownDirectors.forEach((own, seat) => own.forEach((id) => this.offer('director', id, seat)));
    tracks.scripts.forEach((id) => this.offer('script', id, 'all'));
    tracks.actors.forEach((id) => this.offer('actor', id, 'all'));
    tracks.directors.forEach((id) => this.offer('director', id, 'all'));
  }

  private offer(kind: Kind, id: string, owner: Owner): void {
    this.open.set(`${kind} ${id} ${owner}`, { kind, id, owner });
  }

  private take(kind: Kind, id: string, seat: number): void {
    this.taken.set(`${kind} ${id} ${seat}`, { kind, id, seat });
  }

  private note(event: Event): void {
    switch (event.type) {
      case 'bankrupt':
        this.bankrupt.add(event.seat);
        return;
      case 'track-filled':
        for (const id of event.cards) this.offer(KIND_OF_TRACK[event.track], id, 'all');
        return;
      case 'script-bought':
      case 'script-taken':
        this.take('script', event.script, event.seat);
        return;
      case 'writer-hired':
        this.take('script', event.script, event.seat);
        this.take('director', event.director, event.seat);
        return;
      case 'talent-hired':
      case 'talent-taken':
        this.take(event.talent in ACTORS ? 'actor' : 'director', event.talent, event.seat);
        return;
      case 'director-placed':
        this.take('director', event.director, event.seat);
        return;
      case 'news-played':
        this.take('news', event.news, event.seat);
        return;
      case 'ability-used':
        this.take('ability', event.ability, event.seat);
        return;
      case 'objective-revealed':
        this.take('objective', event.objective, event.seat);
        return;
      case 'award-shown':
        this.offer('award', event.award, 'all');
        return;
      case 'award-won':
        this.take('award', event.award, event.seat);
        return;
      default:
    }
  }

  /** Everything that was open, with who took it if anybody did. */
  chances(): readonly Chance[] {
    const takers = [...this.taken.values()];
    return [...this.open.values()].flatMap(({ kind, id, owner }): readonly Chance[] => {
      const by = takers.filter(
        (one) => one.kind === kind && one.id === id && (owner === 'all' || one.seat === owner),
      );
      if (by.length > 0) return by.map(({ seat }) => ({ kind, id, seat, isTaken: true }));
      return [{ kind, id, seat: owner === 'all' ? -1 : owner, isTaken: false }];
    });
  }
}

const KIND_OF_TRACK = { scripts: 'script', actors: 'actor', directors: 'director' } as const;
