import { backUpSqlite } from '../store/engine/sqlite/sqliteBackup.ts';
import { runCommand } from './command.ts';
import { describeContent, embeddedPlace } from './embedded.ts';

await runCommand('npm run backup -- FILE', async (argument) => {
  const { dataDir, file } = embeddedPlace(argument, 'pg_dump');
  const content = await backUpSqlite(dataDir, file);
  return `Saved to ${file} and checked (${describeContent(content)}).`;
});
