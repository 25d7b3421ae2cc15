import { makeHandedLink } from '../services/identity/handedLink.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { findUserByEmail } from '../store/accounts/users.ts';
import { runCommand } from './command.ts';

/** Prints a link with which a user sets a new password, for an operator to pass on. */
async function resetLink(email: string): Promise<string> {
  const { databaseUrl, dataDir, publicUrl } = readSettings(process.env);
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const user = await findUserByEmail(db.read, email);
    if (!user) throw new Error(`Nobody has the email ${email}.`);
    const { link } = await db.write((tx) =>
      makeHandedLink(tx, user.id, { publicUrl, now: Date.now() }),
    );
    return `${link}\nIt works once, for one hour.`;
  } finally {
    await db.close();
  }
}

await runCommand('npm run reset-link -- EMAIL', resetLink);
