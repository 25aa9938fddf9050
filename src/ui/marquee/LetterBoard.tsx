import { Words } from '../text/Words';
import { LitBoard, Rail } from './LitBoard';

interface Props {
  readonly top: string;
  readonly bottom: string;
  readonly band: number;
  readonly isLarge: boolean;
}

/** The lit board under the sign, with its two rows of letters. */
export function LetterBoard({ top, bottom, band, isLarge }: Props) {
  return (
    <LitBoard band={band}>
      <Words face="display" ink="pageTitle" size={isLarge ? 'title' : 'heading'} align="center">
        {top}
      </Words>
      <Rail />
      <Words face="strong" ink="page" size={isLarge ? 'lead' : 'body'} align="center">
        {bottom}
      </Words>
    </LitBoard>
  );
}
