import { hash } from 'node:crypto';
import type { EmbedSession } from '@cardinal/contract';

/** Does the work that a session asks for, as an element does. */
export function solve({ challenge, bits }: NonNullable<EmbedSession['proof']>): string {
  for (let n = 0; ; n += 1) {
    const start = hash('sha256', `${challenge}.${n}`, 'buffer').readUInt32BE();
    if (Math.clz32(start) >= bits) return String(n);
  }
}
