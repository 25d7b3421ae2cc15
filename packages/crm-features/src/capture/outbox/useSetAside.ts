import { toasts } from '@cardinal/ui';
import { useEffect } from 'react';
import {
  errorDetail,
  newIdempotencyKey,
  useIsEmbedded,
  useNow,
  useSessionStore,
} from '../../client/index.ts';
import type { CaptureData } from '../state/captureState.ts';
import { captureMessages } from '../texts.ts';
import { loadOutbox } from './loadOutbox.ts';
import { captureOwner } from './waitingCapture.ts';
import { useTexts } from '../../language/index.ts';

/**
 * Keeps a capture on this device until the user reviews it; undefined where nothing can be kept.
 * Resolves to whether it is kept; if not, the user has been told why.
 */
export function useSetAside(): ((form: CaptureData) => Promise<boolean>) | undefined {
  const { toasts: texts, keeping } = useTexts(captureMessages);
  const session = useSessionStore();
  const now = useNow();
  const owner = captureOwner(session);
  // While there is a network: it is needed when there is none.
  useEffect(() => void loadOutbox().catch(() => undefined), []);
  if (useIsEmbedded() || !owner) return undefined;
  return async (form) => {
    try {
      const id = form.attempt?.key ?? newIdempotencyKey();
      const { keepOrTell } = await loadOutbox();
      await keepOrTell({ owner, id, lead: null, form, now }, keeping);
      toasts.show({ ...texts.keptForReview, tone: 'success' });
      return true;
    } catch (error) {
      toasts.show({ title: texts.notKept, description: errorDetail(error), tone: 'danger' });
      return false;
    }
  };
}
