import type { Database } from '../../store/engine/database.ts';
import { listSecrets, replaceSecret } from '../../store/webhooks/secrets.ts';
import { aboutSecret, createSecretBox, SecretsError } from '../shared/secretBox.ts';

const advice =
  'Set SECRETS_KEY as it was; a new key goes before it, with a comma between. If it is lost, see "Secrets" in docs/operating.md.';

/**
 * Encrypts every stored secret with the first key, before anything uses them: those from before there
 * was a key, and those of earlier keys.
 * @param keys As in the setting
 * @returns How many were encrypted anew
 * @throws SecretsError if one was encrypted with a key that is not there; then nothing has changed.
 */
export async function sealSecrets(db: Database, keys: readonly string[]): Promise<number> {
  const box = createSecretBox(keys);
  const old = (await listSecrets(db.read)).filter(({ secret }) => !box.isCurrent(secret));
  if (old.length === 0) return 0;
  try {
    await db.write(async (tx) => {
      for (const stored of old) {
        const { place, id, secret } = stored;
        const about = place === 'crm' ? aboutSecret.crm(id) : aboutSecret.webhook(id);
        await replaceSecret(tx, stored, box.seal(box.open(secret, about), about));
      }
    });
  } catch (error) {
    if (error instanceof SecretsError) throw new SecretsError(`${error.message} ${advice}`);
    throw error;
  }
  return old.length;
}
