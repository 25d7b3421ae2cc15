import { newIdempotencyKey } from '../../client/index.ts';
import { captureDraftOf, hasInput, type CaptureData } from '../state/captureState.ts';
import { clearDraft, loadDraft, saveDraft } from '../draftStore.ts';
import { captureStore, keepCapture, tellCapturesChanged, waitingCaptureOf } from './outbox.ts';
import { sidesOf, type CaptureOwner, type WaitingCapture } from './waitingCapture.ts';

/** Keeps what is in the form, so that another capture can take its place. */
async function setFormAside(owner: CaptureOwner, form: CaptureData, now: () => Date) {
  const id = form.attempt?.key ?? newIdempotencyKey();
  const [capture, pictures] = await waitingCaptureOf({ owner, id, lead: null, form, now });
  await keepCapture(capture, pictures);
}

/**
 * Moves a waiting capture into the form, which the capture dialog then opens; what was in the form is
 * set aside. At no moment is either nowhere. Resolves to false if the server may have the capture
 * meanwhile, which is then left as it is.
 */
export async function openInForm(
  owner: CaptureOwner,
  { id, form }: WaitingCapture,
  now: () => Date,
): Promise<boolean> {
  const { userId } = owner;
  const earlier = await loadDraft(userId);
  if (earlier && hasInput(earlier)) await setFormAside(owner, earlier, now);
  const sides = sidesOf(await captureStore.pictures(id));
  // The same key: however often it is saved, it becomes one lead.
  const attempt = { key: id, body: '' };
  await saveDraft(userId, captureDraftOf({ ...form, ...sides, attempt }));
  const isMoved = await captureStore.removeUnsent(id);
  if (!isMoved) await clearDraft(userId);
  tellCapturesChanged();
  return isMoved;
}
