import { newAccountLink } from '../services/accountLinks.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { insertAccountToken } from '../store/accountTokens.ts';
import { openDatabase } from '../store/database.ts';
import { findUserByEmail } from '../store/users.ts';

/** Prints a link with which a user sets a new password, for an operator to hand on. */
async function resetLink(email: string): Promise<string> {
  const { databaseUrl, dataDir, publicUrl } = readSettings(process.env);
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const user = await findUserByEmail(db.read, email);
    if (!user) throw new Error(`Nobody has the email ${email}.`);
    const { link, ...token } = newAccountLink('reset', { publicUrl, now: Date.now() });
    await db.write((tx) => insertAccountToken(tx, { ...token, userId: user.id }));
    return link;
  } finally {
    await db.close();
  }
}

const [email, ...others] = process.argv.slice(2);
try {
  if (!email || others.length > 0) throw new Error('Usage: npm run reset-link -- EMAIL');
  const link = await resetLink(email);
  process.stdout.write(`${link}\nIt works once, for one hour.\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof SettingsError ? 'Settings: ' : ''}${reason}\n`);
  process.exitCode = 1;
}
