import type { ReactNode } from 'react';

import { Stage } from '../../../ui/art/Stage';
import { Drawing } from '../../../ui/Drawing';
import { PICTURE } from './size';

interface Props {
  readonly width: number;
  readonly children: ReactNode;
}

/** A picture of the programme; the words beside it say the same. */
export function Picture({ width, children }: Props) {
  return (
    <Drawing
      width={width}
      height={(width * PICTURE.height) / PICTURE.width}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
    >
      <Stage {...PICTURE} />
      {children}
    </Drawing>
  );
}
