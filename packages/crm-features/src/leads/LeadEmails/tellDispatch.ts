import type { Dispatch } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { isRefused } from '../../client/queries/readers.ts';
import type { DetailTexts } from '../detailTexts.ts';

/**
 * Shows whether an email was sent, is on its way or was refused.
 * @param sentDetail The description if it was sent.
 */
export function tellDispatch(
  dispatch: Dispatch,
  sentDetail: string,
  texts: DetailTexts['email'],
): void {
  const { status, error } = dispatch;
  if (status === 'sent') {
    toasts.show({ title: texts.sent, description: sentDetail, tone: 'success' });
  } else if (isRefused(dispatch)) {
    toasts.show({ title: texts.sendFailed, description: error ?? texts.refused, tone: 'danger' });
  } else {
    toasts.show({ title: texts.queued, description: error ?? texts.queuedDetail, tone: 'info' });
  }
}
