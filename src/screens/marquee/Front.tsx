import type { ComponentType, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FrontWords } from '../../i18n/frontWords';
import { type Layout, useLayout } from '../../ui/layout';
import { Facade } from '../../ui/marquee/Facade';
import type { LightsProps } from '../../ui/marquee/lights';
import { Marquee } from '../../ui/marquee/Marquee';
import { Sky } from '../../ui/marquee/Sky';
import type { ScreenProps } from '../../ui/Screen';
import { STAYS_IN_SIGHT } from '../../ui/staysInSight';
import { SPACE } from '../../ui/theme/sizes';
import { Vow } from './Vow';

interface Props {
  readonly words: FrontWords;
  readonly screen: ComponentType<ScreenProps>;
  readonly lights: ComponentType<LightsProps>;
  /** In the free corner of the sky. */
  readonly corner?: ReactNode;
  /** Behind the doors, with the width there is; nothing as long as they are shut. */
  readonly inside?: (width: number) => ReactNode;
}

/** The sign takes this share of a phone that lies on its side. */
const SIGN_SHARE = 0.42;

/** On larger screens the sign leaves the posters enough of the height. */
const SIGN = { widest: 640, shareOfHeight: 0.58 } as const;

function widthsOf({ form, width, height }: Layout) {
  if (form === 'row') {
    const marquee = Math.round(width * SIGN_SHARE);
    return { marquee, sign: marquee, shelf: width - marquee - SPACE.l - 2 * SPACE.m };
  }
  const sign = form === 'column' ? width : Math.min(SIGN.widest, height * SIGN.shareOfHeight);
  return { marquee: width, sign: Math.round(sign), shelf: width };
}

/** The theatre at night, from the street. It knows nothing of games and saves, so that it can be seen before they come. */
export function Front({ words, screen: Screen, lights, corner, inside }: Props) {
  const { promise, ...sign } = words;
  const layout = useLayout();
  const { form, gutter } = layout;
  const widths = widthsOf(layout);
  const isRow = form === 'row';
  return (
    <Screen backdrop={<Sky />} foot="flush">
      <View style={[styles.theatre, isRow && styles.row]}>
        <View style={[styles.front, isRow && STAYS_IN_SIGHT, { width: widths.marquee }]}>
          <Marquee width={widths.marquee} signWidth={widths.sign} lights={lights} {...sign} />
          {isRow && <Vow promise={promise} />}
          {corner}
        </View>
        <Facade
          style={[
            styles.facade,
            isRow ? styles.rowFacade : { marginHorizontal: -gutter, paddingHorizontal: gutter },
          ]}
        >
          {inside !== undefined && (
            <>
              {inside(widths.shelf)}
              {!isRow && <Vow promise={promise} />}
            </>
          )}
        </Facade>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  front: { gap: SPACE.l },
  theatre: { flexGrow: 1 },
  row: { flexDirection: 'row', gap: SPACE.l },
  facade: { flexGrow: 1, paddingTop: SPACE.xl, gap: SPACE.xl },
  rowFacade: { flex: 1, paddingHorizontal: SPACE.m },
});
