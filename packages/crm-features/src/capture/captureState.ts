import type { CardField, Scan } from '@cardinal/contract';
import type { AnswerValues } from '@cardinal/contract/answers';
import { cardFields } from '@cardinal/contract/labels';
import { newIdempotencyKey } from '../client/http/idempotencyKey.ts';
import { uncertainFields } from './checks.ts';
import { joinSides, withOtherSide } from './card/otherSide.ts';
import {
  emptyValues,
  isEmpty,
  withSuggestion,
  type CaptureMethod,
  type CapturedErrors,
  type FieldName,
  type CapturedValues,
} from './leadValues.ts';

/**
 * State of the reading of a card. `waiting`: a kept picture that is not being read yet; `otherText`:
 * a picture with text that is no card, as a receipt.
 */
export type Reading =
  | { status: 'reading' | 'unreadable' | 'otherText' | 'waiting' }
  | {
      status: 'failed';
      /** The reason as a sentence. */
      detail: string;
      /** Whether trying the same picture again may succeed. */
      mayRetry: boolean;
    };

/** The current step. */
export type CaptureStep = 'method' | 'source' | 'camera' | 'reading' | 'review';

/**
 * The attempt to save a capture: the same body is sent with the same key, so that a repetition does not
 * create a second lead.
 */
interface SaveAttempt {
  /** The capture's id, from the moment it began: a draft that outlives its saving is recognised by it. */
  key: string;
  /** What was sent; empty before the first attempt. */
  body: string;
}

/** A side of a card. */
export type CardSide = 'front' | 'back';

/** The content of a draft. */
export interface CaptureData {
  method: CaptureMethod;
  values: CapturedValues;
  /** Fields that the user filled in; a later scan does not change them. */
  typed: FieldName[];
  /** Fields that still have to be compared with the picture. */
  toCheck: CardField[];
  picture: Blob | null;
  /** What was read, of both sides if the back was photographed. */
  scan: Scan | null;
  /** The picture of the back, and what was read on it. */
  back: Blob | null;
  backScan: Scan | null;
  /** Null in drafts of earlier versions, and in forms from a file. */
  attempt: SaveAttempt | null;
  /** Answers to the questions of the event where the user is. */
  answers: AnswerValues;
}

/** A capture in progress, from the choice of the method to saving. */
export interface CaptureState extends CaptureData {
  step: CaptureStep;
  /** The side that is photographed or read. */
  side: CardSide;
  reading: Reading;
  errors: CapturedErrors;
  /** Errors of the answers, by id of the question. */
  answerErrors: Readonly<Record<string, string>>;
  /** Number of failed submissions: each moves the focus to the first invalid field. */
  refusals: number;
  /** Whether this is an earlier draft that has not been changed yet. */
  isRestored: boolean;
}

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

const firstStep = { scan: 'source', manual: 'review' } as const;

/** An empty capture; without a method it asks for one. */
export function begin(method?: CaptureMethod): CaptureState {
  return {
    step: method ? firstStep[method] : 'method',
    method: method ?? 'scan',
    values: emptyValues,
    typed: [],
    toCheck: [],
    picture: null,
    scan: null,
    back: null,
    backScan: null,
    side: 'front',
    attempt: { key: newIdempotencyKey(), body: '' },
    answers: {},
    answerErrors: {},
    reading: { status: 'waiting' },
    errors: {},
    refusals: 0,
    isRestored: false,
  };
}

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

/** Whether the card is being read. */
export const isReading = ({ step, reading }: Pick<CaptureState, 'step' | 'reading'>): boolean =>
  step === 'reading' && reading.status === 'reading';

/** Whether closing would lose input. */
export function hasInput({ picture, values, answers }: CaptureData): boolean {
  return picture !== null || !isEmpty(values) || Object.keys(answers).length > 0;
}

/** Whether the user entered the same in both. */
export const isSameInput = (one: CaptureData, other: CaptureData): boolean =>
  JSON.stringify([one.values, one.answers]) === JSON.stringify([other.values, other.answers]);

/** The draft of a capture. */
export function captureDraftOf(state: CaptureData): CaptureData {
  const { method, values, typed, toCheck, picture, scan, back, backScan, attempt, answers } = state;
  return { method, values, typed, toCheck, picture, scan, back, backScan, attempt, answers };
}

/** The step that Back leads to; null if there is none. */
export function stepBefore({ step, scan, typed, picture }: CaptureState): CaptureStep | null {
  switch (step) {
    case 'method':
      return null;
    case 'source':
      // After choosing another picture, Back returns to the filled form.
      return scan !== null || typed.length > 0 ? 'review' : 'method';
    case 'camera':
    case 'reading':
      return 'source';
    case 'review':
      if (scan) return null;
      return picture ? 'reading' : 'method';
  }
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

/** With fewer lines of text the picture may show a card that is only badly readable. */
const fewestLines = 3;

function read(state: CaptureState, answer: Scan): CaptureState {
  if (!answer.readable) {
    const status = answer.text.length < fewestLines ? 'unreadable' : 'otherText';
    return { ...state, reading: { status } };
  }
  const scan = state.scan ? withOtherSide(answer, state.scan) : answer;
  return {
    ...state,
    step: 'review',
    method: 'scan',
    scan,
    values: withSuggestion(state.values, scan.suggested_lead, state.typed),
    toCheck: uncertainFields(scan).filter((field) => !state.typed.includes(field)),
    reading: { status: 'waiting' },
    errors: {},
  };
}

/** Ends the reading of the back, whose picture is kept. */
const withoutBackRead = (state: CaptureState): CaptureState => ({
  ...state,
  step: 'review',
  side: 'front',
  reading: { status: 'waiting' },
});

/** Adds what the back says; the front wins. */
function readBack(state: CaptureState, backScan: Scan): CaptureState {
  const { scan: front, values, typed } = state;
  const shown = withoutBackRead(state);
  if (!front || !backScan.readable) return shown;
  const scan = joinSides(front, backScan, front);
  const isNew = (field: CardField) => front.suggested_lead[field] === '' && !typed.includes(field);
  return {
    ...shown,
    scan,
    backScan,
    values: withSuggestion(values, scan.suggested_lead, typed),
    toCheck: cardFields.filter(
      (field) =>
        state.toCheck.includes(field) || (isNew(field) && uncertainFields(scan).includes(field)),
    ),
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
