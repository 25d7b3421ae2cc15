import { insertAccountToken } from '../../../store/accounts/accountTokens.ts';
import { findCompany } from '../../../store/accounts/companies.ts';
import type { Write } from '../../../store/schema.ts';
import type { UserRow } from '../../../store/accounts/users.ts';
import { newAccountLink } from '../../identity/accountLinks.ts';
import type { ServerContext } from '../../context.ts';
import {
  anewLetter,
  confirmationLetter,
  nameOf,
  resetLetter,
  unconfirmedWarning,
} from './accountLetters.ts';
import { plain, mailOf, type AccountLetter, type Paragraph } from '../letter.ts';
import type { StoredMail } from '../outbox.ts';

type Dependencies = Pick<ServerContext, 'clock' | 'outbox' | 'publicUrl'>;

/** A sentence that names the person who registered the account, and their company. */
async function registrant(tx: Write, user: UserRow): Promise<string> {
  const { company_name: company, pending_company_id: pendingId } = user;
  const asked = pendingId ? (await findCompany(tx, pendingId))?.name : undefined;
  const began = `${nameOf(user)} registered this address`;
  if (company) return `${began} and belongs to the company ${plain(company)}.`;
  return asked ? `${began} and asked to join the company ${plain(asked)}.` : `${began}.`;
}

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Creates the writer of account emails. Each is stored in the caller's transaction, to be sent after it. */
export function createAccountMails({ clock, outbox, publicUrl }: Dependencies) {
  async function newLink(tx: Write, purpose: 'verify' | 'reset', { id: userId }: UserRow) {
    const { link, ...token } = newAccountLink(purpose, { publicUrl, now: clock() });
    await insertAccountToken(tx, { ...token, user_id: userId, proves_address: 1 });
    return { link, expiresAt: token.expires_at };
  }

  async function store(tx: Write, user: UserRow, letter: AccountLetter): Promise<StoredMail> {
    return outbox.store(tx, {
      ...(await mailOf(letter)),
      workspaceId: user.company_id ?? user.private_workspace_id,
      userId: user.id,
      leadId: null,
      to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    });
  }

  /** Asks the recipient to confirm the address. */
  async function storeConfirmation(
    tx: Write,
    user: UserRow,
    words: { subject: string; request: string },
  ) {
    const link = await newLink(tx, 'verify', user);
    const letter = { ...words, registrant: await registrant(tx, user) };
    return store(tx, user, confirmationLetter(user, link, letter));
  }

  /** What a new password does to an account; nothing if its address is confirmed. */
  async function warning(tx: Write, user: UserRow): Promise<Paragraph[]> {
    if (user.email_verified_at !== null) return [];
    const { link } = await newLink(tx, 'verify', user);
    return unconfirmedWarning(await registrant(tx, user), link);
  }

  return {
    storeWelcome: (tx: Write, user: UserRow) =>
      storeConfirmation(tx, user, {
        subject: 'Welcome to Cardinal',
        request: 'Welcome to Cardinal. Please confirm your email address',
      }),

    /** Asks again to confirm the address. */
    storeVerification: (tx: Write, user: UserRow) =>
      storeConfirmation(tx, user, {
        subject: 'Confirm your email address',
        request: 'Please confirm the email address of your Cardinal account',
      }),

    /** Sends the link for a new password. */
    async storeReset(tx: Write, user: UserRow): Promise<StoredMail> {
      const link = await newLink(tx, 'reset', user);
      return store(tx, user, resetLetter(user, link, await warning(tx, user)));
    },

    /**
     * Informs the owner of an address about the account that was registered with it.
     * @param before The account before the reset
     * @param after The account after it
     */
    storeAnew: (tx: Write, before: UserRow, after: UserRow): Promise<StoredMail> =>
      store(tx, after, anewLetter(before, publicUrl)),
  };
}
