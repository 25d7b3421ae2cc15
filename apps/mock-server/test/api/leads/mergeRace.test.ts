import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createMerging } from '../../../src/services/leads/merging/merging.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';

describeOnEachEngine('undoing two merges of one lead at once', (open) => {
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

    const undone = await db.write(async (tx) => {
      await sql`update leads set version = version where id = ${kept.id}`.execute(tx);
      const first = merging.undo(earlier.merge_id);
      await waitsForLock(db, 1);
      const second = merging.undo(later.merge_id);
      await waitsForLock(db, 2);
      return [first, second];
    });
    await Promise.all(undone);
    expect(await leads.get(kept.id)).toMatchObject({ notes: 'first' });
  });
});
