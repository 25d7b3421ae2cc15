import { describe, expect, it } from 'vitest';
import { buildAnswers, buildLead } from '../../fixtures/index.ts';
import { allFrom, fieldsToKeep, questionsOf, sameFields } from './mergeChoices.ts';

const lead = buildLead({ notes: 'First.', phone: '', lead_type: 'All Leads', event_id: null });
const other = buildLead({
  id: 'other',
  last_name: 'Wanjiku',
  notes: 'Second.',
  phone: '+254 700 000 000',
  position: '',
  lead_type: 'Event Leads',
  event_id: 'fair',
});
const choiceOf = (choices = {}) =>
  Object.fromEntries(questionsOf(lead, other, choices).map(({ field, choice }) => [field, choice]));

describe('the proposal', () => {
  it('asks only about differences, and loses no value that only one lead has', () => {
    expect(choiceOf()).toEqual({
      last_name: 'mine',
      phone: 'theirs',
      position: 'mine',
      lead_type: 'theirs',
      notes: 'both',
      event_id: 'theirs',
    });
    expect(sameFields(lead, other)).toEqual([
      'first_name',
      'email',
      'company',
      'source',
      'lead_status',
    ]);
  });

  it('offers no value that cannot be saved', () => {
    const without = buildLead({ email: '', first_name: '' });
    const [name, email] = questionsOf(lead, without, allFrom('theirs'));
    expect(name).toMatchObject({ choice: 'mine', options: [{ side: 'mine' }] });
    expect(email).toMatchObject({ field: 'email', choice: 'mine' });
    expect(questionsOf(without, lead, {})[0]).toMatchObject({ choice: 'theirs' });
  });

  it('offers both notes only while they fit', () => {
    const long = buildLead({ notes: 'x'.repeat(9_999) });
    const notes = questionsOf(long, other, {}).find(({ field }) => field === 'notes');
    expect(notes?.options.map(({ side }) => side)).toEqual(['mine', 'theirs']);
  });
});

describe('the sent values', () => {
  it('contain every field that differs', () => {
    expect(
      fieldsToKeep(questionsOf(lead, other, { last_name: 'theirs', event_id: 'mine' })),
    ).toEqual({
      last_name: 'Wanjiku',
      phone: '+254 700 000 000',
      position: lead.position,
      lead_type: 'Event Leads',
      notes: 'First.\n\nSecond.',
      event_id: null,
    });
  });

  it('are all from one lead, if that is chosen', () => {
    expect(choiceOf(allFrom('theirs'))).toEqual({
      last_name: 'theirs',
      phone: 'theirs',
      position: 'theirs',
      lead_type: 'theirs',
      notes: 'theirs',
      event_id: 'theirs',
    });
  });
});

describe('the event and its answers', () => {
  const answers = buildAnswers({ event_id: 'fair' });
  const asked = { event_id: 'fair', answers };
  const less = { event_id: 'fair', answers: { ...answers, values: { role: 'advises' } } };
  const show = { event_id: 'show', answers: buildAnswers({ event_id: 'show' }) };
  const neither = { event_id: null, answers: null };
  const kept = (mine: object, theirs: object, choices = {}) => {
    const questions = questionsOf(buildLead(mine), buildLead(theirs), choices);
    return fieldsToKeep(questions);
  };

  it('are one choice, which loses no answers that only one lead has', () => {
    expect(kept(asked, asked)).toEqual({});
    expect(kept(asked, less)).toEqual(asked);
    expect(kept(asked, show)).toEqual(asked);
    expect(kept(asked, neither)).toEqual(asked);
    expect(kept(neither, asked)).toEqual(asked);
    expect(kept({ ...asked, answers: null }, less)).toEqual(less);
    expect(kept({ ...asked, answers: null }, show)).toEqual(show);
    // Its event was deleted.
    const left = { event_id: null, answers };
    expect(kept(left, show)).toEqual(left);
  });

  it('are those of the lead that was chosen', () => {
    expect(kept(asked, less, allFrom('theirs'))).toEqual(less);
    expect(kept(asked, show, allFrom('theirs'))).toEqual(show);
    expect(kept(asked, neither, allFrom('theirs'))).toEqual(neither);
    expect(kept(less, { ...asked, answers: null }, { event_id: 'theirs' })).toEqual({
      ...asked,
      answers: null,
    });
  });

  it('are the same only together', () => {
    expect(sameFields(buildLead(asked), buildLead(asked))).toContain('event_id');
    expect(sameFields(buildLead(asked), buildLead(less))).not.toContain('event_id');
  });
});
