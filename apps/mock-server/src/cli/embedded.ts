import { resolve } from 'node:path';
import { readSettings } from '../settings.ts';
import type { BackupContent } from '../store/engine/sqlite/sqliteBackup.ts';

/**
 * The folder of the embedded database, and the file in the command's argument.
 * @param instead What to use with PostgreSQL
 * @throws If the database is PostgreSQL.
 */
export function embeddedPlace(argument: string, instead: string) {
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (databaseUrl) {
    throw new Error(
      `DATABASE_URL names a PostgreSQL database: use ${instead} (docs/operating.md).`,
    );
  }
  // npm runs commands in the project's folder, regardless of where they were called.
  return { dataDir, file: resolve(process.env.INIT_CWD ?? '.', argument) };
}

const number = new Intl.NumberFormat('en');

export const describeContent = ({ bytes, users, leads }: BackupContent): string =>
  `${number.format(Math.ceil(bytes / 1_000))} kB, users: ${number.format(users)}, leads: ${number.format(leads)}`;
