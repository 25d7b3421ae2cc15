import { activitySchema, eventSchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { insertCompany } from '../../../src/store/accounts/companies.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  importIn,
  leadsOf,
  startImportPlace,
  totalOf,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

const file = `First name,Last name,Email,Event,Owner
Ada,Lovelace,ada@example.com,,
Grace,Hopper,grace@example.com,Another Fair,
Ida,Rhodes,ida@example.com,Unknown Fair,Nobody We Know
`;
const plain = 'First name,Last name,Email\nAda,Lovelace,ada@example.com\n';

const none = { event_id: null, assigned_to: null };

describeOnEachEngine('the event and the agent of all rows', (open) => {
  let db: Database;
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;
  let fair: string;
  let other: string;

  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
    ({ manager, agent } = place);
    fair = await createEvent(manager, 'Fair');
    other = await createEvent(manager, 'Another Fair');
  });
  afterEach(() => place.server.close());

  async function createEvent({ ask }: Person, name: string) {
    const times = { start_date: '2026-11-21T09:00', end_date: '2026-11-21T17:00' };
    const json = { name, location: 'Hall 4', ...times };
    return eventSchema.parse(await (await ask('/api/events', { method: 'POST', json })).json()).id;
  }

  const put = ({ ask }: Person, id: string, defaults: object) =>
    ask(`/api/imports/${id}`, { method: 'PUT', json: defaults });

  const leadCount = async (id: string) =>
    eventSchema.parse(await (await manager.ask(`/api/events/${id}`)).json()).lead_count;

  it('are those of the rows that name no other, until the import is undone', async () => {
    const { id, defaults } = await upload(manager.ask, file);
    expect(defaults).toEqual(none);
    const chosen = await importIn(await put(manager, id, { event_id: fair }));
    expect(chosen.defaults).toEqual({ event_id: fair, assigned_to: null });
    const both = await importIn(await put(manager, id, { assigned_to: agent.id }));
    expect(both.defaults).toEqual({ event_id: fair, assigned_to: agent.id });
    await commit(manager.ask, id);

    const leads = await leadsOf(manager, '&sort=name');
    expect(leads).toMatchObject([
      { first_name: 'Ada', event_id: fair, assignedTo: agent.id, notes: '' },
      { first_name: 'Grace', event_id: other, assignedTo: agent.id, notes: '' },
      {
        first_name: 'Ida',
        event_id: fair,
        assignedTo: agent.id,
        notes: 'Event: Unknown Fair\nAssigned To: Nobody We Know',
      },
    ]);
    const history = await agent.ask(`/api/leads/${leads[0]?.id}/activities`);
    expect(z.array(activitySchema).parse(await history.json())).toMatchObject([
      { type: 'imported', description: 'File: leads.csv' },
    ]);
    expect([await totalOf(agent), await leadCount(fair), await leadCount(other)]).toEqual([
      3, 2, 1,
    ]);

    await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
    await waitFor(manager.ask, id, 'undone');
    expect([await totalOf(agent), await leadCount(fair), await leadCount(other)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('can come with the commit, and leave a lead that exists as it is', async () => {
    const json = { first_name: 'Ada', last_name: 'L', email: 'ada@example.com', event_id: other };
    await manager.ask('/api/leads', { method: 'POST', json });
    const { id } = await upload(manager.ask, `${plain}Grace,Hopper,grace@example.com\n`);
    const defaults = { event_id: fair, assigned_to: agent.id };
    const done = await commit(manager.ask, id, { ...defaults, duplicates: 'update' });
    expect(done).toMatchObject({ defaults, counts: { imported: 1, updated: 1 } });
    expect(await leadsOf(manager, '&sort=name')).toMatchObject([
      { first_name: 'Ada', last_name: 'Lovelace', event_id: other, assignedTo: null },
      { first_name: 'Grace', event_id: fair, assignedTo: agent.id },
    ]);
  });

  it('take answers in the file as those to the questions of the event', async () => {
    const questions = [{ id: 'wish', kind: 'text', label: 'Wish?' }];
    for (const event of [fair, other]) {
      await manager.ask(`/api/events/${event}/questions`, { method: 'PUT', json: { questions } });
    }
    const answered = 'First name,Email,Wish?\nAda,ada@example.com,A quote\n';
    for (const event of [fair, other]) {
      const { id } = await upload(manager.ask, answered.replaceAll('ada@', `${event}@`));
      await commit(manager.ask, id, { event_id: event });
    }
    const leads = await leadsOf(manager);
    expect(leads.map(({ email, event_id }) => email === `${event_id}@example.com`)).toEqual([
      true,
      true,
    ]);
    expect(leads[0]).toMatchObject({ notes: '', answers: { values: { wish: 'A quote' } } });
  });

  it('are an event of the company and, for agents, only themselves', async () => {
    const { id } = await upload(agent.ask, plain);
    const refused = await put(agent, id, { assigned_to: (await place.join('agent')).id });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { detail: 'Only managers and administrators can assign the leads of a file to others.' },
    ]);
    const defaults = { event_id: fair, assigned_to: agent.id };
    await commit(agent.ask, id, defaults);
    expect(await leadsOf(agent)).toMatchObject([{ event_id: fair, assignedTo: agent.id }]);
  });

  it('are refused if they are of another company, or no longer there', async () => {
    const rival = { id: 'rival', name: 'Rival', name_key: 'rival', open: 1 } as const;
    await db.write((tx) => insertCompany(tx, { ...rival, created_by: 'nobody', created_at: 0 }));
    const foreign = await createEvent(await place.join('manager', 'rival'), 'Theirs');
    const stranger = await place.join('agent', 'rival');
    const { id } = await upload(manager.ask, plain);
    const errorsOf = async (defaults: object) => {
      const refused = await put(manager, id, defaults);
      return [refused.status, z.object({ errors: z.unknown() }).parse(await refused.json()).errors];
    };
    const noEvent = { path: 'event_id', message: 'This event does not exist.' };
    const noAgent = {
      path: 'assigned_to',
      message: 'Choose an activated agent of your company.',
    };
    expect(await errorsOf({ event_id: foreign, assigned_to: stranger.id })).toEqual([
      422,
      [noEvent, noAgent],
    ]);
    expect(await errorsOf({ assigned_to: manager.id })).toEqual([422, [noAgent]]);

    await put(manager, id, { event_id: fair });
    await manager.ask(`/api/events/${fair}`, { method: 'DELETE' });
    const path = `/api/imports/${id}/commit`;
    const late = await manager.ask(path, { method: 'POST', json: {} });
    expect([late.status, await late.json()]).toMatchObject([422, { errors: [noEvent] }]);
    await commit(manager.ask, id, none);
    expect(await leadsOf(manager)).toMatchObject([{ event_id: null, assignedTo: null }]);
  });

  it('are none of a list of attendees, which creates no leads', async () => {
    const body = new FormData();
    body.append('file', new File(['Badge,Name,Email\n4711,Ada,ada@example.com'], 'list.csv'));
    const path = `/api/events/${fair}/attendee-list`;
    const { id } = await importIn(await manager.ask(path, { method: 'POST', body }));
    const refused = await put(manager, id, { event_id: other });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ path: 'event_id' }] },
    ]);
  });
});
