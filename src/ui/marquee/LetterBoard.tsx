import type { ComponentType } from 'react';

import { Words } from '../text/Words';
import { LightFrame } from './LightFrame';
import type { LightsProps } from './lights';
import { LitPaper, Rail } from './LitPaper';

interface Props {
  readonly top: string;
  readonly bottom: string;
  readonly band: number;
  readonly isLarge: boolean;
  readonly lights: ComponentType<LightsProps>;
}

/** The lit board under the sign, with its two rows of letters. */
export function LetterBoard({ top, bottom, band, isLarge, lights }: Props) {
  return (
    <LightFrame band={band} lights={lights}>
      <LitPaper>
        <Words face="display" ink="pageTitle" size={isLarge ? 'title' : 'heading'} align="center">
          {top}
        </Words>
        <Rail />
        <Words face="strong" ink="page" size={isLarge ? 'lead' : 'body'} align="center">
          {bottom}
        </Words>
      </LitPaper>
    </LightFrame>
  );
}
