import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { Path } from 'react-native-svg';

import { NavLink } from '../../navigation/NavLink';
import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { useTextScale } from '../../ui/text/TextScale';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { themed } from '../../ui/theme/themed';
import { titleOf } from '../shelf';
import { Cast } from './Cast';
import { TicketPaper } from './TicketPaper';
import { useProgress } from './useProgress';
import type { ReadyEntry } from './useSaves';

const STUB = 92;

/** The way back into the match that was played last: one tap. */
export function Ticket({ id, summary }: Pick<ReadyEntry, 'id' | 'summary'>) {
  const styles = useStyles();
  const { t } = useTranslation('marquee');
  const [size, setSize] = useState({ width: 0, height: 0 });
  const progress = useProgress();
  const [title, ...game] = titleOf(summary);
  const stub = Math.round(STUB * Math.max(1, useTextScale()));
  return (
    <NavLink to={{ screen: 'Board', params: { match: id } }}>
      <View
        style={styles.ticket}
        onLayout={({ nativeEvent: { layout } }) => {
          setSize({ width: layout.width, height: layout.height });
        }}
      >
        {size.width > 0 && <TicketPaper {...size} tear={size.width - stub} />}
        <View style={styles.words}>
          <Words face="strong" size="caption" ink="pageSoft">
            {t('saved.continue')}
          </Words>
          <Words face="display" size="heading" ink="pageTitle">
            {title}
          </Words>
          <Words face="strong" ink="page">
            {[...game, ...progress(summary)].join(' · ')}
          </Words>
          <Cast players={summary.seats} toAct={summary.toAct} ink="page" />
        </View>
        <View style={[styles.stub, { width: stub }]}>
          <View style={styles.play}>
            <Drawing width={26} height={26} viewBox="0 0 24 24">
              <Path d={ICONS.play} fill={COLOUR.bulb} />
            </Drawing>
          </View>
          <Words face="strong" size="caption" ink="pageTitle" align="center">
            {t('saved.playOn')}
          </Words>
        </View>
      </View>
    </NavLink>
  );
}

const useStyles = themed((tones) => ({
  ticket: { flexDirection: 'row', boxShadow: `0 0 34px ${tones.halo}`, borderRadius: 12 },
  words: { flex: 1, gap: SPACE.xs, padding: SPACE.l, paddingLeft: SPACE.xl },
  stub: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingRight: SPACE.m,
    paddingLeft: SPACE.s,
  },
  play: {
    width: 54,
    height: 54,
    paddingLeft: 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    backgroundColor: COLOUR.velvet,
    boxShadow: `inset 0 0 0 2px ${COLOUR.brass}`,
  },
}));
