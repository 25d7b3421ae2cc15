import type { GoogleCallbackInput, GoogleInput, GoogleSession } from '@cardinal/contract';
import { IdentityError, type Identity, type IdentityProvider } from '../../ports/identity/index.ts';
import { findUser, lockUser } from '../../store/accounts/users.ts';
import { toUser } from '../identity/toUser.ts';
import type { Caller } from '../shared/principal.ts';
import type { Proofs } from './proofs.ts';
import { enter } from '../company/membership.ts';
import { Failure, invalid, unavailable, unverified, upstreamFailed } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { createGoogleAccounts } from './googleAccounts.ts';
import { chooseMembership } from './profile.ts';
import { say } from '../shared/sentences/sentence.ts';

type Choice = Pick<GoogleInput, 'role' | 'company_id'>;

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'clock' | 'sessions' | 'announcer' | 'quotas' | 'google'
> {
  proofs: Proofs;
  /** Whether a page at this URL may receive the provider's response. */
  isOwnCallback(redirectUri: string): boolean;
}

/** With an address that Google has not confirmed, no account is created, linked or opened. */
const unconfirmed = () => unverified(say(({ account }) => account.googleUnconfirmed));

const refused = () =>
  new Failure(
    'google_refused',
    say(({ account }) => account.googleRefused),
  );

function toProblem(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.isRefusal) throw refused();
  throw upstreamFailed(
    say(({ account }) => account.googleUnreachable),
    error,
  );
}

/** Creates the service for signing in with Google, by ID token or by code. */
export function createGoogleSignIn(dependencies: Dependencies) {
  const { db, clock, sessions, announcer, quotas, proofs, google, isOwnCallback } = dependencies;
  const accountOf = createGoogleAccounts(dependencies);

  function provider(): IdentityProvider {
    if (google) return google;
    throw unavailable(say(({ account }) => account.googleUnset));
  }

  async function signIn(
    identity: Identity,
    choice: Choice,
    caller: Caller,
  ): Promise<GoogleSession> {
    if (!identity.isEmailVerified) throw unconfirmed();
    const { aftermath, hasMoved, changes, ...session } = await db.write(async (tx) => {
      const { userId, isNew, aftermath } = await accountOf(tx, identity);
      await lockUser(tx, userId);
      const before = await findUser(tx, userId);
      // The account was removed or taken over a moment ago.
      if (before?.google_sub !== identity.subject) throw refused();
      // The choice completes a profile; it does not change a complete one.
      const membership =
        before.role === 'pending' ? await chooseMembership(tx, before, choice, clock()) : undefined;
      const entry = { dialect: db.dialect, at: clock(), origin: null };
      const changes = membership ? await enter(tx, before, membership, entry) : [];
      const user = toUser((await findUser(tx, userId)) ?? before);
      const token = await sessions.open(tx, userId, caller);
      return {
        access_token: token,
        user,
        is_new_user: isNew,
        aftermath,
        hasMoved: membership,
        changes,
      };
    });
    proofs.announce(aftermath);
    if (hasMoved) sessions.changed(session.user.id);
    announcer.announce(changes);
    return session;
  }

  return {
    /**
     * Signs in with an ID token.
     * @throws `google_refused`; `unverified` if Google has not confirmed the address; `email_taken`;
     * `invalid`; `too_many_requests`; `upstream` if Google is unreachable; `unavailable` if it is not set up.
     */
    async withIdToken(input: GoogleInput, caller: Caller): Promise<GoogleSession> {
      const asked = provider();
      await quotas.googleSignInsFromAddress.use(caller.address);
      const identity = await asked.fromIdToken(input.id_token).catch(toProblem);
      return signIn(identity, input, caller);
    },

    /** Signs in with the code that Google sent to the callback page. @throws As `withIdToken`. */
    async withCode(input: GoogleCallbackInput, caller: Caller): Promise<GoogleSession> {
      const asked = provider();
      await quotas.googleSignInsFromAddress.use(caller.address);
      const { code, redirect_uri: redirectUri, state, nonce, code_verifier: codeVerifier } = input;
      if (!isOwnCallback(redirectUri)) {
        const message = say(({ account }) => account.googleAddress);
        throw invalid([{ path: 'redirect_uri', message }]);
      }
      const identity = await asked
        .fromCode({ code, redirectUri, state, nonce, codeVerifier })
        .catch(toProblem);
      return signIn(identity, {}, caller);
    },
  };
}
