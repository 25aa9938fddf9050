import { useTranslation } from 'react-i18next';

import { cardOf } from '../../games/hollywood/cards';
import type { Gain, Hint, Worth } from '../../games/hollywood/bots/hint';
import type { CardId, Genre, Options } from '../../games/hollywood/types';

export interface HintWords {
  /** What to do and why, in one sentence. */
  readonly title: string;
  /** What else there is to say, where there is room. */
  readonly hint: string;
}

const AFTER = ['none', 'one', 'two', 'three'] as const;
/** From here on a reel is said to end where it probably does; below, it only may. */
const LIKELY = 0.5;

function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A hint in words. */
export function useHintWords({ advanced }: Options): (hint: Hint) => HintWords {
  const { t } = useTranslation(['table', 'score']);

  const on = (id: CardId): string => {
    const card = cardOf(id);
    if (card.kind === 'star') return t('table:hint.on.star', { rating: card.rating });
    if (card.kind === 'blockbuster') return t('table:hint.on.blockbuster');
    return t(`table:hint.on.${card.award ? 'award' : 'film'}.${card.genre}`);
  };
  const project = (genre: Genre): string => t(`table:hint.project.${genre}`);
  const worthOf = ({ size, rating, points }: Worth): string =>
    advanced ? t('table:hint.worth', { size, rating }) : t('score:points', { count: points });

  const gainOf = (gain: Gain): string => {
    switch (gain.kind) {
      case 'blockbuster':
      case 'star-lost':
        return t(`table:hint.gain.${gain.kind}`);
      case 'project-begun':
        return t('table:hint.gain.project-begun', { project: project(gain.genre) });
      case 'project-grown':
        return t('table:hint.gain.project-grown', {
          project: project(gain.genre),
          films: gain.films,
        });
      case 'movie-made':
        return t('table:hint.gain.movie-made', {
          project: project(gain.genre),
          worth: worthOf(gain.worth),
        });
    }
  };

  const toPlace = (hint: Extract<Hint, { kind: 'place' }>): HintWords => {
    const column = hint.column + 1;
    if (hint.ending === undefined)
      return { title: t('table:hint.place.unknown', { column }), hint: '' };
    const { card, bumps, likelihood, gain } = hint.ending;
    const after = t(`table:hint.after.${AFTER[bumps] ?? 'three'}`);
    const key = likelihood >= LIKELY ? 'likely' : 'open';
    return {
      title: t(`table:hint.place.${key}`, { column, on: on(card), after }),
      hint: gainOf(gain),
    };
  };

  const toClap = (hint: Extract<Hint, { kind: 'clap' }>): HintWords => {
    const [chance, chanceNow] = [percent(hint.chance), percent(hint.chanceNow)];
    return {
      title:
        chance > chanceNow
          ? t('table:hint.clap.costs', { chance, chanceNow })
          : t('table:hint.clap.waits'),
      hint: t('table:hint.clap.best', { column: hint.column + 1 }),
    };
  };

  const toDouble = ([first, second]: readonly number[]): HintWords => {
    if (first === undefined) return { title: t('table:hint.double.none'), hint: '' };
    const words = { first: first + 1, second: (second ?? first) + 1 };
    const key = second === undefined ? 'first' : second === first ? 'same' : 'two';
    return { title: t(`table:hint.double.${key}`, words), hint: t('table:hint.double.why') };
  };

  const toAssign = (hint: Extract<Hint, { kind: 'assign' }>): HintWords => {
    const [first, second] = hint.kept.map(project);
    const words = { first: first ?? '', second: second ?? '' };
    return {
      title: t('table:hint.assign.give', {
        project: project(hint.project),
        worth: worthOf(hint.worth),
      }),
      hint:
        first === undefined
          ? ''
          : t(`table:hint.assign.${second === undefined ? 'one' : 'two'}`, words),
    };
  };

  return (hint) => {
    switch (hint.kind) {
      case 'place':
        return toPlace(hint);
      case 'only':
        return { title: t('table:hint.place.only', { column: hint.column + 1 }), hint: '' };
      case 'clap':
        return toClap(hint);
      case 'double':
        return toDouble(hint.columns);
      case 'assign':
        return toAssign(hint);
    }
  };
}
