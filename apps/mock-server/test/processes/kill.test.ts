import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { DatabaseOptions } from '../../src/store/engine/database.ts';
import { newId } from '../../src/store/ids.ts';
import { describeOnEachEngine, type Engine } from '../helpers/engines.ts';

/** A round takes a second; if the engine is a separate server, the process matters less. */
const roundsOn: Record<Engine['dialect'], number> = { sqlite: 20, postgres: 10 };
const writer = fileURLToPath(new URL('../helpers/killedWriter.ts', import.meta.url));

/** Lets a process write until it is killed. @returns The acknowledged ids. */
async function writeUntilKilled(place: DatabaseOptions, workspaceId: string, afterMs: number) {
  const child = spawn(process.execPath, [writer], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      WORKSPACE: workspaceId,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => acknowledged.push(line));
  await once(lines, 'line');
  await delay(afterMs);
  child.kill('SIGKILL');
  await exited;
  return acknowledged;
}

describeOnEachEngine('kill -9 while writing', (_open, { dialect, makePlace }) => {
  it('loses nothing acknowledged and leaves nothing incomplete', { timeout: 120_000 }, async () => {
    const place = await makePlace();
    const rounds = roundsOn[dialect];
    const workspaceId = newId();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await writeUntilKilled(place, workspaceId, 40 + round * 23)));
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);

    const db = await openDatabase(place);
    const leads = await db.read
      .selectFrom('leads')
      .select(['id', 'version', 'lead_status'])
      .where('workspace_id', '=', workspaceId)
      .execute();
    const activities = await db.read
      .selectFrom('activities')
      .select((select) => ['lead_id', select.fn.countAll<number>().as('n')])
      .where('workspace_id', '=', workspaceId)
      .groupBy('lead_id')
      .execute();
    const counts = await db.read
      .selectFrom('lead_counts')
      .select((select) => select.fn.sum<number>('n').as('n'))
      .where('workspace_id', '=', workspaceId)
      .where('owner_id', '=', '')
      .executeTakeFirst();
    await db.close();

    const versions = new Map(leads.map(({ id, version }) => [id, version]));
    expect(acknowledged.filter((id) => versions.get(id) !== 2)).toEqual([]);
    const lines = new Map(activities.map(({ lead_id, n }) => [lead_id, n]));
    expect(leads.filter(({ id, version }) => lines.get(id) !== version)).toEqual([]);
    expect(leads.filter((lead) => (lead.lead_status === 'Hot') !== (lead.version === 2))).toEqual(
      [],
    );
    expect(counts?.n).toBe(leads.length);
  });
});
