import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Seat } from '../../engine/seats';
import type { Table } from '../../games/hollywood/replay';
import type { Event } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { useStack } from '../../navigation/useStack';
import { useCardName } from '../../ui/cards/names';
import { afterFrame } from '../../ui/motion/afterFrame';
import { panelPlace, PILES_PLACE } from '../match/placeNames';
import { TIPS } from '../match/tips/situations';
import { useAct } from '../match/useAct';
import { useHintWords } from '../match/useHintWords';
import type { SectionName } from '../rules/sections';
import type { Known, Scene } from '../table/scene';
import { ClaimFoot } from './ClaimFoot';
import { FlyingCard } from './FlyingCard';
import { Highlight } from './Highlight';
import { StarChoice } from './StarChoice';
import type { ClaimSteps } from './useClaimSteps';

/** A card of the sequence, from where it lay to where it goes. */
function flightOf(event: Event | undefined) {
  if (event?.type === 'card-claimed') return { ...event, to: panelPlace(event.seat) };
  return event?.type === 'card-set-aside' ? { ...event, to: PILES_PLACE } : undefined;
}

/** Where the rules tell why this became of the card, where one may well ask. */
function whyOf(event: Event | undefined, { options }: Table): SectionName | undefined {
  if (event?.type === 'card-set-aside') return options.advanced ? 'advanced' : 'set-aside';
  const isLost = event?.type === 'card-claimed' && event.result.kind === 'star-lost';
  return isLost ? 'lost-star' : undefined;
}

/** Somebody has answered, or only watches again: to hear the question once more would be to look for what is not there. */
function isAnswered(event: Event | undefined, { players }: Known['view'], chooser?: Seat): boolean {
  const isAsked = event?.type === 'star-waiting' && chooser === undefined;
  return isAsked && players[event.seat]?.kind === 'person';
}

function isCard({ type }: Event): boolean {
  return type === 'card-claimed' || type === 'card-set-aside';
}

/** The cards of a round go out to their owners, one by one, while they do. */
export function useClaimScene(
  known: Known,
  steps: ClaimSteps,
  chooser: Seat | undefined,
): Scene | undefined {
  const { live, view, table, sheets, handOver, tip, describe } = known;
  const { hint, isThinking, ask } = known.hint;
  const { t } = useTranslation(['table', 'tips']);
  const navigation = useStack();
  const { match, players, board, claims } = view;
  const cardName = useCardName();
  const act = useAct(live, match);
  const hintWords = useHintWords(match.setup.options);
  if (known.part !== 'claims') return undefined;

  const { current } = steps;
  const words = current === undefined ? t('table:turn.endedHint') : describe(table, current);
  const flight = flightOf(current);
  const chooserPlayer = chooser === undefined ? undefined : players[chooser];
  const isPersonChoosing = chooserPlayer?.kind === 'person' && handOver.to === undefined;
  // The question takes the whole board: a tip about it stands in the foot instead of making the board smaller. One that
  // came with a card before would be read there as if it were about the question.
  const footTip = isPersonChoosing && tip.name === 'several-projects' ? tip.name : undefined;
  const advice = isPersonChoosing && hint !== undefined ? hintWords(hint) : undefined;
  const isOver = steps.isDone && match.state.phase.kind !== 'choosing';
  const progress = t('table:claims.progress', {
    card: claims.slice(0, steps.step).filter(isCard).length,
    cards: board.columns.flatMap(({ cards }) => cards).length,
  });
  const brief =
    current?.type === 'card-claimed'
      ? t('table:claims.takes', {
          ...inSentence(players[current.seat]?.name ?? ''),
          card: cardName(current.card),
        })
      : undefined;
  const calm = footTip === undefined ? words : t(`tips:tip.${footTip}`);
  const asked = isPersonChoosing && isThinking ? t('table:hint.thinking') : calm;
  const tipped = footTip === undefined ? asked : `${words} ${asked}`;
  const told = isOver ? `${words} ${t('table:claims.done')}` : tipped;
  // That the cards go out now was said with the twelfth reel.
  const isSaid = current === undefined || isAnswered(current, view, chooser);
  const why = footTip === undefined ? whyOf(current, table) : TIPS[footTip].section;
  const footWords = (): string => {
    if (isOver) return t('table:claims.done');
    if (chooserPlayer?.kind === 'bot')
      return t('table:claims.choosing', { player: chooserPlayer.name });
    return asked;
  };

  return {
    onTurn: current !== undefined && 'seat' in current ? current.seat : undefined,
    spoken: advice === undefined ? (isSaid ? '' : told) : `${advice.title} ${advice.hint}`,
    tip: isPersonChoosing ? { ...tip, name: undefined } : tip,
    onBoard: (layout) => (
      <View style={[StyleSheet.absoluteFill, styles.stage]}>
        {!steps.isDone && (
          <Pressable
            role="button"
            aria-label={t('table:claims.hurryLabel')}
            onPress={steps.next}
            onLongPress={steps.skip}
            style={StyleSheet.absoluteFill}
          />
        )}
        <View style={styles.untouchable}>
          <Highlight
            event={current}
            players={players}
            isAdvanced={table.options.advanced}
            layout={layout}
          />
        </View>
        {isPersonChoosing && current?.type === 'star-waiting' && (
          <StarChoice
            event={current}
            player={chooserPlayer}
            table={table}
            layout={layout}
            hinted={hint?.kind === 'assign' ? hint.project : undefined}
            onChoose={(project) => {
              act(current.seat, { type: 'assign', project });
            }}
          />
        )}
      </View>
    ),
    foot: (layout) => (
      <ClaimFoot
        layout={layout}
        table={table}
        players={players}
        event={current}
        words={footWords()}
        brief={brief}
        progress={progress}
        onHint={isPersonChoosing && !isThinking ? ask : undefined}
        advice={advice}
        why={isOver ? undefined : why}
        onExplain={sheets.explain}
        onSkip={steps.isDone ? undefined : steps.skip}
        onAgain={isOver ? steps.again : undefined}
        onScore={
          isOver
            ? () => {
                // The button is seen to give way first.
                afterFrame(() => {
                  navigation.navigate('Scoreboard', { match: live.id });
                });
              }
            : undefined
        }
      />
    ),
    above: (layout) =>
      flight && (
        <FlyingCard
          key={flight.card}
          card={flight.card}
          table={table}
          from={flight}
          to={flight.to}
          layout={layout}
        />
      ),
  };
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', justifyContent: 'center', zIndex: 1 },
  untouchable: { pointerEvents: 'none', alignItems: 'center' },
});
