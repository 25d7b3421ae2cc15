import type { CardField, Scan } from '@cardinal/contract';
import type { AnswerValues } from '@cardinal/contract/answers';
import { newIdempotencyKey } from '../../client/http/idempotencyKey.ts';
import {
  emptyValues,
  isEmpty,
  type CaptureMethod,
  type CapturedErrors,
  type FieldName,
  type CapturedValues,
} from '../leadValues.ts';

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
export interface SaveAttempt {
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

/** The step with which a method begins. */
export const firstStep = { scan: 'source', manual: 'review' } as const;

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
