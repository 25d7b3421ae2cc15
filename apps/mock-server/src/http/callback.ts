import { isLoopback } from '../loopback.ts';
import type { Settings } from '../settings.ts';

const path = '/auth/callback';

/**
 * Makes the test whether a page at an address may take the answer of a sign-in: our callback page at
 * one of the allowed origins, or at any of this machine's while we are reached on this machine only.
 */
export function ownCallback({ publicUrl, corsOrigins }: Settings) {
  const own = new URL(publicUrl);
  const allowed = new Set([own.origin, ...corsOrigins].map((origin) => origin + path));
  return (address: string): boolean => {
    if (allowed.has(address)) return true;
    if (!isLoopback(own.hostname) || !URL.canParse(address)) return false;
    const { origin, hostname } = new URL(address);
    return isLoopback(hostname) && address === origin + path;
  };
}
