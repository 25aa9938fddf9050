import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameTypes } from '../../engine/game';
import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import type { GameWords } from '../../games/contract';
import { useStack } from '../../navigation/useStack';
import { Announcer } from '../../screens/match/Announcer';
import { IconButton } from '../../ui/IconButton';
import { QuietButton } from '../../ui/QuietButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';
import { useRoom } from '../../ui/turn/useRoom';
import type { Offer, StageView } from '../match/stage';
import type { Told } from '../match/useEventLines';
import type { StageControls } from '../match/useStage';
import { ActionChoice } from './ActionChoice';
import { EventLog } from './EventLog';
import { PlainMenu } from './PlainMenu';
import { SectionList } from './SectionList';

interface Props extends Omit<StageControls, 'stage'> {
  readonly stage: Extract<StageView, { kind: 'open' }>;
  readonly game: string;
  readonly match: string;
  readonly players: readonly Player[];
  readonly words: GameWords;
  readonly told: Told;
  readonly thinking: Seat | undefined;
}

type Open = 'menu' | 'log' | undefined;

/** A table in words: what the viewer may know, and what can be done. It serves every game that has no table of its own. */
export function PlainTable(props: Props) {
  const { stage, game, players, words, told, want, undo, redo } = props;
  const styles = useStyles();
  const { insets } = useRoom();
  const { t } = useTranslation('match');
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
  };
  const lines = words.lines(stage.view);
  const show = (sheet: Open) => () => {
    setOpen(sheet);
  };
  const { round, rounds } = stage.progress;
  const title =
    rounds === undefined ? t('table.round', { round }) : t('table.roundOf', { round, rounds });
  return (
    <View
      role="main"
      style={[
        styles.ground,
        { paddingTop: insets.top + SPACE.s, paddingBottom: insets.bottom + SPACE.s },
      ]}
    >
      <View style={styles.bar}>
        <IconButton icon="menu" label={t('table.menu')} onPress={show('menu')} />
        <Heading level={1} size="lead" style={styles.wide}>
          {title}
        </Heading>
        <IconButton icon="undo" label={t('table.undo')} disabled={!stage.canUndo} onPress={undo} />
        <IconButton icon="redo" label={t('table.redo')} disabled={!stage.canRedo} onPress={redo} />
        <IconButton icon="log" label={t('table.log')} onPress={show('log')} />
      </View>
      <ScrollView
        tabIndex={0}
        role="group"
        aria-label={title}
        style={styles.wide}
        contentContainerStyle={styles.content}
      >
        {told.recap.map((line, index) => (
          <Words key={`${index} ${line}`} face="strong">
            {line}
          </Words>
        ))}
        <SectionList sections={[...lines.own, ...lines.open]} />
      </ScrollView>
      <View style={styles.foot}>
        <Foot {...props} />
        {stage.viewer === 'table' && (
          <View style={styles.own}>
            <Words size="caption" ink="nightSoft">
              {t('table.own')}
            </Words>
            {players.map(({ kind, name }, seat) =>
              kind === 'person' ? (
                <QuietButton
                  key={name}
                  label={name}
                  onPress={() => {
                    want({ kind: 'curtain', seat: seat as Seat });
                  }}
                />
              ) : undefined,
            )}
          </View>
        )}
      </View>
      <Announcer words={told.latest} />
      {open === 'menu' && <PlainMenu game={game} onClose={close} />}
      {open === 'log' && <EventLog lines={told.lines} onClose={close} />}
    </View>
  );
}

/** What is asked now, and of whom. */
function Foot({ stage, match, players, words, thinking, want, act }: Props) {
  const { t } = useTranslation('match');
  const navigation = useStack();
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  const [first] = stage.offers;
  const choice = ({ seat, actions }: Offer, label: string) => (
    <ActionChoice
      key={`${seat} ${label}`}
      label={label}
      actions={actions}
      nameOf={(action: GameTypes['action']) => words.action(action, stage.view)}
      onConfirm={(action) => {
        act(seat, action);
      }}
    />
  );
  switch (stage.status) {
    case 'over':
      return (
        <QuietButton
          label={t('table.score')}
          onPress={() => {
            navigation.navigate('Scoreboard', { match });
          }}
        />
      );
    case 'waiting-for-bot':
    case 'waiting-for-people':
      return (
        <>
          <Words face="strong" align="center">
            {stage.status === 'waiting-for-bot'
              ? thinking !== undefined && t('table.thinking', { player: nameOf(thinking) })
              : t('table.waitingFor', { names: stage.waiting.map(nameOf).join(', ') })}
          </Words>
          {stage.status === 'waiting-for-people' && (
            <View style={styles.row}>
              {stage.waiting.map((seat) => (
                <QuietButton
                  key={seat}
                  label={t('curtain.title', { player: nameOf(seat) })}
                  onPress={() => {
                    want({ kind: 'curtain', seat });
                  }}
                />
              ))}
            </View>
          )}
          {stage.interruptions.map((offer) =>
            choice(offer, t('table.more', { player: nameOf(offer.seat) })),
          )}
        </>
      );
    case 'deciding':
    case 'intermission':
      return (
        <>
          <Words face="strong" align="center">
            {words.prompt(stage.view)}
          </Words>
          {stage.offers.map((offer) =>
            choice(
              offer,
              stage.offers.length > 1 || first === undefined
                ? t('table.turn', { player: nameOf(offer.seat) })
                : t('table.actions'),
            ),
          )}
          {stage.interruptions.map((offer) =>
            choice(offer, t('table.more', { player: nameOf(offer.seat) })),
          )}
        </>
      );
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
});

const useStyles = themed((tones) => ({
  ground: { flex: 1, backgroundColor: tones.page, paddingHorizontal: SPACE.m, gap: SPACE.s },
  bar: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  wide: { flex: 1 },
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: SPACE.s, padding: SPACE.xs },
  foot: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: SPACE.s },
  own: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    paddingTop: SPACE.s,
    borderTopWidth: tones.edge(1),
    borderColor: tones.faint,
  },
}));
