import { actorsWith } from '../facts';
import { leftBy } from '../making';
import { crewOf } from '../productions';
import type { TalentId } from '../types';
import type { ActorTrait, TalentTrack } from '../vocabulary';
import type { Use } from './abilities';
import { castings } from './ability-cards';
import { payoffOf } from './payoff';
import type { Project } from './projects';
import { isNearlyReady, type Table } from './table';

function aimAt({ seat, production: { script } }: Project, talent: TalentId) {
  return { at: 'crew', seat, script, talent } as const;
}

/** What it takes from another player when somebody leaves, as far as that helps. */
function harm(table: Table, project: Project, track: TalentTrack, talent: TalentId) {
  const { position, seat, production, payoff } = project;
  const after = payoffOf(position, seat, leftBy(production, track, talent));
  return (payoff - after) * table.rivals.weightOf(project);
}

/** Somebody leaves another player's movie for good: shortly before its release, when that hurts the most. */
export function dismissals(table: Table, trait: ActorTrait): readonly Use[] {
  const isLast = table.rates.turns === 0;
  return table.rivals.projects
    .filter((project) => isLast || isNearlyReady(project))
    .flatMap((project) =>
      actorsWith(project.production, trait).map((talent) => {
        return { aim: aimAt(project, talent), gain: harm(table, project, 'actors', talent) };
      }),
    );
}

/** Somebody leaves another player's movie for an own one. */
export function poachings(table: Table, track: TalentTrack): readonly Use[] {
  return table.rivals.projects.flatMap((project) =>
    crewOf(project.production, track).flatMap((talent) => {
      const gain = harm(table, project, track, talent);
      return castings(table, track, [talent]).flatMap((casting): readonly Use[] =>
        casting.aim.at === 'talent'
          ? [{ aim: { ...aimAt(project, talent), on: casting.aim.on }, gain: gain + casting.gain }]
          : [],
      );
    }),
  );
}
