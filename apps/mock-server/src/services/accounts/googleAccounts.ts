import { lengths } from '@cardinal/contract';
import type { Identity } from '../../ports/identity/index.ts';
import {
  dropUnprovenSubject,
  findUserByEmail,
  findUserByGoogleSub,
  insertUser,
  updateUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import { alone } from '../company/membership.ts';
import { freeUsername } from './freeUsername.ts';
import type { Aftermath, Proofs } from './proofs.ts';
import { conflict } from '../shared/failures.ts';
import { say, type Sentence } from '../shared/sentences/sentence.ts';

interface Dependencies {
  clock: () => number;
  proofs: Proofs;
}

/** The account of an identity. */
interface GoogleAccount {
  userId: string;
  /** Whether it was created just now. */
  isNew: boolean;
  /** What to announce after the commit. */
  aftermath: Aftermath;
}

const emailTaken = (detail: Sentence) => conflict('email_taken', detail);

const nothing: Aftermath = { sessionIds: [], changes: [] };

/** Creates the function that finds, links or creates the account of an identity. */
export function createGoogleAccounts({ clock, proofs }: Dependencies) {
  /**
   * Links a Google account to the account with its address. If that address was never confirmed,
   * another person may have registered the account, so the owner of the address gets a new one.
   */
  async function link(tx: Write, user: UserRow, identity: Identity): Promise<GoogleAccount> {
    const { subject: google_sub, firstName: first_name, lastName: last_name } = identity;
    if (user.email_verified_at === null) {
      const fresh = { password_hash: null, google_sub, first_name, last_name };
      const { userId, ...aftermath } = await proofs.startAnew(tx, user, fresh);
      return { userId, isNew: false, aftermath };
    }
    if (user.google_sub !== null && user.google_sub !== google_sub) {
      throw emailTaken(say(({ account }) => account.emailOfOther));
    }
    await updateUser(tx, user.id, { google_sub }, clock());
    return { userId: user.id, isNew: false, aftermath: nothing };
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
      password_hash: null,
      first_name: identity.firstName.slice(0, lengths.name) || username,
      last_name: identity.lastName.slice(0, lengths.name),
      private_workspace_id: newId(at),
      email_verified_at: at,
      google_sub: subject,
      created_at: at,
    });
  }

  /** The account of an identity: an existing one, a newly linked one or a new one. */
  return async function accountOf(tx: Write, identity: Identity): Promise<GoogleAccount> {
    await dropUnprovenSubject(tx, identity.subject);
    const known = await findUserByGoogleSub(tx, identity.subject);
    if (known) return { userId: known.id, isNew: false, aftermath: nothing };
    const byEmail = await findUserByEmail(tx, identity.email);
    const locked = byEmail && (await proofs.lock(tx, byEmail.id));
    if (locked) return link(tx, locked, identity);
    const isNew = await create(tx, identity);
    const made = await findUserByGoogleSub(tx, identity.subject);
    if (!made) throw emailTaken(say(({ account }) => account.emailJustTaken));
    return { userId: made.id, isNew, aftermath: nothing };
  };
}
