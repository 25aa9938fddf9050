import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';

import { BigReel } from './art/BigReel';
import { Drawing } from './Drawing';
import { Sky } from './marquee/Sky';
import { Page } from './Page';
import { Screen } from './Screen';
import { Heading } from './text/Heading';
import { Words } from './text/Words';
import { COLOUR } from './theme/colours';
import { SPACE } from './theme/sizes';

interface Props {
  readonly title: string;
  readonly body: string;
  /** What can be done about it, and the way home. */
  readonly children: ReactNode;
}

/** Instead of what cannot be shown: why, and where to go. */
export function LostReel({ title, body, children }: Props) {
  return (
    <Screen backdrop={<Sky />}>
      <Page style={styles.page}>
        <Drawing width={150} height={160} viewBox="-80 -80 160 170">
          <BigReel cx={0} cy={0} r={74} metal={COLOUR.brass} />
        </Drawing>
        <Heading level={1} ink="pageTitle" align="center">
          {title}
        </Heading>
        <Words size="lead" ink="page" align="center">
          {body}
        </Words>
        {children}
      </Page>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: {
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: 520,
    marginTop: SPACE.xl,
    gap: SPACE.l,
  },
});
