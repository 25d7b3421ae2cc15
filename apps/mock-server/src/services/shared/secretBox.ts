import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** `sealed:<id of the key>:<base64url of iv, tag and content>`. */
const form = /^sealed:([\w-]{8}):([\w-]+)$/;
const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Thrown for secrets that cannot be read; the message is for the operator. */
export class SecretsError extends Error {
  override readonly name = 'SecretsError';
}

/** What secrets belong to, so that none works in another place. */
export const aboutSecret = {
  crm: (workspaceId: string) => `crm ${workspaceId}`,
  webhook: (id: string) => `webhook ${id}`,
} as const;

interface Key {
  id: string;
  bytes: Buffer;
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'cardinal secrets', 32));
  return { id: hash('sha256', bytes, 'base64url').slice(0, 8), bytes };
}

/**
 * Encrypts what has to be sent as it is, and therefore cannot be hashed, before it is stored.
 *
 * @param texts The keys of the setting: the first one encrypts, and each decrypts. Without any,
 *   secrets are stored as they are
 */
export function createSecretBox(texts: readonly string[]) {
  const keys = texts.map(keyOf);
  const [current] = keys;

  return {
    /** @param about What the secret belongs to: it opens for the same alone */
    seal(secret: string, about: string): string {
      if (!current) return secret;
      const iv = randomBytes(ivLength);
      const sealing = createCipheriv(cipher, current.bytes, iv, { authTagLength: tagLength });
      sealing.setAAD(Buffer.from(about));
      const content = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      const sealed = Buffer.concat([iv, sealing.getAuthTag(), content]);
      return `sealed:${current.id}:${sealed.toString('base64url')}`;
    },

    /** @throws SecretsError if the key is missing, or the text belongs to something else. */
    open(stored: string, about: string): string {
      const [, id, text = ''] = form.exec(stored) ?? [];
      // Stored before there was a key.
      if (id === undefined) return stored;
      const key = keys.find((one) => one.id === id);
      if (!key) throw new SecretsError(`The key ${id} that encrypted a secret is missing.`);
      const bytes = Buffer.from(text, 'base64url');
      try {
        const iv = bytes.subarray(0, ivLength);
        const opening = createDecipheriv(cipher, key.bytes, iv, { authTagLength: tagLength });
        opening.setAAD(Buffer.from(about));
        opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const content = opening.update(bytes.subarray(ivLength + tagLength));
        return Buffer.concat([content, opening.final()]).toString('utf8');
      } catch (cause) {
        throw new SecretsError('A stored secret is damaged, or was moved.', { cause });
      }
    },

    /** Whether a stored text is as this box would store it. */
    isCurrent: (stored: string): boolean => form.exec(stored)?.[1] === current?.id,
  };
}
