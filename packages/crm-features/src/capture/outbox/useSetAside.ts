import { toasts } from '@cardinal/ui';
import {
  errorDetail,
  newIdempotencyKey,
  useIsEmbedded,
  useNow,
  useSessionStore,
} from '../../client/index.ts';
import type { CaptureData } from '../captureState.ts';
import { captureTexts } from '../texts.ts';
import { captureOwner, keepOrTell } from './outbox.ts';

const texts = captureTexts.toasts;

/**
 * Keeps a capture on this device until the user reviews it; undefined where nothing can be kept.
 * Resolves to whether it is kept; if not, the user has been told why.
 */
export function useSetAside(): ((form: CaptureData) => Promise<boolean>) | undefined {
  const session = useSessionStore();
  const now = useNow();
  const owner = captureOwner(session);
  if (useIsEmbedded() || !owner) return undefined;
  return async (form) => {
    try {
      const id = form.attempt?.key ?? newIdempotencyKey();
      await keepOrTell({ owner, id, lead: null, form, now });
      toasts.show({ ...texts.keptForReview, tone: 'success' });
      return true;
    } catch (error) {
      toasts.show({ title: texts.notKept, description: errorDetail(error), tone: 'danger' });
      return false;
    }
  };
}
