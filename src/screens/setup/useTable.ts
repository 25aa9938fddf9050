import { useState } from 'react';

import type { ShelfEntry } from '../../games/contract';
import { preferences } from '../../session/app';
import { typeSeed } from './form/changes';
import { newcomersTable, rememberedTable } from './form/remembered';
import type { TableForm } from './form/table-form';
import { useSuggestedNames } from './words';

export type Change = (change: (form: TableForm) => TableForm) => void;

/** The table as it was last set up, or one that is ready to start, with the seed that came in the address. */
export function useTable(entry: ShelfEntry, sharedSeed: string) {
  const names = useSuggestedNames();
  const [seenSeed, setSeenSeed] = useState(sharedSeed);
  const [form, setForm] = useState(() => {
    const draft = preferences.getState().tables[entry.game.id];
    const table =
      draft === undefined ? newcomersTable(entry, names) : rememberedTable(entry, draft, names);
    return typeSeed(table, sharedSeed);
  });
  // Another link was opened while the table was being set up: its seed is taken, the table stays.
  if (sharedSeed !== seenSeed) {
    setSeenSeed(sharedSeed);
    setForm(typeSeed(form, sharedSeed));
  }
  return { form, change: setForm as Change, names };
}
