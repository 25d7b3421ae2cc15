import { hash } from 'node:crypto';

/** Work that a browser does in a few hundred milliseconds while a visitor fills in the form. */
export const proofBits = 15;

const answerPattern = /^\d{1,15}$/;

/** Leading zero bits of bytes. */
function zeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first === -1) return bytes.length * 8;
  return first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}

/** Whether the SHA-256 of `<challenge>.<answer>` begins with that many zero bits. */
export const isProof = (challenge: string, bits: number, answer: string): boolean =>
  answerPattern.test(answer) &&
  zeroBits(hash('sha256', `${challenge}.${answer}`, 'buffer')) >= bits;
