import type { ImportReport } from '../../storage/archivist';
import type { SaveError, StorageError } from '../../storage/errors';
import type { Deleted } from '../../storage/repository';

/** What the marquee says of something that was just done. */
export type Notice =
  /** All of one notice are put back together: a second delete must not cost the first one its way back. */
  | { readonly kind: 'deleted'; readonly deleted: readonly Deleted[] }
  | { readonly kind: 'restored'; readonly count: number }
  | { readonly kind: 'imported' }
  | { readonly kind: 'archive'; readonly report: ImportReport }
  | { readonly kind: 'copied' }
  /** `deleted`: what still waits to be put back. */
  | {
      readonly kind: 'failed';
      readonly error: SaveError | StorageError;
      readonly deleted: readonly Deleted[];
    };

/** What can still be put back while this is shown. */
export function deletedIn(notice: Notice | undefined): readonly Deleted[] {
  return notice?.kind === 'deleted' || notice?.kind === 'failed' ? notice.deleted : [];
}
