import type { EmbedSession } from '@cardinal/contract';

/** Hashes that are computed at once; between two lots, the page can respond. */
const lot = 256;

const startsWithZeros = (hash: ArrayBuffer, bits: number): boolean =>
  Math.clz32(new DataView(hash).getUint32(0)) >= bits;

/**
 * Does the work that a session asks for: finds a number for which the SHA-256 of
 * `<challenge>.<number>` begins with `bits` zero bits.
 * @returns Null where the browser cannot compute hashes, as on a page without https.
 */
export async function solve(
  { challenge, bits }: NonNullable<EmbedSession['proof']>,
  signal: AbortSignal,
): Promise<string | null> {
  // Undefined on insecure pages, which its type does not say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle || bits > 32) return null;
  const encoder = new TextEncoder();
  for (let first = 0; !signal.aborted; first += lot) {
    const hashes = await Promise.all(
      Array.from({ length: lot }, (_, n) =>
        subtle.digest('SHA-256', encoder.encode(`${challenge}.${first + n}`)),
      ),
    );
    const found = hashes.findIndex((hash) => startsWithZeros(hash, bits));
    if (found !== -1) return String(first + found);
  }
  return null;
}
