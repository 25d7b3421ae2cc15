import { describe, expect, it } from 'vitest';
import { businessCardScan, uncertainCardScan } from '../../fixtures/businessCard.ts';
import { buildUnreadableScan } from '../../fixtures/index.ts';
import { capture, type CaptureAction } from './capture.ts';
import { begin, hasInput, stepBefore, type CaptureState } from './captureState.ts';

const picture = new Blob(['picture'], { type: 'image/jpeg' });
const after = (...actions: CaptureAction[]) => actions.reduce(capture, begin('scan'));
const steps = (state: CaptureState) => ({ step: state.step, before: stepBefore(state) });

describe('begin', () => {
  it('asks for the method if none is given', () => {
    expect(steps(begin())).toEqual({ step: 'method', before: null });
    expect(steps(begin('scan'))).toEqual({ step: 'source', before: 'method' });
    expect(steps(begin('manual'))).toEqual({ step: 'review', before: 'method' });
  });

  it('has nothing to lose', () => {
    expect(hasInput(begin('manual'))).toBe(false);
    expect(hasInput(after({ type: 'readingStarted', picture }))).toBe(true);
    expect(hasInput(after({ type: 'edited', values: { notes: 'x' } }))).toBe(true);
  });
});

describe('the back', () => {
  const back = new Blob(['back'], { type: 'image/jpeg' });
  const front = businessCardScan();
  const withoutWebsite = {
    ...front,
    suggested_lead: { ...front.suggested_lead, website: '', position: '' },
  };
  const other = {
    ...front,
    suggested_lead: {
      ...front.suggested_lead,
      company: 'Savanna Group',
      website: 'https://savanna.example',
      position: 'Director',
    },
    confidence: { ...front.confidence, position: 0.5 },
  };
  const asked: CaptureAction[] = [
    { type: 'readingStarted', picture },
    { type: 'read', scan: withoutWebsite },
    { type: 'pictureAsked', side: 'back' },
    { type: 'readingStarted', picture: back },
  ];

  it('fills what the front leaves open, which otherwise wins', () => {
    const state = after(...asked, { type: 'read', scan: other });
    expect(state).toMatchObject({ step: 'review', side: 'front', picture, back, backScan: other });
    expect(state.values).toMatchObject({
      company: front.suggested_lead.company,
      website: 'https://savanna.example',
      position: 'Director',
    });
    expect(state.toCheck).toEqual(['position']);
    // A place on the back is none on the front.
    expect(state.scan?.regions.position).toBeUndefined();
    expect(state.scan?.regions.company).toEqual(front.regions.company);
  });

  it('does not change what was typed', () => {
    const typed: CaptureAction = { type: 'edited', values: { position: 'Owner' } };
    const state = after(...asked, typed, { type: 'read', scan: other });
    expect(state.values.position).toBe('Owner');
    expect(state.toCheck).toEqual([]);
  });

  it.each<[string, CaptureAction]>([
    ['is not readable', { type: 'read', scan: buildUnreadableScan() }],
    ['fails', { type: 'readingFailed', detail: 'No', mayRetry: true }],
    ['is cancelled', { type: 'readingCancelled' }],
  ])('is kept, and the front as it was, if its reading %s', (_what, action) => {
    const state = after(...asked, action);
    expect(state).toMatchObject({ step: 'review', side: 'front', back, backScan: null });
    expect(state.scan).toEqual(withoutWebsite);
    expect(state.values.company).toBe(front.suggested_lead.company);
  });

  it('is not asked for any more after going back', () => {
    const state = after(...asked.slice(0, 3), { type: 'wentBack' });
    expect(state).toMatchObject({ step: 'review', side: 'front', back: null });
  });
});

describe('a reading', () => {
  it('fills the form and marks what to check', () => {
    const state = after(
      { type: 'readingStarted', picture },
      { type: 'read', scan: uncertainCardScan() },
    );
    expect(state.step).toBe('review');
    expect(state.values.first_name).toBe('Grace');
    expect(state.toCheck).toEqual(['last_name', 'phone']);
  });

  it('does not change fields that the user typed', () => {
    const state = after(
      { type: 'formOpened' },
      { type: 'edited', values: { last_name: 'Wanjiku', notes: 'Tuesday', lead_status: 'Hot' } },
      { type: 'readingStarted', picture },
      { type: 'read', scan: uncertainCardScan() },
    );
    expect(state.values).toMatchObject({
      first_name: 'Grace',
      last_name: 'Wanjiku',
      notes: 'Tuesday',
      lead_status: 'Hot',
    });
    expect(state.toCheck).toEqual(['phone']);
  });

  it('stays at the picture if there is no card', () => {
    const state = after(
      { type: 'readingStarted', picture },
      { type: 'read', scan: buildUnreadableScan() },
    );
    expect(state).toMatchObject({ step: 'reading', reading: { status: 'unreadable' }, picture });
    expect(steps(capture(state, { type: 'formOpened' })).before).toBe('reading');
  });

  it('tells another text, as a receipt has, from a picture without one', () => {
    const scan = {
      ...buildUnreadableScan(),
      text: ['Green Leaf Café', 'Idli 60.00', 'Total 60.00'],
    };
    const state = after({ type: 'readingStarted', picture }, { type: 'read', scan });
    expect(state).toMatchObject({ step: 'reading', reading: { status: 'otherText' }, picture });
  });

  it('adds the other side of the card, and marks what is unsure on either', () => {
    const { suggested_lead, ...card } = uncertainCardScan();
    const front = { ...card, suggested_lead: { ...suggested_lead, company: '' } };
    const back = {
      ...businessCardScan(),
      suggested_lead: { ...suggested_lead, first_name: '', last_name: '', phone: '' },
    };
    const state = after({ type: 'read', scan: back }, { type: 'read', scan: front });
    expect(state.values).toMatchObject({ first_name: 'Grace', company: suggested_lead.company });
    expect(state.toCheck).toEqual(['last_name', 'phone']);
  });
});

describe('an edit', () => {
  it('settles the field and removes its error', () => {
    const state = after(
      { type: 'read', scan: uncertainCardScan() },
      { type: 'refused', errors: { phone: 'Too long.', email: 'Taken.' } },
      { type: 'edited', values: { phone: '1' } },
    );
    expect(state.toCheck).toEqual(['last_name']);
    expect(state.errors).toEqual({ email: 'Taken.' });
  });
});

describe('another picture', () => {
  it('is requested without losing the form', () => {
    const state = after({ type: 'read', scan: businessCardScan() }, { type: 'pictureAsked' });
    expect(steps(state)).toEqual({ step: 'source', before: 'review' });
    expect(capture(state, { type: 'wentBack' }).values.first_name).toBe('Grace');
  });
});

describe('the camera', () => {
  it('opens only where it was asked for, however long its code takes', () => {
    expect(after({ type: 'cameraOpened' }).step).toBe('camera');
    expect(after({ type: 'formOpened' }, { type: 'cameraOpened' }).step).toBe('review');
  });
});

describe('a draft', () => {
  it('opens at the step where it was left', () => {
    const read = after(
      { type: 'readingStarted', picture },
      { type: 'readingFailed', detail: 'x', mayRetry: true },
    );
    const restored = capture(begin(), { type: 'restored', draft: read });
    expect(restored).toMatchObject({ step: 'reading', reading: { status: 'waiting' } });
    const typed = capture(read, { type: 'edited', values: { first_name: 'Grace' } });
    expect(capture(begin(), { type: 'restored', draft: typed })).toMatchObject({
      step: 'review',
      isRestored: true,
    });
  });
});
