import { calls } from '@cardinal/contract';
import { callerOf } from '../http/address.ts';
import type { TrustedProxies } from '../http/proxies.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { GoogleSignIn } from '../services/accounts/googleSignIn.ts';

interface Dependencies {
  google: GoogleSignIn;
  /** Reverse proxies whose `X-Forwarded-For` is believed. */
  trustProxy: TrustedProxies;
}

/** Sign-in by Google. */
export function googleRoutes(route: Route, { google, trustProxy }: Dependencies) {
  const caller = callerOf(trustProxy);

  route(calls.google, async ({ body, c }) =>
    answer(200, await google.withIdToken(body, caller(c))),
  );

  route(calls.googleCallback, async ({ body, c }) =>
    answer(200, await google.withCode(body, caller(c))),
  );
}
