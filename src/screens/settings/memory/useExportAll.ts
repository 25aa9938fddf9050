import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useReason } from '../../../i18n/useReason';
import { liveMatches } from '../../../session/app';
import { archivist } from '../../../session/app-memory';
import { PREFERENCES_KEY } from '../../../session/preferences';
import { localDay } from '../../../session/today';
import { deviceStore } from '../../../storage/device-store';
import { giveOut } from '../../../ui/share/files';
import { useShareText } from '../../../ui/share/useShareText';
import type { Message } from '../../../ui/Snackbar';

/** As it is kept; a storage that does not give it out costs the settings in the file, not the matches. */
async function keptLikes(): Promise<string | undefined> {
  try {
    return (await deviceStore.getItem(PREFERENCES_KEY)) ?? undefined;
  } catch {
    return undefined;
  }
}

function nameOfFile(): string {
  return `backlot-${localDay(Date.now()) ?? 'everything'}.json`;
}

/** Gives everything out as one file or text. `sheet` shows it where nothing else takes it. */
export function useExportAll(onMessage: (message: Message) => void): {
  readonly exportAll: () => Promise<void>;
  readonly sheet: ReactNode;
} {
  const { t } = useTranslation('memory');
  const reason = useReason();
  const { show, sheet } = useShareText({ title: t('export.sheet'), hint: t('export.hint') });
  return {
    sheet,
    async exportAll() {
      await liveMatches.leave();
      const text = await archivist.export(await keptLikes());
      if (!text.ok) {
        onMessage({ text: reason(text.error), tone: 'problem' });
        return;
      }
      const name = nameOfFile();
      const outcome = await giveOut(name, text.value);
      if (outcome === 'unavailable') show(text.value);
      if (outcome === 'saved') onMessage({ text: t('export.saved', { name }), tone: 'news' });
      if (outcome === 'copied') onMessage({ text: t('export.copied'), tone: 'news' });
    },
  };
}
