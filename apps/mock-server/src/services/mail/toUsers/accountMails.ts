import { insertAccountToken } from '../../../store/accounts/accountTokens.ts';
import { findCompany } from '../../../store/accounts/companies.ts';
import type { Write } from '../../../store/schema.ts';
import type { UserRow } from '../../../store/accounts/users.ts';
import { newAccountLink } from '../../identity/accountLinks.ts';
import type { ServerContext } from '../../context.ts';
import {
  anewLetter,
  confirmationLetter,
  letterTextsFor,
  nameOf,
  resetLetter,
  unconfirmedWarning,
  type LetterTexts,
} from './accountLetters.ts';
import { plain, mailOf, type AccountLetter, type Paragraph } from '../letter.ts';
import type { StoredMail } from '../outbox.ts';

type Dependencies = Pick<ServerContext, 'clock' | 'outbox' | 'publicUrl'>;

/** A sentence that names the person who registered the account, and their company. */
async function registrant(tx: Write, user: UserRow, { texts }: LetterTexts): Promise<string> {
  const { company_name: company, pending_company_id: pendingId } = user;
  const asked = pendingId ? (await findCompany(tx, pendingId))?.name : undefined;
  const name = nameOf(user);
  if (company) return texts.registrant.member({ name, company: plain(company) });
  return asked
    ? texts.registrant.asked({ name, company: plain(asked) })
    : texts.registrant.alone({ name });
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
  async function storeConfirmation(tx: Write, user: UserRow, purpose: 'welcome' | 'verification') {
    const texts = await letterTextsFor(user);
    const link = await newLink(tx, 'verify', user);
    const about = { purpose, registrant: await registrant(tx, user, texts) };
    return store(tx, user, confirmationLetter(user, link, about, texts));
  }

  /** What a new password does to an account; nothing if its address is confirmed. */
  async function warning(tx: Write, user: UserRow, texts: LetterTexts): Promise<Paragraph[]> {
    if (user.email_verified_at !== null) return [];
    const { link } = await newLink(tx, 'verify', user);
    return unconfirmedWarning(await registrant(tx, user, texts), link, texts);
  }

  return {
    storeWelcome: (tx: Write, user: UserRow) => storeConfirmation(tx, user, 'welcome'),

    /** Asks again to confirm the address. */
    storeVerification: (tx: Write, user: UserRow) => storeConfirmation(tx, user, 'verification'),

    /** Sends the link for a new password. */
    async storeReset(tx: Write, user: UserRow): Promise<StoredMail> {
      const texts = await letterTextsFor(user);
      const link = await newLink(tx, 'reset', user);
      return store(tx, user, resetLetter(user, link, await warning(tx, user, texts), texts));
    },

    /**
     * Informs the owner of an address about the account that was registered with it.
     * @param before The account before the reset
     * @param after The account after it
     */
    storeAnew: async (tx: Write, before: UserRow, after: UserRow): Promise<StoredMail> =>
      store(tx, after, anewLetter(before, publicUrl, await letterTextsFor(after))),
  };
}
