import { expect, it } from 'vitest';
import { buildLead } from '../fixtures/index.ts';
import { additionTo, hasRoom } from './addToLead.ts';
import { emptyValues } from './leadValues.ts';

const lead = buildLead({ phone: '+254 712 345 678', company: '', notes: 'Met in Nairobi.' });

it('fills empty fields and leaves others unchanged', () => {
  const values = {
    ...emptyValues,
    first_name: 'grace',
    company: 'Savanna',
    lead_status: 'Cold',
  } as const;
  expect(additionTo(lead, values)).toEqual({ company: 'Savanna' });
});

it('keeps values that differ, and the notes, below the lead’s notes', () => {
  const values = { ...emptyValues, phone: '+254 700 000 000', notes: 'Wants a quote.' };
  expect(additionTo(lead, values)).toEqual({
    notes: 'Met in Nairobi.\n\nWants a quote.\nPhone: +254 700 000 000',
  });
});

it('adds nothing twice', () => {
  const values = {
    ...emptyValues,
    first_name: 'Grace',
    phone: '00254712345678',
    notes: 'Met in Nairobi.',
  };
  expect(additionTo(lead, values)).toEqual({});
});

it('detects that the notes are full', () => {
  const values = { ...emptyValues, notes: 'x'.repeat(10_000) };
  expect(hasRoom(additionTo(lead, values))).toBe(false);
  expect(hasRoom({})).toBe(true);
});
