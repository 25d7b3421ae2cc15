import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createEventService } from '../../../src/services/events/eventService.ts';
import { createLeadService } from '../../../src/services/leads/leadService.ts';
import { createMerging } from '../../../src/services/leads/merging/merging.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal } from '../../helpers/leadCalls.ts';

const fair = {
  name: 'Trade Fair',
  description: '',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00:00Z',
  end_date: '2026-11-22T18:00:00Z',
  photo_url: '',
  event_url: '',
};
const attendee = {
  firstName: 'Edith',
  lastName: 'Clarke',
  email: 'edith@example.com',
  phone: '',
  company: '',
  position: '',
};

describeOnEachEngine('an event that is deleted while a lead is saved', (open, { dialect }) => {
  function servicesOn(db: Database, principal: ReturnType<typeof buildPrincipal>) {
    const dependencies = { db, announcer: { announce: () => undefined }, clock: Date.now };
    return {
      events: createEventService(dependencies, principal),
      leads: createLeadService(dependencies, principal),
      merging: createMerging(dependencies, principal),
    };
  }

  /** Services whose writes end only when `meanwhile` waits for them, and the services without that. */
  async function start() {
    const db = await open();
    const principal = buildPrincipal({ role: 'manager' });
    const services = servicesOn(db, principal);
    let meanwhile: (() => Promise<unknown>) | undefined;
    let running: Promise<unknown> = Promise.resolve();
    const slow = servicesOn(
      {
        ...db,
        write: (work) =>
          db.write(async (tx) => {
            const done = await work(tx);
            if (meanwhile) running = meanwhile();
            meanwhile = undefined;
            await isWaiting(db);
            return done;
          }),
      },
      principal,
    );
    return {
      ...services,
      slow,
      eventId: (await services.events.create(fair)).id,
      /** Sets what begins before the next slow write is committed. */
      beginMeanwhile(call: () => Promise<unknown>) {
        meanwhile = call;
      },
      /** Settles with what began meanwhile. */
      hasEnded: () => running,
      eventsOfLeads: async () => {
        const leads = await db.read.selectFrom('leads').select('event_id').distinct().execute();
        return leads.map(({ event_id: id }) => id);
      },
    };
  }

  /** Settles when a call waits for a lock; on SQLite, it waits for its turn anyway. */
  async function isWaiting(db: Database) {
    if (dialect === 'sqlite') return;
    const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db.read)).rows.length).toBe(1);
  }

  type World = Awaited<ReturnType<typeof start>>;

  /** Prepares a call that gives a lead the event. */
  const saves: Record<
    string,
    (
      world: World,
      by: Pick<World, 'leads' | 'events' | 'merging'>,
    ) => Promise<() => Promise<unknown>>
  > = {
    'a new lead':
      async ({ eventId }, { leads }) =>
      () =>
        leads.create({ ...buildNewLead(), event_id: eventId }),
    'a changed lead': async (world, { leads }) => {
      const { id } = await world.leads.create(buildNewLead());
      return () => leads.update(id, { event_id: world.eventId });
    },
    attendees:
      async ({ eventId }, { events }) =>
      () =>
        events.createLeads(eventId, [attendee]),
  };

  it.each(Object.keys(saves))('is taken from %s', async (name) => {
    const world = await start();
    const save = await saves[name]?.(world, world.slow);
    world.beginMeanwhile(() => world.events.remove(world.eventId));
    await save?.();
    await world.hasEnded();
    expect(await world.eventsOfLeads()).toEqual([null]);
  });

  it.each(Object.keys(saves))('is refused for %s', async (name) => {
    const world = await start();
    const save = await saves[name]?.(world, world);
    world.beginMeanwhile(async () =>
      expect(save?.()).rejects.toMatchObject({
        kind: expect.stringMatching(/^(?:invalid|not_found)$/),
      }),
    );
    await world.slow.events.remove(world.eventId);
    await world.hasEnded();
    expect((await world.eventsOfLeads()).filter((id) => id !== null)).toEqual([]);
  });

  it('is taken from a lead that an undone merge gives it back', async () => {
    const world = await start();
    const { leads, merging, eventId } = world;
    const other = await world.events.create(fair);
    const kept = await leads.create({ ...buildNewLead(), event_id: eventId });
    const second = await leads.create({ ...buildNewLead(), event_id: other.id });
    const { merge_id: mergeId } = await merging.merge(kept.id, {
      other: second.id,
      fields: { event_id: other.id },
    });
    world.beginMeanwhile(() => world.events.remove(eventId));
    await world.slow.merging.undo(mergeId);
    await world.hasEnded();
    expect((await leads.get(kept.id)).event_id).toBeNull();
    expect((await leads.get(second.id)).event_id).toBe(other.id);
  });
});
