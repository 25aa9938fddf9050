import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { careersIn } from '../../games/hollywood/hall/careers';
import { type HallFilter, selectEntries } from '../../games/hollywood/hall/filter';
import type { FinishedMatch, HallContents } from '../../session/hall';
import { premieresIn } from '../../session/premieres';
import type { MatchId } from '../../storage/keys';
import { Segments } from '../../ui/controls/Segments';
import { useLate } from '../../ui/motion/useLate';
import { Filters } from './Filters';
import { MatchesPart } from './MatchesPart';
import { MoviesPart } from './MoviesPart';
import { NoneLikeThat } from './NoneLikeThat';
import { PlayersPart } from './PlayersPart';

const PARTS = ['matches', 'players', 'movies'] as const;

interface Props {
  readonly contents: HallContents;
  readonly width: number;
  readonly onExport: (id: MatchId) => void;
  readonly onDelete: (id: MatchId) => void;
}

/** The hall in three parts: the matches, those who played them, and their best movies. */
export function HallParts({ contents, width, onExport, onDelete }: Props) {
  const { t } = useTranslation('hall');
  const [part, setPart] = useState<(typeof PARTS)[number]>('matches');
  const [filter, setFilter] = useState<HallFilter>({});
  const { finished, entries } = contents;
  const everybody = useMemo(() => careersIn(finished), [finished]);
  const premieres = useMemo(() => premieresIn(entries), [entries]);
  const chosen = useMemo(
    () => selectEntries(finished, filter) as readonly FinishedMatch[],
    [finished, filter],
  );
  // The choice answers at once, and the part comes a frame later.
  const shown = useLate(part);
  return (
    <>
      <Segments
        label={t('part.label')}
        options={PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      <Filters filter={filter} people={everybody} count={chosen.length} onChange={setFilter} />
      {chosen.length === 0 && (
        <NoneLikeThat
          onClear={() => {
            setFilter({});
          }}
        />
      )}
      {chosen.length > 0 && shown === 'matches' && (
        <MatchesPart matches={chosen} {...{ premieres, onExport, onDelete }} />
      )}
      {chosen.length > 0 && shown === 'players' && (
        <PlayersPart matches={chosen} player={filter.player} width={width} />
      )}
      {chosen.length > 0 && shown === 'movies' && (
        <MoviesPart matches={chosen} player={filter.player} width={width} />
      )}
    </>
  );
}
