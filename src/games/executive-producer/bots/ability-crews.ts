import { crewOf } from '../productions';
import type { Production, TalentId } from '../types';
import type { MogulEffect, TalentTrack } from '../vocabulary';
import type { Use } from './abilities';
import { castings } from './ability-cards';
import { payoffOf } from './payoff';
import type { Project } from './projects';
import type { Table } from './table';

type CrewEffect = Extract<MogulEffect, { kind: 'dismiss' | 'poach' }>;

function left(production: Production, track: TalentTrack, talent: TalentId): Production {
  if (track === 'actors')
    return { ...production, actors: production.actors.filter((actor) => actor !== talent) };
  const { director: _director, ...undirected } = production;
  return undirected;
}

/** What it takes from another player when somebody leaves, as far as that helps. */
function harm(table: Table, project: Project, track: TalentTrack, talent: TalentId) {
  const { position, seat, production, payoff } = project;
  const after = payoffOf(position, seat, left(production, track, talent));
  return (payoff - after) * table.rivals.weightOf(project);
}

/** Somebody leaves another player's movie, for an own one or for good. */
export function crewMoves(table: Table, effect: CrewEffect): readonly Use[] {
  const { track } = effect;
  return table.rivals.projects.flatMap((project) =>
    crewOf(project.production, track).flatMap((talent): readonly Use[] => {
      const gain = harm(table, project, track, talent);
      const { seat, production } = project;
      const aim = { at: 'crew', seat, script: production.script, talent } as const;
      if (effect.kind === 'dismiss') return [{ aim, gain }];
      return castings(table, track, [talent]).flatMap((casting) =>
        casting.aim.at === 'talent'
          ? { aim: { ...aim, on: casting.aim.on }, gain: gain + casting.gain }
          : [],
      );
    }),
  );
}
