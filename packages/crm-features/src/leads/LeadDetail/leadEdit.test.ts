import { describe, expect, it } from 'vitest';
import { buildLead } from '../../fixtures/index.ts';
import {
  acknowledge,
  changedByOthers,
  conflictsOf,
  contactFields,
  dirtyFields,
  editableFields,
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

it('puts every field into exactly one form', () => {
  expect([...contactFields, ...statusFields].toSorted()).toEqual([...editableFields].toSorted());
});

describe('an edit', () => {
  it('shows what is typed over the lead, and follows the lead in the rest', () => {
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

  it('forgets the fields of one form, and itself with the last one', () => {
    const rest = forget(lead, typed, statusFields);
    expect(dirtyFields(lead, rest)).toEqual(['phone']);
    expect(forget(lead, rest, contactFields)).toBeNull();
  });
});

describe('changes by others', () => {
  it('conflict where both changed the same field to different values', () => {
    expect(conflictsOf(later({ notes: 'Theirs.', company: 'New' }), typed)).toEqual([
      { field: 'notes', yours: 'Mine.', theirs: 'Theirs.' },
    ]);
    expect(conflictsOf(later({ notes: 'Mine.' }), typed)).toEqual([]);
  });

  it('are news in all other fields, until they are seen', () => {
    const theirs = later({ notes: 'Theirs.', company: 'New' });
    expect(changedByOthers(theirs, typed)).toEqual(['company']);
    expect(changedByOthers(theirs, acknowledge(theirs, typed, ['company']))).toEqual([]);
    // Without anything typed, the lead is simply shown as it is now.
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

  it('in one form leave the conflicts of the other alone', () => {
    const theirs = later({ notes: 'Theirs.', phone: '+2 666' });
    const resolved = resolve(theirs, typed, { phone: 'yours' });
    expect(conflictsOf(theirs, resolved).map(({ field }) => field)).toEqual(['notes']);
  });
});

describe('an update', () => {
  it('has only what changed, without spaces at the ends', () => {
    const edit = type(lead, typed, { company: ' Savanna ' });
    expect(toUpdate(lead, edit, contactFields)).toEqual({ phone: '+1 555', company: 'Savanna' });
  });

  it('carries the status with the notes', () => {
    expect(toUpdate(lead, typed, statusFields)).toEqual({ status: 'hot', notes: 'Mine.' });
    const closed = type(lead, null, { lead_status: 'Closed' });
    expect(toUpdate(lead, closed, statusFields)).toEqual({ status: 'closed' });
  });
});

it('names missing and too long values of what changed, and of nothing else', () => {
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
