import { leadSources, leadStatuses, leadTypes, leadSchema } from '@cardinal/contract';
import { expect, it } from 'vitest';
import { verifyPassword } from '../../src/services/identity/passwords.ts';
import { demoUsers } from '../../src/services/demo/people.ts';
import { seedDemo } from '../../src/services/demo/seed.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { lockTimeout } from '../../src/store/engine/postgres/postgresCode.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { buildPrincipal, listQuery, serviceFor } from '../helpers/leadCalls.ts';

const day = 86_400_000;

describeOnEachEngine('the demo', (open) => {
  it('has its users, companies, events and leads of every kind, relative to today, once', async () => {
    const db = await open();
    // Late in the evening, what is due in some hours is due tomorrow.
    const now = Date.now() - (Date.now() % day) + 9 * 3_600_000;
    await Promise.all([seedDemo(db, now), seedDemo(db, now)]);
    await seedDemo(db, now);

    const companies = await db.read.selectFrom('companies').selectAll().orderBy('name').execute();
    expect(companies.map(({ name, open: isOpen }) => [name, isOpen])).toEqual([
      ['Aurora Trading', 1],
      ['Borealis Labs', 0],
    ]);
    const aurora = companies[0]?.id ?? '';
    const users = await db.read.selectFrom('users').selectAll().execute();
    expect(users.map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual(
      demoUsers.map(({ email, role }) => `${email} ${role}`).toSorted(),
    );
    expect(users.every((user) => user.company_id === aurora && user.is_activated)).toBe(true);
    const [first] = users;
    expect(await verifyPassword('cardinal-demo', first?.password_hash ?? '')).toBe(true);

    const admin = buildPrincipal({ workspaceId: aurora, role: 'admin' });
    const { leads } = serviceFor(db, admin, () => now);
    const page = await leads.list(listQuery({ limit: 500 }));
    expect(page.total).toBe(60);
    const all = page.rows.map((lead) => leadSchema.parse(lead));
    expect(new Set(all.map((lead) => lead.lead_status))).toEqual(new Set(leadStatuses));
    expect(new Set(all.map((lead) => lead.lead_type))).toEqual(new Set(leadTypes));
    const sources = new Set(all.map((lead) => lead.source));
    for (const source of Object.values(leadSources)) expect(sources).toContain(source);
    const ages = all.map((lead) => (now - Date.parse(lead.created_at)) / day);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(60);
    const unassigned = all.filter((lead) => lead.assignedTo === null);
    expect(unassigned.length).toBeGreaterThan(0);
    expect(unassigned.every((lead) => lead.lead_status !== 'Closed')).toBe(true);
    expect(all.some((lead) => lead.phone === '')).toBe(true);

    const written = await db.read
      .selectFrom('activities')
      .leftJoin('emails', (join) =>
        join
          .onRef('emails.workspace_id', '=', 'activities.workspace_id')
          .onRef('emails.id', '=', 'activities.email_id')
          .onRef('emails.lead_id', '=', 'activities.lead_id'),
      )
      .where('activities.type', '=', 'email')
      .select(['activities.description', 'emails.subject', 'emails.state', 'emails.content'])
      .execute();
    expect(written.length).toBeGreaterThan(10);
    for (const { description, subject, state, content } of written) {
      expect(description).toBe(`Subject: ${subject}`);
      expect(state).toBe('sent');
      expect(content).toMatch(/^Hello \p{L}/u);
    }

    const midnight = now - (now % day);
    const people = new Map(users.map(({ id, first_name: name }) => [id, name]));
    for (const name of ['Maya', 'Lukas', 'Daniel']) {
      const due = all.flatMap(({ next_step: step, assignedTo, created_by: creator }) =>
        step && people.get(assignedTo ?? creator) === name ? Date.parse(step.due_at) : [],
      );
      expect(due.filter((at) => at < midnight)).not.toEqual([]);
      expect(due.filter((at) => at >= midnight && at < midnight + day)).not.toEqual([]);
    }

    const { changes } = await leads.stats();
    for (const change of Object.values(changes)) expect(change).not.toBeNull();

    const events = await db.read.selectFrom('events').selectAll().execute();
    const [fair, summit] = events.toSorted((one, other) => one.start_at - other.start_at);
    expect(events).toHaveLength(2);
    expect(summit?.start_at).toBeGreaterThan(now);
    const capturesOf = (event: typeof fair) =>
      all.filter((lead) => lead.event_id === event?.id).map((lead) => Date.parse(lead.created_at));
    expect(capturesOf(fair)).toHaveLength(12);
    for (const at of capturesOf(fair)) {
      expect(at).toBeGreaterThan(fair?.start_at ?? Infinity);
      expect(at).toBeLessThan(fair?.end_at ?? 0);
    }
    // The upcoming event has only leads that have registered for it.
    expect(capturesOf(summit).length).toBeGreaterThan(0);
    for (const at of capturesOf(summit)) expect(now - at).toBeLessThan(10 * day);
    const activities = await db.read.selectFrom('activities').selectAll().execute();
    expect(new Set(activities.map(({ lead_id }) => lead_id)).size).toBe(60);
    expect(activities.every(({ created_at }) => created_at <= now)).toBe(true);
  });

  it('waits for another process that is seeding', async () => {
    const db = await open();
    let refusals = 2;
    const tooLong = Object.assign(new Error('canceling statement due to lock timeout'), {
      code: lockTimeout,
    });
    const busy: Database = {
      ...db,
      write: (work) => {
        refusals -= 1;
        return refusals >= 0 ? Promise.reject(tooLong) : db.write(work);
      },
    };
    await seedDemo(busy);
    expect(await db.read.selectFrom('companies').selectAll().execute()).toHaveLength(2);
  });
});
