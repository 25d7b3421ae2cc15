import { englishTexts } from '@cardinal/contract/messages';
import { describe, expect, it } from 'vitest';
import { leadInputSchema } from '@cardinal/contract';
import { businessCardScan } from '../fixtures/businessCard.ts';
import {
  emptyValues,
  fieldErrors,
  isEmpty,
  isMissingRequired,
  toLeadInput,
  validate,
} from './leadValues.ts';

import { captureMessages } from './texts.ts';

const captureTexts = englishTexts(captureMessages);

const values = { ...emptyValues, first_name: 'Grace', email: 'grace@savanna-tours.co.ke' };

describe('validate', () => {
  it('requires a first name and an email address', () => {
    expect(validate(values, captureTexts.form.errors)).toEqual({});
    expect(
      Object.keys(validate({ ...emptyValues, first_name: ' ' }, captureTexts.form.errors)),
    ).toEqual(['first_name', 'email']);
    expect(isMissingRequired({ ...values, email: '  ' })).toBe(true);
  });

  it.each([
    'Grace Mwangi <grace@savanna.co.ke>',
    'mailto:grace@savanna.co.ke',
    ' grace@savanna.co.ke,',
  ])('accepts %j as it was pasted', (email) =>
    expect(validate({ ...values, email }, captureTexts.form.errors)).toEqual({}),
  );

  it.each(['grace', 'grace@savanna', 'grace@ savanna.co.ke'])('refuses %s', (email) => {
    expect(validate({ ...values, email }, captureTexts.form.errors)).toHaveProperty('email');
    expect(isMissingRequired({ ...values, email })).toBe(false);
  });
});

describe('toLeadInput', () => {
  it('matches the contract, with the source of the capture', () => {
    const typed = leadInputSchema.parse(toLeadInput(values, null));
    expect(typed).toMatchObject({
      source: 'Manual Entry',
      lead_status: 'Warm',
      lead_type: 'All Leads',
    });
    const scanned = leadInputSchema.parse(toLeadInput(values, businessCardScan()));
    expect(scanned.source).toBe('Business Card Scan');
  });
});

it('recognises an empty form', () => {
  expect(isEmpty(emptyValues)).toBe(true);
  expect(isEmpty({ ...emptyValues, lead_status: 'Hot' })).toBe(false);
});

it('keeps only errors that belong to a field', () => {
  expect(fieldErrors({ email: 'Taken.', version: 'Wrong.' })).toEqual({ email: 'Taken.' });
});
