import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Table } from '../../games/hollywood/replay';
import type { CardId, Event } from '../../games/hollywood/types';
import { Button } from '../../ui/Button';
import { ProjectStrip } from '../../ui/cards/ProjectStrip';
import { IconButton } from '../../ui/IconButton';
import { PlayerToken } from '../../ui/PlayerToken';
import { InTextScale } from '../../ui/text/TextScale';
import { typeAt } from '../../ui/text/type';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { heightOf, promptFit, TALL_FOOT } from '../board/promptFit';
import type { TableLayout } from '../match/tableLayout';
import type { HintWords } from '../match/useHintWords';
import type { SectionName } from '../rules/sections';
import { WhyButton } from '../rules/WhyButton';

interface Props {
  readonly layout: TableLayout;
  readonly table: Table;
  readonly players: readonly Player[];
  readonly event: Event | undefined;
  readonly words: string;
  /** The same in few words, where the strip says the rest. */
  readonly brief: string | undefined;
  readonly progress: string;
  /** Absent where there is nothing to skip, to watch again, or to count yet. */
  readonly onSkip: (() => void) | undefined;
  readonly onAgain: (() => void) | undefined;
  readonly onScore: (() => void) | undefined;
  /** While a person chooses: asks for a hint; absent while it is looked for or read. */
  readonly onHint: (() => void) | undefined;
  /** Where the rules tell why this became of the card. */
  readonly why: SectionName | undefined;
  readonly onExplain: (section: SectionName) => void;
  /** The hint, which has the whole foot for itself. */
  readonly advice: HintWords | undefined;
}

const FRAME = 30;
const TOKEN = 40;
const STACKED = 340;
/** What borders, padding and the gap between the words take. */
const EDGES = { across: 2 * (SPACE.m + 1), down: 2 * (SPACE.xs + 3) + 2 } as const;

/** The project the card joined, as one strip. */
export function stripOf(table: Table, event: Event | undefined): readonly CardId[] {
  if (event?.type !== 'card-claimed') return [];
  const { result, seat } = event;
  const isFilm = result.kind === 'project-begun' || result.kind === 'project-grown';
  return isFilm ? (table.studios[seat]?.projects[result.genre] ?? []) : [];
}

/** The hint for a star that waits. */
function Advice({ layout, advice }: { layout: TableLayout; advice: HintWords }) {
  const styles = useStyles();
  const room = {
    width: layout.foot.width - EDGES.across,
    height: layout.foot.height - EDGES.down,
    textScale: layout.textScale,
  };
  const fit = promptFit(advice.title, advice.hint, room, layout.form === 'roomy');
  return (
    <View style={[styles.foot, { height: layout.foot.height }]}>
      <View style={styles.words}>
        <InTextScale scale={fit.textScale}>
          <Words size={fit.title} face="strong" ink="sign">
            {advice.title}
          </Words>
          {fit.hint !== undefined && <Words size={fit.hint}>{advice.hint}</Words>}
        </InTextScale>
      </View>
    </View>
  );
}

/** Says what has just become of a card; a film is seen joining its strip. */
export function ClaimFoot(props: Props) {
  const styles = useStyles();
  const { layout, table, players, event, words, brief, progress, onSkip, onAgain, onScore } = props;
  const { onHint, advice, why, onExplain } = props;
  const { t } = useTranslation('table');
  const strip = onScore === undefined ? stripOf(table, event) : [];
  const player = event !== undefined && 'seat' in event ? players[event.seat] : undefined;
  const isRoomy = layout.form === 'roomy';
  // Where somebody is asked, or a star is lost, the board says who: on a phone the sign makes room for the buttons.
  const isCrowded = onHint !== undefined || why !== undefined || layout.textScale > 1;
  const hasToken = onScore === undefined && (isRoomy || !isCrowded);
  const isTall = !isRoomy && layout.foot.height >= TALL_FOOT;
  // A narrow or a tall foot has its buttons below the words.
  const isStacked =
    onScore !== undefined && (isTall || layout.foot.width < STACKED * layout.textScale);
  if (advice !== undefined) return <Advice layout={layout} advice={advice} />;
  const said = strip.length > 0 && brief !== undefined ? brief : words;
  const buttons = [why, onSkip, onHint, onAgain].filter((one) => one !== undefined).length;
  const beside = (hasToken ? TOKEN + SPACE.m : 0) + buttons * (TARGET + SPACE.m);
  const { textScale } = layout;
  const small = isTall ? 'caption' : 'count';
  const line = typeAt(textScale)[small].lineHeight;
  const below = strip.length > 0 ? FRAME * 1.45 : onSkip ? line : 0;
  const width = layout.foot.width - EDGES.across - beside;
  const room = { width, height: layout.foot.height - EDGES.down - below, textScale };
  const fit = promptFit(said, '', room, isTall);
  const atEnd = isTall ? 'lead' : 'caption';
  // How to hurry is more worth than how far it is, where there is room for one of them.
  const asides = [`${progress} · ${t('claims.hurry')}`, t('claims.hurry'), progress];
  const aside = asides.find((words) => heightOf(words, small, 'text', room) <= line) ?? progress;
  return (
    <View style={[styles.foot, isStacked && styles.stacked, { height: layout.foot.height }]}>
      {player && hasToken && (
        <PlayerToken colour={player.colour} glyph={player.glyph} size={isRoomy ? 64 : TOKEN} />
      )}
      <View style={isStacked ? styles.line : styles.words}>
        <InTextScale scale={onScore === undefined ? fit.textScale : layout.textScale}>
          <Words size={isRoomy ? 'lead' : onScore === undefined ? fit.title : atEnd} face="strong">
            {said}
          </Words>
        </InTextScale>
        {strip.length > 0 && (
          <ProjectStrip films={strip} frame={Math.min(FRAME, 200 / strip.length)} />
        )}
        {strip.length === 0 && onSkip && (
          <Words size={small} ink="nightSoft" lines={1}>
            {aside}
          </Words>
        )}
      </View>
      {why && <WhyButton section={why} onOpen={onExplain} />}
      {onSkip && <IconButton icon="skip" label={t('claims.skip')} onPress={onSkip} />}
      {onHint && <IconButton icon="hint" label={t('hint.ask')} onPress={onHint} />}
      {(onAgain ?? onScore) && (
        <View style={styles.ends}>
          {onAgain && <IconButton icon="again" label={t('claims.again')} onPress={onAgain} />}
          {onScore && <Button label={t('claims.score')} onPress={onScore} />}
        </View>
      )}
    </View>
  );
}

const useStyles = themed((tones) => ({
  foot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  words: { flex: 1, gap: 3 },
  stacked: { flexDirection: 'column', justifyContent: 'center', gap: SPACE.xs },
  line: { alignItems: 'center' },
  ends: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
}));
