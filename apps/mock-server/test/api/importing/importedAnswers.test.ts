import { eventQuestionsSchema, eventSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  importIn,
  leadsOf,
  startImportPlace,
  upload,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

const questions = [
  {
    id: 'role',
    kind: 'choice',
    label: 'What is your role?',
    required: true,
    options: [
      { id: 'decides', label: 'Decides', score: 40 },
      { id: 'uses', label: 'Uses it', score: 5 },
    ],
  },
  {
    id: 'interest',
    kind: 'choices',
    label: 'What are you interested in?',
    options: [
      { id: 'fast', label: 'Fast, cheap delivery', score: 20 },
      { id: 'service', label: 'Service', score: 10 },
    ],
  },
  { id: 'rating', kind: 'rating', label: 'How was it?' },
  { id: 'wish', kind: 'text', label: 'What do you wish for?' },
];

const file = `Name,Email,what is your ROLE?,What are you interested in?,How was it?,What do you wish for?
Ada Lovelace,ada@example.com,decides,"Service, Fast, cheap delivery",4 of 5,=A quote
Grace Hopper,grace@example.com,Somebody's boss,Service,9,
Ida Rhodes,ida@example.com,,,,
`;

describeOnEachEngine('answers in files', (open) => {
  let place: ImportPlace;
  let manager: Person;
  let eventId: string;

  beforeEach(async () => {
    place = await startImportPlace(await open());
    ({ manager } = place);
    eventId = await createEvent('Fair', '2026-11-21');
  });
  afterEach(() => place.server.close());

  async function createEvent(name: string, day: string) {
    const json = {
      name,
      location: 'Hall 4',
      start_date: `${day}T09:00`,
      end_date: `${day}T17:00`,
    };
    const event = await manager.ask('/api/events', { method: 'POST', json });
    const { id } = eventSchema.parse(await event.json());
    const put = { method: 'PUT', json: { questions } };
    const asked = await manager.ask(`/api/events/${id}/questions`, put);
    expect(eventQuestionsSchema.parse(await asked.json()).version).toBe(1);
    return id;
  }

  it('become answers of the leads where a column is named by a question', async () => {
    const uploaded = await upload(manager.ask, file);
    expect(uploaded.mapping).toEqual(['full_name', 'email', ...Array(4).fill('answers')]);
    expect(uploaded.counts).toMatchObject({ valid: 3, invalid: 0 });
    expect(uploaded.rows[1]?.values.answers).toBe(
      "what is your ROLE?: Somebody's boss\nWhat are you interested in?: Service\nHow was it?: 9",
    );
    await commit(manager.ask, uploaded.id);
    const [ada, grace, ida] = await leadsOf(manager, '&sort=name');
    expect(ada).toMatchObject({
      event_id: eventId,
      answers: {
        event_id: eventId,
        version: 1,
        values: { role: 'decides', interest: ['service', 'fast'], rating: 4, wish: '=A quote' },
      },
      answers_score: 70,
      notes: '',
    });
    expect(grace).toMatchObject({
      answers: { values: { interest: ['service'] } },
      answers_score: 10,
      notes: "what is your ROLE?: Somebody's boss\nHow was it?: 9",
    });
    expect(ida).toMatchObject({ event_id: null, answers: null, notes: '' });
  });

  it('come back from an export as they were', async () => {
    const later = await createEvent('Later Fair', '2026-12-01');
    const values = { role: 'uses', interest: ['fast', 'service'], wish: 'A: b' };
    const json = {
      first_name: 'Ada',
      email: 'ada@example.com',
      answers: { event_id: eventId, version: 1, values },
    };
    const { status } = await manager.ask('/api/leads', { method: 'POST', json });
    expect(status).toBe(201);
    const exported = await manager.ask('/api/leads/export?format=csv');
    const text = (await exported.text()).replace('ada@', 'copy@');
    const { id, mapping } = await upload(manager.ask, text);
    expect(mapping).toEqual(expect.arrayContaining(['event', 'answers']));
    await commit(manager.ask, id);
    const leads = await leadsOf(manager, '&q=copy');
    expect(leads).toMatchObject([{ event_id: eventId, answers: { values }, answers_score: 35 }]);
    expect(leads[0]?.event_id).not.toBe(later);
  });

  it('are kept in the notes of a lead that exists, and of an event that does not', async () => {
    await manager.ask('/api/leads', {
      method: 'POST',
      json: { first_name: 'Ada', email: 'ada@example.com', notes: 'Own' },
    });
    const content = `First name,Email,Event,What is your role?
Ada,ada@example.com,Fair,Decides
Grace,grace@example.com,Other,Decides
`;
    const uploaded = await upload(manager.ask, content);
    await commit(manager.ask, uploaded.id, { duplicates: 'fill' });
    const [ada, grace] = await leadsOf(manager, '&sort=name');
    expect(ada).toMatchObject({ event_id: null, notes: 'Own' });
    expect(grace).toMatchObject({
      event_id: null,
      answers: null,
      notes: 'Event: Other\nWhat is your role?: Decides',
    });
    const again = await upload(manager.ask, content);
    await commit(manager.ask, again.id, { duplicates: 'update' });
    expect((await leadsOf(manager, '&sort=name'))[0]).toMatchObject({
      event_id: null,
      notes: 'Own\n\nEvent: Fair\nWhat is your role?: Decides',
    });
  });

  it('follow the mapping, of which several columns may be answers', async () => {
    const { id } = await upload(manager.ask, 'Name,Email,Role\nAda,ada@example.com,Decides\n');
    const put = (mapping: (string | null)[]) =>
      manager.ask(`/api/imports/${id}`, { method: 'PUT', json: { mapping } });
    const chosen = await importIn(await put(['full_name', 'email', 'answers']));
    expect(chosen.rows[0]?.values.answers).toBe('Role: Decides');
    await commit(manager.ask, id);
    expect(await leadsOf(manager)).toMatchObject([{ answers: null, notes: 'Role: Decides' }]);
  });
});
