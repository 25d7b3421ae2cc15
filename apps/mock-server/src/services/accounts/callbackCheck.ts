import { paths } from '@cardinal/contract/paths';
import { isLoopback } from '../../loopback.ts';
import type { ServiceSettings } from '../context.ts';

const path = paths.googleCallback;

type CallbackSettings = Pick<ServiceSettings, 'publicUrl' | 'corsOrigins'>;

/**
 * Creates the check whether a page at a URL may receive the response to a sign-in. It may if it is
 * the callback page at one of the allowed origins, or at any origin of this machine as long as the
 * server itself is reachable only from this machine.
 */
export function createCallbackCheck({ publicUrl, corsOrigins }: CallbackSettings) {
  const own = new URL(publicUrl);
  const allowed = new Set([own.origin, ...corsOrigins].map((origin) => origin + path));
  return (address: string): boolean => {
    if (allowed.has(address)) return true;
    if (!isLoopback(own.hostname) || !URL.canParse(address)) return false;
    const { origin, hostname } = new URL(address);
    return isLoopback(hostname) && address === origin + path;
  };
}
