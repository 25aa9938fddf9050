import { useTranslation } from 'react-i18next';

import { useReason } from '../../i18n/useReason';
import type { Message } from '../../ui/Snackbar';
import { useReport } from '../settings/memory/useReport';
import { deletedIn, type Notice } from './notice';

/** A notice in words, with its way back where there is one. */
export function useNoticeMessage(
  notice: Notice | undefined,
  onPutBack: () => void,
): Message | undefined {
  const { t } = useTranslation('marquee');
  const reason = useReason();
  const report = useReport();
  if (notice === undefined) return undefined;
  const count = deletedIn(notice).length;
  switch (notice.kind) {
    case 'deleted':
      return {
        text: t('notice.deleted', { count }),
        tone: 'news',
        action: { label: t('notice.undo'), onPress: onPutBack },
      };
    case 'restored':
      return { text: t('notice.restored', { count: notice.count }), tone: 'news' };
    case 'imported':
      return { text: t('notice.imported'), tone: 'news' };
    case 'archive': {
      const { refused, isWhole } = notice.report;
      return {
        text: report.tell(notice.report, false),
        tone: refused === 0 && isWhole ? 'news' : 'problem',
      };
    }
    case 'copied':
      return { text: t('notice.copied'), tone: 'news' };
    case 'failed':
      return {
        text: reason(notice.error),
        tone: 'problem',
        ...(count > 0 && { action: { label: t('notice.undo'), onPress: onPutBack } }),
      };
  }
}
