import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createMerging } from '../../../src/services/leads/merging/merging.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';

describeOnEachEngine('undoing two merges of one lead at once', (open, { dialect }) => {
  it('restores the values from before both', async () => {
    const db = await open();
    const by = buildPrincipal({ role: 'manager' });
    const { leads } = serviceFor(db, by);
    const merging = createMerging(
      { db, announcer: { announce: () => undefined }, clock: Date.now },
      by,
    );
    const add = (notes: string) => leads.create(buildNewLead({ notes }));
    const kept = await add('first');
    const mergeWith = async (notes: string) =>
      merging.merge(kept.id, { other: (await add(notes)).id, fields: { notes } });
    const earlier = await mergeWith('second');
    const later = await mergeWith('third');

    /** Settles when this many calls wait for a lock; on SQLite, they wait for their turn anyway. */
    const areWaiting = async (count: number) => {
      if (dialect === 'sqlite') return;
      const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db.read)).rows.length).toBe(count);
    };
    const undone = await db.write(async (tx) => {
      await sql`update leads set version = version where id = ${kept.id}`.execute(tx);
      const first = merging.undo(earlier.merge_id);
      await areWaiting(1);
      const second = merging.undo(later.merge_id);
      await areWaiting(2);
      return [first, second];
    });
    await Promise.all(undone);
    expect(await leads.get(kept.id)).toMatchObject({ notes: 'first' });
  });
});
