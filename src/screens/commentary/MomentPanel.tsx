import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Disclosure } from '../../ui/controls/Disclosure';
import { Panel } from '../../ui/controls/Panel';
import { Slider } from '../../ui/controls/Slider';
import { IconButton } from '../../ui/IconButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import type { LogLine } from '../match/useDescribe';
import { MomentBoard } from './MomentBoard';
import type { Moment } from './moments';
import type { RemarkWords } from './useRemarkWords';

interface Props {
  readonly match: HollywoodMatch;
  /** After how many decisions. */
  readonly at: number;
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
  readonly remark: RemarkWords;
  /** The moments that turned the match, in its order. */
  readonly turningPoints: readonly number[];
  readonly width: number;
  readonly boardHeight: number;
  readonly onGo: (moment: number) => void;
}

/** What a panel takes of its width, on both sides together. */
const EDGE = 2 * (SPACE.l + 2);

/** One moment of the match: the board, what happened, what is to be said of it, and the way to other moments. */
export function MomentPanel(props: Props) {
  const { match, at, moment, lines, remark, turningPoints, width, boardHeight, onGo } = props;
  const { t } = useTranslation(['commentary', 'table']);
  const [isOpen, setIsOpen] = useState(false);
  const moves = match.turns.length;
  const where =
    at === 0 ? t('moment.start') : t('moment.where', { round: moment.round, move: at, moves });
  const before = [...turningPoints].reverse().find((point) => point < at);
  const after = turningPoints.find((point) => point > at);
  const to = (target: number | undefined) => () => {
    if (target !== undefined) onGo(target);
  };
  const [first, ...more] = lines;
  return (
    <Panel style={{ width }}>
      <Heading level={2} size="lead">
        {t('moment.title')}
      </Heading>
      <MomentBoard
        moment={moment}
        players={match.setup.players}
        width={width - EDGE}
        height={boardHeight}
      />
      <Slider
        label={t('moment.slider')}
        value={at}
        most={moves}
        words={first === undefined ? where : `${where}. ${first.words()}`}
        width={width - EDGE}
        marks={turningPoints}
        onChange={onGo}
      />
      <View style={styles.buttons}>
        <IconButton
          icon="rewind"
          label={t('moment.previousTurn')}
          disabled={before === undefined}
          onPress={to(before)}
        />
        <IconButton
          icon="back"
          label={t('moment.previous')}
          disabled={at === 0}
          onPress={to(at - 1)}
        />
        <Words size="caption" face="strong" align="center" style={styles.where}>
          {where}
        </Words>
        <IconButton
          icon="forward"
          label={t('moment.next')}
          disabled={at === moves}
          onPress={to(at + 1)}
        />
        <IconButton
          icon="skip"
          label={t('moment.nextTurn')}
          disabled={after === undefined}
          onPress={to(after)}
        />
      </View>
      {first !== undefined && <Words>{first.words()}</Words>}
      <View>
        <Heading level={3} size="body" face="strong">
          {remark.better ?? t('remark.title')}
        </Heading>
        <Words>{remark.text}</Words>
      </View>
      {more.length > 0 && (
        <Disclosure
          label={t('moment.more')}
          isOpen={isOpen}
          onToggle={() => {
            setIsOpen(!isOpen);
          }}
        >
          <View role="list" style={styles.lines}>
            {more.map(({ words }, index) => (
              <View key={index} role="listitem">
                <Words size="caption">{words()}</Words>
              </View>
            ))}
          </View>
        </Disclosure>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  where: { flex: 1 },
  lines: { gap: SPACE.xs },
});
