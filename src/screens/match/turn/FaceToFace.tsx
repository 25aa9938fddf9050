import { type ReactNode, useEffect, useState } from 'react';

import type { Seat } from '../../../engine/seats';
import type { TableSide } from '../../../session/preference-choices';
import { usePreferences } from '../../../session/usePreferences';
import { useMotion } from '../../../ui/motion/MotionProvider';
import { SideContext } from '../../../ui/turn/SideContext';
import type { HollywoodMatch } from '../hollywoodMatch';
import { facing, sidesOf } from './facing';

/** Long enough to see where the own reel goes before the table turns away. */
const LOOK_MS = 600;

interface Props {
  readonly match: HollywoodMatch;
  /** Who has to decide now. */
  readonly asked: Seat | undefined;
  readonly children: ReactNode;
}

function useTableSide(match: HollywoodMatch, asked: Seat | undefined): TableSide | undefined {
  const isOn = usePreferences(({ faceToFace }) => faceToFace);
  const said = usePreferences(({ sides }) => sides);
  const motion = useMotion();
  const seat = facing(match, asked);
  const [seen, setSeen] = useState(seat);
  useEffect(() => {
    if (seen === seat) return undefined;
    const timer = setTimeout(
      () => {
        setSeen(seat);
      },
      motion === 'full' ? LOOK_MS : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [motion, seat, seen]);
  if (!isOn) return undefined;
  const towards = motion === 'full' ? seen : seat;
  return towards === undefined ? 'bottom' : sidesOf(match.setup.players, said)[towards];
}

/** For a phone that lies on the table: what is inside turns to the person who has to decide. */
export function FaceToFace({ match, asked, children }: Props) {
  return <SideContext value={useTableSide(match, asked)}>{children}</SideContext>;
}
