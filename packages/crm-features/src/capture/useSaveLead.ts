import type { TextsOf } from '@cardinal/contract/messages';
import type { CreatedLead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useRef, type Dispatch } from 'react';
import { ApiError, newIdempotencyKey, useApi, type ApiClient } from '../client/index.ts';
import { leadName } from '../format/index.ts';
import { useCreateLead } from './captureMutations.ts';
import type { CaptureAction } from './state/capture.ts';
import { captureDraftOf, type CaptureState } from './state/captureState.ts';
import { isEventGone, refusalDetail } from './eventGone.ts';
import { leadOf } from './card/leadOf.ts';
import { fieldErrors, isMissingRequired, validate } from './leadValues.ts';
import { missingAnswers, refusedAnswers, type CaptureMeeting } from './meeting.ts';
import { isSessionEnd } from './sessionEnd.ts';
import { captureMessages } from './texts.ts';
import { answerProblemText } from '../questions/answerProblemText.ts';
import { questionMessages } from '../questions/texts.ts';
import { useTexts } from '../language/index.ts';

/** How long a success notice may wait for the name of the duplicate, in milliseconds. */
const duplicateTimeout = 1_500;
/** How long the notice of a duplicate stays, in milliseconds: it asks for a decision. */
const duplicateToast = 10_000;

/**
 * Names the lead that the new one probably duplicates; if the name cannot be loaded, the notice
 * omits it.
 */
async function describeDuplicate(
  duplicate: CreatedLead['duplicates'][number] | undefined,
  api: ApiClient,
  { duplicates }: TextsOf<typeof captureMessages>,
): Promise<string | null> {
  if (!duplicate) return null;
  const { reason } = duplicate;
  try {
    const signal = AbortSignal.timeout(duplicateTimeout);
    const { data } = await api.get('/api/leads/{id}', { params: { id: duplicate.id }, signal });
    return duplicates.named({ name: leadName(data), reason });
  } catch {
    return duplicates.unnamed({ reason });
  }
}

async function tellCreated(
  lead: CreatedLead,
  name: string,
  api: ApiClient,
  onOpenLead: ((id: string) => void) | undefined,
  texts: TextsOf<typeof captureMessages>,
) {
  const title = texts.toasts.created;
  // Partners' pages learn nothing about other leads.
  const known = 'duplicates' in lead ? lead.duplicates[0] : undefined;
  const duplicate = await describeDuplicate(known, api, texts);
  const id = known?.id;
  if (duplicate === null || id === undefined) {
    toasts.show({ title, description: name });
    return;
  }
  const action = onOpenLead && {
    label: texts.duplicates.open,
    onAction: () => onOpenLead(id),
  };
  toasts.show({ title, description: duplicate, action, timeout: duplicateToast });
}

export interface SaveOptions {
  state: CaptureState;
  dispatch: Dispatch<CaptureAction>;
  /** The event where the lead is captured, if any. */
  meeting: CaptureMeeting | null;
  /** Called if the server refuses the lead because this event no longer exists. */
  onEventGone: () => void;
  /** Called to show a lead that the new one may duplicate. */
  onOpenLead?: ((id: string) => void) | undefined;
}

/** Why the lead was not saved; null if the form says so at its fields. */
function saveErrorOf(error: unknown, captureTexts: TextsOf<typeof captureMessages>): string | null {
  const fields = error instanceof ApiError ? error.fields : {};
  const atFields = { ...fieldErrors(fields), ...refusedAnswers(fields) };
  return error && Object.keys(atFields).length === 0 ? refusalDetail(error, captureTexts) : null;
}

/**
 * Whether the server has a capture already, but not as it is sent now: its draft outlived the saving, and
 * was changed since.
 */
const isChangedSince = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'idempotency_mismatch';

/** Validates and saves the lead in the form, and reports the outcome. */
export function useSaveLead({ state, dispatch, meeting, onEventGone, onOpenLead }: SaveOptions) {
  const captureTexts = useTexts(captureMessages);
  const questionTexts = useTexts(questionMessages);
  const texts = captureTexts.toasts;
  const api = useApi();
  const { mutateAsync, isPending, error, reset } = useCreateLead();
  // State changes with the next render, and a button can be pressed twice before that.
  const isRunning = useRef(false);

  const send = async () => {
    const lead = await leadOf(state, meeting);
    // The lengths of pictures tell them apart, and a draft does not store them twice.
    const body = JSON.stringify(lead, (key, value: unknown) =>
      key === 'pictures' && Array.isArray(value) ? value.map((one) => String(one).length) : value,
    );
    // A capture keeps the key with which it began.
    const isFirst = state.attempt?.body === '';
    const isSame = state.attempt?.body === body;
    const key = (isFirst || isSame) && state.attempt ? state.attempt.key : newIdempotencyKey();
    const sendAs = (idempotencyKey: string) => {
      const attempt = { key: idempotencyKey, body };
      dispatch({ type: 'saveStarted', attempt });
      const form = captureDraftOf({ ...state, attempt });
      return mutateAsync({ lead, idempotencyKey, form });
    };
    try {
      return await sendAs(key);
    } catch (failure) {
      if (!isFirst || !isChangedSince(failure)) throw failure;
      return sendAs(newIdempotencyKey());
    }
  };

  const fail = (failure: unknown) => {
    if (failure instanceof ApiError) {
      dispatch({
        type: 'refused',
        errors: fieldErrors(failure.fields),
        answerErrors: refusedAnswers(failure.fields),
      });
    }
    if (isSessionEnd(failure)) return;
    if (isEventGone(failure)) onEventGone();
    toasts.show({
      title: texts.createFailed,
      description: refusalDetail(failure, captureTexts),
      tone: 'danger',
    });
  };

  /** Whether the form can be saved; otherwise it shows why not. */
  const isComplete = () => {
    const errors = validate(state.values, captureTexts.form.errors);
    const unanswered = missingAnswers(meeting, state.answers);
    if (Object.keys({ ...errors, ...unanswered }).length === 0) return true;
    reset();
    const answerErrors = Object.fromEntries(
      Object.entries(unanswered).map(([id, problem]) => [
        id,
        answerProblemText(problem, questionTexts),
      ]),
    );
    dispatch({ type: 'refused', errors, answerErrors });
    if (isMissingRequired(state.values)) toasts.show({ ...texts.missing, tone: 'danger' });
    return false;
  };

  /**
   * Returns the created lead, or that it is kept on this device until there is a network; null if it
   * is not saved and the form shows why.
   */
  const save = async (): Promise<CreatedLead | 'kept' | null> => {
    if (isRunning.current) return null;
    if (!isComplete()) return null;
    isRunning.current = true;
    try {
      const lead = await send();
      if (!lead) {
        toasts.show({ ...texts.kept, tone: 'success' });
        return 'kept';
      }
      // Not awaited: it may have to load a name first.
      void tellCreated(lead, leadName(state.values), api, onOpenLead, captureTexts);
      return lead;
    } catch (failure) {
      fail(failure);
      return null;
    } finally {
      isRunning.current = false;
    }
  };

  return {
    save,
    isComplete,
    isSaving: isPending,
    saveError: saveErrorOf(error, captureTexts),
    reset,
  };
}
