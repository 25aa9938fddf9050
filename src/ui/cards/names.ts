import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { cardOf } from '../../games/hollywood/cards';
import type { CardId } from '../../games/hollywood/types';
import type { Words } from '../../i18n/resources';

type NamedId = keyof Words['cards']['name'];
type FilmId = keyof Words['cards']['title'];

/** Film and blockbuster ids come from the card data, and a test sees to it that each has its words. */
const isNamed = (id: CardId): id is NamedId => cardOf(id).kind !== 'star';
const isFilm = (id: CardId): id is FilmId => cardOf(id).kind === 'film';

/** What a card is called. Stars are called the same in every language. */
export function useCardName(): (id: CardId) => string {
  const { t } = useTranslation('cards');
  return useCallback((id) => (isNamed(id) ? t(`name.${id}`) : cardOf(id).name), [t]);
}

/** A movie of one film is called as the film is; of several, by how the first begins and the last ends. */
export function useTitleParts(): (films: readonly CardId[]) => readonly string[] {
  const { t } = useTranslation('cards');
  const nameOf = useCardName();
  return useCallback(
    (films) => {
      const [first, last] = [films[0], films.at(-1)];
      if (first === undefined || last === undefined) return [];
      if (films.length === 1 || !isFilm(first) || !isFilm(last)) return [nameOf(first)];
      return [t(`title.${first}.opening`), t(`title.${last}.ending`)];
    },
    [nameOf, t],
  );
}

export function useMovieTitle(): (films: readonly CardId[]) => string {
  const partsOf = useTitleParts();
  return useCallback((films) => partsOf(films).join(' '), [partsOf]);
}

/** A card as a screen reader says it: its name and all that its picture tells. */
export function useSpokenCard(): (id: CardId) => string {
  const { t } = useTranslation('cards');
  const nameOf = useCardName();
  return useCallback(
    (id) => {
      const card = cardOf(id);
      const name = nameOf(id);
      if (card.kind === 'star') {
        return t(`spoken.star.${card.profession}`, { name, rating: card.rating });
      }
      if (card.kind === 'blockbuster') return t('spoken.blockbuster', { name });
      return t(`spoken.${card.award ? 'award' : 'film'}.${card.genre}`, { name });
    },
    [nameOf, t],
  );
}
