import type { CardField, Scan } from '@cardinal/contract';
import { cardFields } from '@cardinal/contract/labels';
import { joinSides, withOtherSide } from '../card/otherSide.ts';
import { uncertainFields } from '../checks.ts';
import { withSuggestion } from '../leadValues.ts';
import type { CaptureState } from './captureState.ts';

/** With fewer lines of text the picture may show a card that is only badly readable. */
const fewestLines = 3;

/** Fills the form with what the front says. */
export function read(state: CaptureState, answer: Scan): CaptureState {
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
export const withoutBackRead = (state: CaptureState): CaptureState => ({
  ...state,
  step: 'review',
  side: 'front',
  reading: { status: 'waiting' },
});

/** Adds what the back says; the front wins. */
export function readBack(state: CaptureState, backScan: Scan): CaptureState {
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
