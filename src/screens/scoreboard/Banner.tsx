import { LitBoard } from '../../ui/marquee/LitBoard';
import { Rail } from '../../ui/marquee/LitPaper';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';

interface Props {
  readonly eyebrow: string;
  readonly title: string;
  readonly verdict: string;
}

/** The lit board of a match that goes on: where it stands. */
export function Banner({ eyebrow, title, verdict }: Props) {
  return (
    <LitBoard band={18}>
      <Words face="strong" size="caption" ink="pageSoft" align="center">
        {eyebrow}
      </Words>
      <Heading level={1} size="heading" ink="pageTitle" align="center">
        {title}
      </Heading>
      <Rail />
      <Words ink="page" align="center">
        {verdict}
      </Words>
    </LitBoard>
  );
}
