import { describe, expect, it } from 'vitest';
import { leadFieldNames } from '@cardinal/contract/labels';
import { buildLead } from '../../fixtures/index.ts';
import {
  acknowledge,
  changedByOthers,
  conflictsOf,
  contactFields,
  dirtyFields,
  forget,
  problemsOf,
  resolve,
  shownValues,
  statusFields,
  toUpdate,
  type,
} from './leadEdit.ts';

const lead = buildLead({ notes: 'Before.' });
const typed = type(lead, null, { notes: 'Mine.', phone: '+1 555' });
const later = (overrides: Parameters<typeof buildLead>[0]) =>
  buildLead({ notes: 'Before.', version: 2, ...overrides });

it('every field belongs to exactly one form', () => {
  expect([...contactFields, ...statusFields].toSorted()).toEqual([...leadFieldNames].toSorted());
});

describe('an edit', () => {
  it("shows typed values, and the lead's current values otherwise", () => {
    expect(shownValues(later({ company: 'New' }), typed)).toMatchObject({
      notes: 'Mine.',
      phone: '+1 555',
      company: 'New',
    });
  });

  it('is clean again once the typed value is the saved one', () => {
    expect(dirtyFields(lead, typed)).toEqual(['phone', 'notes']);
    expect(dirtyFields(later({ phone: '+1 555', notes: 'Mine.' }), typed)).toEqual([]);
  });

  it('drops the fields of one form, and becomes null with the last one', () => {
    const rest = forget(lead, typed, statusFields);
    expect(dirtyFields(lead, rest)).toEqual(['phone']);
    expect(forget(lead, rest, contactFields)).toBeNull();
  });

  it('keeps what was typed while it was being saved, without a conflict with what was sent', () => {
    const more = type(lead, typed, { notes: 'Mine. And more.' });
    const saved = later({ notes: 'Mine.', phone: '+1 555' });
    const rest = forget(saved, more, leadFieldNames, typed);
    expect(rest?.typed).toEqual({ notes: 'Mine. And more.' });
    expect(conflictsOf(saved, rest)).toEqual([]);
    expect(forget(saved, typed, leadFieldNames, typed)).toBeNull();
  });
});

describe('changes by others', () => {
  it('conflict if both changed the same field to different values', () => {
    expect(conflictsOf(later({ notes: 'Theirs.', company: 'New' }), typed)).toEqual([
      { field: 'notes', yours: 'Mine.', theirs: 'Theirs.' },
    ]);
    expect(conflictsOf(later({ notes: 'Mine.' }), typed)).toEqual([]);
  });

  it('are reported for all other fields until they are seen', () => {
    const theirs = later({ notes: 'Theirs.', company: 'New' });
    expect(changedByOthers(theirs, typed)).toEqual(['company']);
    expect(changedByOthers(theirs, acknowledge(theirs, typed, ['company']))).toEqual([]);
    // Without input, the lead is shown in its current state.
    expect(changedByOthers(theirs, null)).toEqual([]);
  });

  it('are resolved field by field', () => {
    const theirs = later({ notes: 'Theirs.', phone: '+2 666' });
    const resolved = resolve(theirs, typed, { notes: 'yours', phone: 'theirs' });
    expect(conflictsOf(theirs, resolved)).toEqual([]);
    expect(shownValues(theirs, resolved)).toMatchObject({ notes: 'Mine.', phone: '+2 666' });
    // A third version of a resolved field is a conflict again.
    expect(conflictsOf(later({ notes: 'Third.', phone: '+2 666', version: 3 }), resolved)).toEqual([
      { field: 'notes', yours: 'Mine.', theirs: 'Third.' },
    ]);
  });

  it('in one form do not affect the conflicts of the other', () => {
    const theirs = later({ notes: 'Theirs.', phone: '+2 666' });
    const resolved = resolve(theirs, typed, { phone: 'yours' });
    expect(conflictsOf(theirs, resolved).map(({ field }) => field)).toEqual(['notes']);
  });
});

describe('an update', () => {
  it('contains only changed fields, trimmed', () => {
    const edit = type(lead, typed, { company: ' Savanna ' });
    expect(toUpdate(lead, edit, contactFields)).toEqual({ phone: '+1 555', company: 'Savanna' });
  });

  it('carries the status with the notes', () => {
    expect(toUpdate(lead, typed, statusFields)).toEqual({ status: 'hot', notes: 'Mine.' });
    const closed = type(lead, null, { lead_status: 'Closed' });
    expect(toUpdate(lead, closed, statusFields)).toEqual({ status: 'closed' });
  });
});

it('reports missing and too long values of changed fields only', () => {
  const edit = type(buildLead({ email: '' }), null, {
    first_name: ' ',
    phone: '1'.repeat(33),
    company: '',
  });
  expect(problemsOf(buildLead({ email: '' }), edit, contactFields)).toEqual([
    { field: 'first_name', problem: 'missing' },
    { field: 'phone', problem: 32 },
  ]);
});
