import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { type Layout, useLayout } from '../../ui/layout';
import { Facade } from '../../ui/marquee/Facade';
import { Marquee } from '../../ui/marquee/Marquee';
import { NightSky } from '../../ui/marquee/NightSky';
import { Screen } from '../../ui/Screen';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { Shelf } from './Shelf';

/** The sign takes this share of a phone that lies on its side. */
const SIGN_SHARE = 0.42;

/** On larger screens the sign leaves the posters enough of the height. */
const SIGN = { widest: 640, shareOfHeight: 0.58 } as const;

function widthsOf({ form, width, height }: Layout) {
  if (form === 'row') {
    const marquee = Math.round(width * SIGN_SHARE);
    return { marquee, sign: marquee, shelf: width - marquee - SPACE.l };
  }
  const sign = form === 'column' ? width : Math.min(SIGN.widest, height * SIGN.shareOfHeight);
  return { marquee: width, sign: Math.round(sign), shelf: width };
}

/** Home: the theatre at night, with the games it shows. */
export function MarqueeScreen() {
  const { t } = useTranslation(['common', 'marquee']);
  const layout = useLayout();
  const { form, gutter } = layout;
  const widths = widthsOf(layout);
  const isRow = form === 'row';
  const promise = (
    <View style={styles.promise}>
      <Words ink="nightSoft" align="center">
        {t('marquee:promise')}
      </Words>
    </View>
  );
  return (
    <Screen backdrop={<NightSky />} foot="flush">
      <View style={[styles.theatre, isRow && styles.row]}>
        <View style={[styles.front, { width: widths.marquee }]}>
          <Marquee
            width={widths.marquee}
            signWidth={widths.sign}
            name={t('appName')}
            top={t('marquee:boardTop')}
            bottom={t('marquee:boardBottom')}
          />
          {isRow && promise}
        </View>
        <Facade
          style={[
            styles.facade,
            isRow ? styles.rowFacade : { marginHorizontal: -gutter, paddingHorizontal: gutter },
          ]}
        >
          <Shelf width={widths.shelf - (isRow ? 2 * SPACE.m : 0)} form={form} />
          {!isRow && promise}
        </Facade>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  front: { gap: SPACE.l },
  promise: {
    alignSelf: 'center',
    backgroundColor: COLOUR.wall,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
  },
  theatre: { flexGrow: 1 },
  row: { flexDirection: 'row', gap: SPACE.l },
  facade: { flexGrow: 1, paddingTop: SPACE.xl, gap: SPACE.xl },
  rowFacade: { flex: 1, paddingHorizontal: SPACE.m },
});
