import { restoreSqlite } from '../store/engine/sqlite/sqliteBackup.ts';
import { prepareFolder } from '../store/engine/dataFolder.ts';
import { runCommand } from './command.ts';
import { describeContent, embeddedPlace } from './embedded.ts';

await runCommand('npm run restore -- FILE', async (argument) => {
  const { dataDir, file } = embeddedPlace(argument, 'pg_restore');
  await prepareFolder(dataDir);
  const { replaced, ...content } = await restoreSqlite(dataDir, file);
  const kept = replaced ? `\nThe database that was there is now ${replaced}.` : '';
  return `Restored ${file} to ${dataDir} (${describeContent(content)}).${kept}`;
});
