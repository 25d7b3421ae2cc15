import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new secret: as Standard Webhooks has it, 24 bytes in base64 after a prefix. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/**
 * The headers of a delivery, with a signature for each secret.
 * @param at Milliseconds: receivers refuse what was signed long ago
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, body, at }: { id: string; body: string; at: number },
): Record<string, string> {
  const moment = new Date(at);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Cardinal-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(id, moment, body))
      .join(' '),
  };
}
