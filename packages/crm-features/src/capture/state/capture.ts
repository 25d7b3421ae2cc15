import type { CardField, Scan } from '@cardinal/contract';
import type { AnswerValues } from '@cardinal/contract/answers';
import {
  emptyValues,
  type CaptureMethod,
  type CapturedErrors,
  type FieldName,
  type CapturedValues,
} from '../leadValues.ts';
import {
  begin,
  captureDraftOf,
  firstStep,
  stepBefore,
  type CaptureData,
  type CaptureState,
  type CardSide,
  type Reading,
  type SaveAttempt,
} from './captureState.ts';
import { read, readBack, withoutBackRead } from './readings.ts';

/** Everything that can happen to a capture before it is saved. */
export type CaptureAction =
  | { type: 'began'; method?: CaptureMethod | undefined }
  | { type: 'methodChosen'; method: CaptureMethod }
  | { type: 'restored'; draft: CaptureData }
  | { type: 'photoOpened'; draft: CaptureData; reading: Reading }
  | { type: 'cameraOpened' }
  | { type: 'wentBack' }
  | { type: 'pictureAsked'; side?: CardSide }
  | { type: 'readingStarted'; picture: Blob }
  | { type: 'readingFailed'; detail: string; mayRetry: boolean }
  | { type: 'readingEnded'; reading: Reading }
  | { type: 'readingCancelled' }
  | { type: 'read'; scan: Scan }
  /** The photo in the form, by its id, was cut apart: this is its card, and what was read on it. */
  | { type: 'cut'; id: string; picture: Blob | null; scan: Scan | null }
  | { type: 'formOpened' }
  | { type: 'edited'; values: Partial<CapturedValues> }
  | { type: 'answered'; answers: AnswerValues }
  | { type: 'confirmed'; field: CardField }
  | { type: 'saveStarted'; attempt: SaveAttempt }
  | {
      type: 'refused';
      errors: CapturedErrors;
      answerErrors?: Readonly<Record<string, string>>;
    };

function restore(draft: CaptureData): CaptureState {
  const hasForm = draft.method === 'manual' || draft.scan !== null || draft.typed.length > 0;
  const begun = begin(draft.method);
  return {
    ...begun,
    ...captureDraftOf(draft),
    attempt: draft.attempt ?? begun.attempt,
    // Drafts of earlier versions have neither answers nor a back, nor all of the fields.
    answers: draft.answers ?? {},
    back: draft.back ?? null,
    backScan: draft.backScan ?? null,
    values: { ...emptyValues, ...draft.values },
    step: hasForm ? 'review' : 'reading',
    isRestored: true,
  };
}

function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  return list.filter((item) => !gone.includes(item));
}

function edit(state: CaptureState, changes: Partial<CapturedValues>): CaptureState {
  // Object.keys returns strings; they are the keys of the given object.
  const names = Object.keys(changes) as FieldName[];
  const errors = { ...state.errors };
  for (const name of names) delete errors[name];
  return {
    ...state,
    values: { ...state.values, ...changes },
    typed: [...without(state.typed, names), ...names],
    toCheck: state.toCheck.filter((field) => !names.includes(field)),
    errors,
    isRestored: false,
  };
}

/** The next state of a capture. */
export function capture(state: CaptureState, action: CaptureAction): CaptureState {
  switch (action.type) {
    case 'began':
      return begin(action.method);
    case 'methodChosen':
      return { ...state, method: action.method, step: firstStep[action.method] };
    case 'restored':
      return restore(action.draft);
    case 'photoOpened':
      return { ...restore(action.draft), reading: action.reading, isRestored: false };
    case 'cameraOpened':
      // Its code may have taken a while to load.
      return state.step === 'source' ? { ...state, step: 'camera' } : state;
    case 'wentBack':
      return {
        ...state,
        step: stepBefore(state) ?? state.step,
        ...(state.step === 'source' && { side: 'front' }),
      };
    case 'pictureAsked':
      return { ...state, step: 'source', side: action.side ?? 'front', isRestored: false };
    case 'readingStarted':
      if (state.side === 'back') {
        const reading = { status: 'reading' } as const;
        return { ...state, step: 'reading', back: action.picture, backScan: null, reading };
      }
      return {
        ...state,
        step: 'reading',
        picture: action.picture,
        reading: { status: 'reading' },
        isRestored: false,
      };
    case 'readingFailed':
      if (state.side === 'back') return withoutBackRead(state);
      return {
        ...state,
        reading: { status: 'failed', detail: action.detail, mayRetry: action.mayRetry },
      };
    case 'readingEnded':
      return { ...state, reading: action.reading };
    case 'readingCancelled':
      if (state.side === 'back') return withoutBackRead(state);
      return { ...state, reading: { status: 'waiting' } };
    case 'read':
      return state.side === 'back' ? readBack(state, action.scan) : read(state, action.scan);
    case 'cut': {
      if (state.attempt?.key !== action.id) return state;
      const part = { ...state, picture: action.picture };
      return action.scan ? read(part, action.scan) : part;
    }
    case 'formOpened':
      return { ...state, step: 'review' };
    case 'edited':
      return edit(state, action.values);
    case 'answered':
      return { ...state, answers: action.answers, answerErrors: {}, isRestored: false };
    case 'confirmed':
      return { ...state, toCheck: without(state.toCheck, [action.field]) };
    case 'saveStarted':
      return { ...state, attempt: action.attempt, errors: {}, answerErrors: {} };
    case 'refused':
      return {
        ...state,
        errors: action.errors,
        answerErrors: action.answerErrors ?? {},
        refusals: state.refusals + 1,
      };
  }
}
