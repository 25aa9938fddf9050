import type { RefObject } from 'react';
import type { TextInput } from 'react-native';

import type { ShelfEntry } from '../../games/contract';
import type { Problems } from './form/outcome';
import type { TableForm } from './form/table-form';
import type { Change } from './useTable';

/** What every part of the setup is given. */
export interface PartProps {
  readonly entry: ShelfEntry;
  readonly form: TableForm;
  readonly change: Change;
  readonly problems: Problems;
  /** The fields to write in, by the id of their seat, to go to the first faulty one. */
  readonly fields: RefObject<Map<number, TextInput>>;
}

/** Keeps a field where it is found again. */
export function keepField(fields: PartProps['fields'], id: number) {
  return (field: TextInput | null) => {
    if (field === null) fields.current.delete(id);
    else fields.current.set(id, field);
  };
}
