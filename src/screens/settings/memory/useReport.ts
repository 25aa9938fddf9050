import { useTranslation } from 'react-i18next';

import { useReason } from '../../../i18n/useReason';
import type { ArchiveError } from '../../../storage/archive';
import type { ImportReport } from '../../../storage/archivist';
import type { SaveError, StorageError } from '../../../storage/errors';

const OWN = ['not-json', 'not-an-archive', 'archive-too-new', 'too-large', 'too-deep'] as const;

/** Says what came of an import: what was taken, what was there, what was not taken. */
export function useReport() {
  const { t } = useTranslation('memory');
  const reason = useReason();
  return {
    tell: (report: ImportReport, areLikesTaken: boolean): string =>
      [
        t('import.added', { count: report.added + report.beside }),
        ...(['kept', 'beside', 'refused'] as const).flatMap((fate) =>
          report[fate] === 0 ? [] : t(`import.${fate}`, { count: report[fate] }),
        ),
        ...(report.isWhole ? [] : [t('import.altered')]),
        ...(areLikesTaken ? [t('import.likesTaken')] : []),
      ].join(' '),
    /** Where the text was said to be a match, most likely. */
    whyMatch: (error: ArchiveError | SaveError | StorageError): string =>
      error.code === 'not-an-archive' || error.code === 'archive-too-new'
        ? t(`error.${error.code}`)
        : reason(error),
    why: (error: ArchiveError | SaveError | StorageError): string => {
      const own = OWN.find((code) => code === error.code);
      if (own !== undefined) return t(`error.${own}`);
      return reason(error as SaveError | StorageError);
    },
  };
}
