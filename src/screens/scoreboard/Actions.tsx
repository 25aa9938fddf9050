import { useTranslation } from 'react-i18next';

import { canUndo } from '../../engine/match';
import { HomeLink, RulesLink } from '../../navigation/TopBar';
import type { IconName } from '../../ui/art/icons';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useLayout } from '../../ui/layout';
import { QuietButton } from '../../ui/QuietButton';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { ActionBar } from './ActionBar';

export interface ActionHandlers {
  readonly onDeal: () => void;
  readonly onTakeBack: () => void;
  readonly onTable: () => void;
  readonly onRematch: () => void;
  readonly onShare: () => void;
}

interface Props extends ActionHandlers {
  readonly match: HollywoodMatch;
}

interface SecondProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** A second choice: its words where there is room, its sign on a phone. */
function Second({ icon, label, onPress }: SecondProps) {
  const { form } = useLayout();
  const isPhone = form === 'column' || form === 'row';
  return isPhone ? (
    <IconButton icon={icon} label={label} onPress={onPress} />
  ) : (
    <QuietButton label={label} onPress={onPress} />
  );
}

/** What the table can do now: deal, play on, or play again. */
export function Actions({ match, ...on }: Props) {
  const { t } = useTranslation('score');
  const { form } = useLayout();
  const { phase, round } = match.state;
  // On its side a phone has no height to spare for a bar of its own.
  const home = form === 'row' && (
    <>
      <HomeLink />
      <RulesLink />
    </>
  );
  if (phase.kind === 'placing' || phase.kind === 'choosing') {
    return (
      <ActionBar>
        {home}
        <Button label={t('actions.table')} onPress={on.onTable} />
      </ActionBar>
    );
  }
  if (phase.kind === 'dealing') {
    return (
      <ActionBar>
        {home}
        {canUndo(match) && (
          <Second icon="undo" label={t('actions.takeBack')} onPress={on.onTakeBack} />
        )}
        <Button label={t('actions.deal', { round: round + 1 })} onPress={on.onDeal} />
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      {home}
      <Second icon="share" label={t('actions.share')} onPress={on.onShare} />
      <Button label={t('actions.rematch')} onPress={on.onRematch} />
    </ActionBar>
  );
}
