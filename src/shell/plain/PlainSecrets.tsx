import { useTranslation } from 'react-i18next';

import { type GameTypes, SEEN } from '../../engine/game';
import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import type { GameWords } from '../../games/contract';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/text/Words';
import { PrivateScreen } from '../match/PrivateScreen';
import { isNews, type StageView } from '../match/stage';
import { ActionChoice } from './ActionChoice';
import { SectionList } from './SectionList';

interface Props {
  readonly game: string;
  readonly stage: Extract<StageView, { kind: 'private' }>;
  readonly players: readonly Player[];
  readonly words: GameWords;
  readonly act: (seat: Seat, action: GameTypes['action']) => void;
  readonly onHide: () => void;
}

/** Seconds without a touch before the secrets hide: a choice takes longer than a look. */
const PATIENCE = { choice: 60, look: 20 } as const;

/** What one player alone may see, and what they decide alone. */
export function PlainSecrets({ game, stage, players, words, act, onHide }: Props) {
  const { t } = useTranslation('match');
  const { seat, view, actions } = stage;
  const player = players[seat];
  if (player === undefined) return undefined;
  const { own, open } = words.lines(view);
  const isChoice = actions.length > 0 && !isNews(actions);
  return (
    <PrivateScreen
      game={game}
      player={player}
      patience={isChoice ? PATIENCE.choice : PATIENCE.look}
      onHide={onHide}
      foot={
        isNews(actions) ? (
          <Button
            label={t('private.news')}
            onPress={() => {
              act(seat, SEEN);
            }}
          />
        ) : (
          <>
            <Words align="center" face="strong">
              {stage.isAsked ? words.prompt(view) : !isChoice && t('private.nothing')}
            </Words>
            <ActionChoice
              label={t('private.choose')}
              actions={actions}
              nameOf={(action) => words.action(action, view)}
              onConfirm={(action) => {
                act(seat, action);
              }}
            />
          </>
        )
      }
    >
      <SectionList sections={[...own, ...open]} />
    </PrivateScreen>
  );
}
