import { insertAccountToken } from '../../store/accounts/accountTokens.ts';
import { findCompany } from '../../store/accounts/companies.ts';
import type { Write } from '../../store/schema.ts';
import type { UserRow } from '../../store/accounts/users.ts';
import { disownUrl, newAccountLink } from '../identity/accountLinks.ts';
import { htmlOf, plain, textOf } from './letter.ts';
import type { Letter, Paragraph } from './letter.ts';
import type { Outbox, StoredMail } from './outbox.ts';
import { fullName } from '../shared/names.ts';

interface Dependencies {
  clock: () => number;
  outbox: Outbox;
  /** Public URL of the server, without a trailing slash. */
  publicUrl: string;
}

const nameOf = (user: UserRow) => plain(fullName(user));

/** A sentence that names the person who registered the account, and their company. */
async function registrant(tx: Write, user: UserRow): Promise<string> {
  const { company_name: company, pending_company_id: pendingId } = user;
  const asked = pendingId ? (await findCompany(tx, pendingId))?.name : undefined;
  const began = `${nameOf(user)} registered this address`;
  if (company) return `${began} and belongs to the company ${plain(company)}.`;
  return asked ? `${began} and asked to join the company ${plain(asked)}.` : `${began}.`;
}

/** Writes the emails about accounts. */
export type AccountMails = ReturnType<typeof createAccountMails>;

/** Creates the writer of account emails. Each is stored in the caller's transaction, to be sent after it. */
export function createAccountMails({ clock, outbox, publicUrl }: Dependencies) {
  async function newLink(tx: Write, purpose: 'verify' | 'reset', { id: userId }: UserRow) {
    const { link, ...token } = newAccountLink(purpose, { publicUrl, now: clock() });
    await insertAccountToken(tx, { ...token, userId, provesAddress: true });
    return { link, expiresAt: token.expiresAt };
  }

  async function store(
    tx: Write,
    user: UserRow,
    { subject, paragraphs, expiresAt }: Letter,
  ): Promise<StoredMail> {
    return outbox.store(tx, {
      subject,
      text: textOf(paragraphs),
      html: await htmlOf(paragraphs),
      content: '',
      workspaceId: user.company_id ?? user.private_workspace_id,
      userId: user.id,
      leadId: null,
      ...(expiresAt !== undefined && { expiresAt }),
      to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    });
  }

  /** Asks the recipient to confirm the address, and offers to remove the account instead. */
  async function storeConfirmation(
    tx: Write,
    user: UserRow,
    { subject, request }: { subject: string; request: string },
  ) {
    const { link, expiresAt } = await newLink(tx, 'verify', user);
    return store(tx, user, {
      subject,
      expiresAt,
      paragraphs: [
        `Hello ${plain(user.first_name)},`,
        `${request} by opening this link, which works for 7 days:`,
        { link, action: 'Confirm my email address' },
        `${await registrant(tx, user)} If this wasn’t you, remove the account on this page:`,
        { link: disownUrl(link), action: 'This wasn’t me' },
      ],
    });
  }

  /** Explains what a new password does to an account whose address was never confirmed. */
  async function warning(tx: Write, user: UserRow): Promise<Paragraph[]> {
    if (user.email_verified_at !== null) return [];
    const { link } = await newLink(tx, 'verify', user);
    return [
      `This address was never confirmed. ${await registrant(tx, user)} With a new password the account starts anew: outside any company, and without the leads that it has now.`,
      'If the account is yours and you want to keep it as it is, confirm the address first:',
      { link, action: 'Confirm my email address' },
    ];
  }

  return {
    /** Welcomes a new user. */
    storeWelcome: (tx: Write, user: UserRow) =>
      storeConfirmation(tx, user, {
        subject: 'Welcome to Cardinal',
        request: 'welcome to Cardinal. Please confirm your email address',
      }),

    /** Asks again to confirm the address. */
    storeVerification: (tx: Write, user: UserRow) =>
      storeConfirmation(tx, user, {
        subject: 'Confirm your email address',
        request: 'please confirm the email address of your Cardinal account',
      }),

    /** Sends the link for a new password. */
    async storeReset(tx: Write, user: UserRow): Promise<StoredMail> {
      const { link, expiresAt } = await newLink(tx, 'reset', user);
      return store(tx, user, {
        subject: 'Set a new password',
        expiresAt,
        paragraphs: [
          `Hello ${plain(user.first_name)},`,
          'you asked for a new password for Cardinal. Please choose it by opening this link:',
          { link, action: 'Choose a new password' },
          'It works once, for one hour. If you did not ask for it, your password stays as it is.',
          ...(await warning(tx, user)),
        ],
      });
    },

    /**
     * Informs the owner of an address about the account that was registered with it.
     * @param before The account before the reset
     * @param after The account after it
     */
    storeAnew(tx: Write, before: UserRow, after: UserRow): Promise<StoredMail> {
      const { company_name: company } = before;
      return store(tx, after, {
        subject: 'Your Cardinal account starts anew',
        paragraphs: [
          'Hello,',
          `you have just proved that this address is yours. It was registered before by ${nameOf(before)} and never confirmed, so every password, sign-in and invitation from before has ended.`,
          company
            ? `You are no longer in the company ${plain(company)}. What was created there stays there. You start with an empty workspace of your own.`
            : 'You start in an empty workspace of your own.',
          { link: `${publicUrl}/dashboard`, action: 'Open Cardinal' },
        ],
      });
    },
  };
}
