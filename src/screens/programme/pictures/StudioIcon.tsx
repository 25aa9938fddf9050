import { ClapBoard } from '../../../ui/art/ClapBoard';
import { ReelToken } from '../../../ui/art/ReelToken';
import { Drawing } from '../../../ui/Drawing';
import { SAMPLE_PLAYERS } from './sample';

export type StudioCard = 'clap' | 'double';

/** The two cards that every studio has. */
export function StudioIcon({ of }: { readonly of: StudioCard }) {
  const [owner] = SAMPLE_PLAYERS;
  return (
    <Drawing width={84} height={80} viewBox="0 0 105 100">
      {of === 'clap' ? (
        <ClapBoard x={0} y={4} />
      ) : (
        <>
          <ReelToken {...owner} cx={34} cy={36} r={30} />
          <ReelToken {...owner} cx={70} cy={62} r={32} />
        </>
      )}
    </Drawing>
  );
}
