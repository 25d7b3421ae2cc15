import type { GoogleCallbackInput, GoogleInput, GoogleSession } from '@cardinal/contract';
import { lengths } from '@cardinal/contract';
import { IdentityError } from '../../ports/identity/index.ts';
import type { Identity, IdentityProvider } from '../../ports/identity/index.ts';
import type { Database } from '../../store/engine/database.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import {
  dropUnprovenSubject,
  findUser,
  findUserByEmail,
  findUserByGoogleSub,
  insertUser,
  lockUser,
  updateUser,
} from '../../store/accounts/users.ts';
import type { UserRow } from '../../store/accounts/users.ts';
import { toUser } from './accounts.ts';
import type { Caller } from '../shared/principal.ts';
import { freeUsername } from '../identity/freeUsername.ts';
import type { Aftermath, Proofs } from '../identity/proofs.ts';
import { alone, enter } from '../company/membership.ts';
import {
  conflict,
  Failure,
  invalid,
  unavailable,
  unverified,
  upstreamFailed,
} from '../shared/failures.ts';
import { chooseMembership } from './profile.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { Sessions } from '../identity/sessions.ts';

type Choice = Pick<GoogleInput, 'role' | 'company_id'>;

interface Dependencies {
  db: Database;
  clock: () => number;
  sessions: Sessions;
  quotas: Quotas;
  proofs: Proofs;
  /** Undefined if it is not set up. */
  google: IdentityProvider | undefined;
  /** Whether a page at this URL may receive the provider's response. */
  isOwnCallback(redirectUri: string): boolean;
}

const emailTaken = (detail: string) => conflict('email_taken', detail);

const nothing: Aftermath = { sessionIds: [], changes: [] };

/** An address that Google has not confirmed creates, joins and opens no account. */
const unconfirmed = () =>
  unverified(
    'Google has not confirmed that this email address is yours. Confirm it in your Google account and try again, or use your email and a password here.',
  );

const refused = () =>
  new Failure('google_refused', 'Google did not confirm this sign-in. Please try again.');

function toProblem(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.isRefusal) throw refused();
  throw upstreamFailed('Google can not be reached. Please try again later.', error);
}

/** Creates the service for signing in with Google, by ID token or by code. */
export function createGoogleSignIn(dependencies: Dependencies) {
  const { db, clock, sessions, quotas, proofs, google, isOwnCallback } = dependencies;

  function provider(): IdentityProvider {
    if (google) return google;
    throw unavailable('Google sign-in is not set up on this server.');
  }

  /**
   * Links a Google account to the account with its address. If that address was never confirmed,
   * another person may have registered the account, so it is reset for the owner of the address.
   */
  async function link(tx: Write, user: UserRow, identity: Identity): Promise<Aftermath> {
    const { subject: googleSub, firstName, lastName } = identity;
    if (user.email_verified_at === null) {
      return proofs.startAnew(tx, user, { passwordHash: null, googleSub, firstName, lastName });
    }
    if (user.google_sub !== null && user.google_sub !== googleSub) {
      throw emailTaken('An account with this email belongs to another Google account.');
    }
    await updateUser(tx, user.id, { googleSub }, clock());
    return nothing;
  }

  /** @returns False if an account with this address or Google account was created first. */
  async function create(tx: Write, identity: Identity): Promise<boolean> {
    const { email, subject } = identity;
    const at = clock();
    const username = await freeUsername(tx, email);
    return insertUser(tx, {
      ...alone('pending'),
      id: newId(at),
      username,
      email,
      passwordHash: null,
      firstName: identity.firstName.trim().slice(0, lengths.name) || username,
      lastName: identity.lastName.trim().slice(0, lengths.name),
      privateWorkspaceId: newId(at),
      emailVerifiedAt: at,
      googleSub: subject,
      createdAt: at,
    });
  }

  /** The account of an identity: an existing one, a newly linked one or a new one. */
  async function accountOf(tx: Write, identity: Identity) {
    await dropUnprovenSubject(tx, identity.subject);
    const known = await findUserByGoogleSub(tx, identity.subject);
    if (known) return { userId: known.id, isNew: false, aftermath: nothing };
    const byEmail = await findUserByEmail(tx, identity.email);
    const held = byEmail && (await proofs.hold(tx, byEmail.id));
    if (held) return { userId: held.id, isNew: false, aftermath: await link(tx, held, identity) };
    const isNew = await create(tx, identity);
    const made = await findUserByGoogleSub(tx, identity.subject);
    if (!made) throw emailTaken('An account with this email was made just now. Please try again.');
    return { userId: made.id, isNew, aftermath: nothing };
  }

  async function signIn(
    identity: Identity,
    choice: Choice,
    caller: Caller,
  ): Promise<GoogleSession> {
    if (!identity.isEmailVerified) throw unconfirmed();
    const { aftermath, hasMoved, ...session } = await db.write(async (tx) => {
      const { userId, isNew, aftermath } = await accountOf(tx, identity);
      await lockUser(tx, userId);
      const before = await findUser(tx, userId);
      // The account was removed or taken over a moment ago.
      if (before?.google_sub !== identity.subject) throw refused();
      // The choice completes a profile; it does not change a complete one.
      const membership =
        before.role === 'pending' ? await chooseMembership(tx, before, choice, clock()) : undefined;
      if (membership) await enter(tx, before, membership, clock());
      const user = toUser((await findUser(tx, userId)) ?? before);
      const token = await sessions.open(tx, userId, caller.userAgent);
      return { access_token: token, user, is_new_user: isNew, aftermath, hasMoved: membership };
    });
    proofs.announce(aftermath);
    if (hasMoved) sessions.changed(session.user.id);
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
        const message = 'This address may not take the answer of Google.';
        throw invalid([{ path: 'redirect_uri', message }]);
      }
      const identity = await asked
        .fromCode({ code, redirectUri, state, nonce, codeVerifier })
        .catch(toProblem);
      return signIn(identity, {}, caller);
    },
  };
}
