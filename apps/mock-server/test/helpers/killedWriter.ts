import { buildNewLead, buildPrincipal, serviceFor } from './leadCalls.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';

/**
 * Program that the kill test starts: creates and changes leads as fast as possible, eight at a
 * time, and prints the id of each on a separate line as soon as it is acknowledged.
 */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', WORKSPACE: workspaceId } = process.env;
const db = await openDatabase({ databaseUrl, dataDir });
const { leads } = serviceFor(db, buildPrincipal({ workspaceId }));

async function work(): Promise<void> {
  for (;;) {
    const { id } = await leads.create(buildNewLead());
    await leads.update(id, { lead_status: 'Hot' });
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, work));
