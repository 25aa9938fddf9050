import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import type { GameWords, LoadWords, Speech } from '../../games/contract';
import type { Language } from '../../i18n/languages';

interface Loaded {
  readonly load: LoadWords;
  readonly language: string;
  readonly speech: Speech;
}

/** What a game says in the language of today; nothing for the moment that loading takes. */
export function useSpeech(load: LoadWords | undefined): Speech | undefined {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (load === undefined) return undefined;
    let isWanted = true;
    void load(language as Language).then((speech) => {
      if (isWanted) setLoaded({ load, language, speech });
    });
    return () => {
      isWanted = false;
    };
  }, [language, load]);

  // Until the other language has come, the one before is better than nothing.
  return loaded !== undefined && loaded.load === load ? loaded.speech : undefined;
}

/** The words of a game at a table: players go by their names. */
export function useGameWords(load: LoadWords, players: readonly Player[]): GameWords | undefined {
  const speech = useSpeech(load);
  return useMemo(() => speech?.(players.map(({ name }) => name)), [players, speech]);
}
