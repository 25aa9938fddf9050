import { memo, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useReason } from '../../i18n/useReason';
import { NavLink } from '../../navigation/NavLink';
import { HomeLink, RulesLink } from '../../navigation/TopBar';
import { useExit } from '../../navigation/useExit';
import { useStack } from '../../navigation/useStack';
import type { LiveMatch } from '../../session/live-matches';
import { usePlayOn } from '../../shell/score/usePlayOn';
import type { SaveStatus } from '../../storage/autosave';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { QuietButton } from '../../ui/QuietButton';
import { QuietPlate } from '../../ui/QuietPlate';
import { Screen } from '../../ui/Screen';
import { useShareText } from '../../ui/share/useShareText';
import { type Message, Snackbar } from '../../ui/Snackbar';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { Announcer } from '../match/Announcer';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { Actions } from './Actions';
import { Confetti } from './Confetti';
import { startRematch } from './rematch';
import { standingOf } from './standing';
import { Standings } from './Standings';
import { usePremiereNews } from './usePremiereNews';
import { useShareWords } from './useShareWords';
import { useStandingsParts } from './useStandingsParts';
import { useVerdict } from './useVerdict';

interface Props {
  readonly live: LiveMatch;
  readonly match: HollywoodMatch;
}

/** Above the bar with the actions. */
const LIFT = 64;

/** Hears of what happens at once; the score follows when there is time: with a new deal it is no longer looked at. */
export function HollywoodScore({ live, match }: Props) {
  return <Score live={live} match={useDeferredValue(match)} />;
}

/** The score of a match of *Hollywood!*, and what the table does next. */
const Score = memo(function Score({ live, match }: Props) {
  const { t } = useTranslation(['score', 'premiere', 'match']);
  const navigation = useStack();
  const { isLeaving, leave } = useExit();
  const { form } = useLayout();
  const saving = useStore(live.saving);
  const reason = useReason();
  const { share, sheet } = useShareText({ title: t('share.title'), hint: t('share.hint') });
  const shareWords = useShareWords();
  const [message, setMessage] = useState<Message>();
  /** The news of the saving that was closed: the next failure is told again. */
  const [seen, setSeen] = useState<SaveStatus>();
  const standing = standingOf(match);
  const parts = useStandingsParts(standing);
  const verdict = useVerdict();
  const premiere = usePremiereNews(live.id, match, standing);
  // Said in one breath: what is added to a live region later would be read with all of it again.
  const isSaid = parts.isComplete && !isLeaving && !premiere.isAwaited;

  // The score may lie over a table: that one comes up again, and goes by itself to where the match stands.
  const toTable = (id = live.id) => {
    leave(() => {
      navigation.popTo('Board', { match: id, part: undefined });
    });
  };
  const back = () => {
    navigation.popTo('Board', { match: live.id }, { merge: true });
  };
  const deal = () => {
    const { phase } = match.state;
    if (phase.kind === 'dealing') live.session.act(phase.seat, { type: 'deal' });
    toTable();
  };
  const takeBack = () => {
    live.session.undo();
    toTable();
  };
  const playOn = usePlayOn(match, {
    onStarted: toTable,
    onRefused: (error) => {
      setMessage({ text: reason(error), tone: 'problem' });
    },
  });
  const rematch = () => {
    const started = startRematch(match);
    if (started.ok) toTable(started.value.id);
    else setMessage({ text: reason(started.error), tone: 'problem' });
  };
  const shareResult = async () => {
    const outcome = await share(shareWords(match, standing));
    if (outcome === 'copied') setMessage({ text: t('share.copied'), tone: 'news' });
  };
  const close = useCallback(() => {
    setMessage(undefined);
    setSeen(saving);
  }, [saving]);

  const problem: Message | undefined =
    saving.kind === 'failed' && saving !== seen
      ? { text: reason(saving.error), tone: 'problem' }
      : undefined;
  return (
    <View style={styles.screen}>
      <Screen backdrop={<Curtain />}>
        <View style={styles.content}>
          {form !== 'row' && (
            <View style={styles.bar}>
              <HomeLink />
              <RulesLink />
            </View>
          )}
          {!isLeaving && (
            <Standings standing={standing} isAdvanced={match.setup.options.advanced} parts={parts}>
              {standing.stage === 'over' && (
                <View style={styles.link}>
                  {premiere.words !== undefined && (
                    <>
                      <Words align="center" face="strong" ink="sign">
                        {premiere.words}
                      </Words>
                      <NavLink to={{ screen: 'Premiere' }}>
                        <QuietPlate label={t('premiere:recordLink')} />
                      </NavLink>
                    </>
                  )}
                  <NavLink to={{ screen: 'Commentary', params: { match: live.id } }}>
                    <QuietPlate label={t('commentary')} />
                  </NavLink>
                  {playOn !== undefined && (
                    <QuietButton label={t('match:score.playOn')} onPress={playOn} />
                  )}
                </View>
              )}
            </Standings>
          )}
        </View>
      </Screen>
      <Actions
        match={match}
        onDeal={deal}
        onTakeBack={takeBack}
        onTable={back}
        onRematch={rematch}
        onShare={() => void shareResult()}
      />
      <Snackbar message={message ?? problem} onClose={close} lift={LIFT} />
      {standing.stage === 'over' && parts.isComplete && <Confetti />}
      <Announcer words={isSaid ? [verdict(standing), premiere.words ?? ''].join(' ').trim() : ''} />
      {sheet}
    </View>
  );
});

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { gap: SPACE.l },
  bar: { flexDirection: 'row', gap: SPACE.s },
  link: { alignItems: 'center', gap: SPACE.m },
});
