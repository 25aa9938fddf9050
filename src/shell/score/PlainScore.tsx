import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Match } from '../../engine/match';
import { seedOf } from '../../engine/seed';
import { findGame } from '../../games';
import type { LoadWords } from '../../games/contract';
import { useList } from '../../i18n/useList';
import { useReason } from '../../i18n/useReason';
import { HomeLink, RulesLink } from '../../navigation/TopBar';
import { useStack } from '../../navigation/useStack';
import { liveMatches } from '../../session/app';
import { friendlySeed } from '../../session/friendly-seed';
import { Button } from '../../ui/Button';
import { Curtain } from '../../ui/Curtain';
import { FieldError } from '../../ui/controls/FieldError';
import { PlayerToken } from '../../ui/PlayerToken';
import { QuietButton } from '../../ui/QuietButton';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { hasRules } from '../book/hasRules';
import { useGameWords } from '../match/useGameWords';
import { SectionList } from '../plain/SectionList';
import { usePlayOn } from './usePlayOn';

interface Props {
  readonly id: string;
  readonly match: Match;
  readonly load: LoadWords;
}

const TOKEN = 32;

/** How a match of any game ended: who won, everybody's place and points, and all that can be told now. */
export function PlainScore({ id, match, load }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('match');
  const navigation = useStack();
  const list = useList();
  const reason = useReason();
  const [problem, setProblem] = useState<string>();
  const { players, options } = match.setup;
  const words = useGameWords(load, players);
  const outcome = match.game.outcome(match.state);
  const toTable = (target: string) => {
    navigation.popTo('Board', { match: target });
  };
  const playOn = usePlayOn(match, {
    onStarted: toTable,
    onRefused: (error) => {
      setProblem(reason(error));
    },
  });
  const rematch = () => {
    const entry = findGame(match.game.id);
    if (entry === undefined) return;
    const started = liveMatches.start(entry, { players, options, seed: seedOf(friendlySeed()) });
    if (started.ok) toTable(started.value.id);
    else setProblem(reason(started.error));
  };
  const names = list((outcome?.winners ?? []).map((seat) => players[seat]?.name ?? ''));
  const verdict = () => {
    if (outcome === undefined) return t('score.going');
    if (outcome.winners.length === 0) return t('score.lost');
    return t(outcome.winners.length > 1 ? 'score.wonTogether' : 'score.won', { names });
  };
  return (
    <Screen
      backdrop={<Curtain />}
      bar={
        outcome === undefined ? (
          <Button
            label={t('score.table')}
            onPress={() => {
              toTable(id);
            }}
          />
        ) : (
          <View style={styles.actions}>
            {playOn !== undefined && <QuietButton label={t('score.playOn')} onPress={playOn} />}
            <QuietButton
              label={t('score.table')}
              onPress={() => {
                toTable(id);
              }}
            />
            <Button label={t('score.rematch')} onPress={rematch} />
          </View>
        )
      }
    >
      <View style={styles.content}>
        <View style={styles.ways}>
          <HomeLink />
          {hasRules(match.game.id) && <RulesLink game={match.game.id} />}
        </View>
        <View style={styles.panel}>
          <Heading level={1} size="heading" align="center">
            {verdict()}
          </Heading>
          {[...(outcome?.standings ?? [])]
            .sort((one, other) => one.place - other.place)
            .map(({ seat, place, points }) => {
              const player = players[seat];
              return (
                player && (
                  <View key={seat} style={styles.row}>
                    <Words face="strong">{`${place}.`}</Words>
                    <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
                    <Words style={styles.name}>{player.name}</Words>
                    <Words face="strong">{t('score.points', { count: points })}</Words>
                  </View>
                )
              );
            })}
          {problem !== undefined && <FieldError words={problem} />}
        </View>
        {words !== undefined && outcome !== undefined && (
          <SectionList sections={words.lines(match.game.view(match.state, 'table')).open} />
        )}
      </View>
    </Screen>
  );
}

const useStyles = themed((tones) => ({
  content: { gap: SPACE.m, alignItems: 'stretch' },
  panel: {
    gap: SPACE.s,
    padding: SPACE.l,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  ways: { flexDirection: 'row', gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.m },
}));
