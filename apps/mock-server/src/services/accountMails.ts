import { html } from 'hono/html';
import type { Transaction } from 'kysely';
import { insertAccountToken } from '../store/accountTokens.ts';
import type { Schema } from '../store/schema.ts';
import type { UserRow } from '../store/users.ts';
import { newAccountLink } from './accountLinks.ts';
import type { Outbox, StoredMail } from './outbox.ts';

/** What each mail says around its link. */
const mails = {
  welcome: {
    purpose: 'verify',
    subject: 'Welcome to Cardinal',
    request: 'welcome to Cardinal. Please confirm your email address',
    action: 'Confirm my email address',
    ending: 'works for 7 days. If you did not create this account, you can ignore this mail.',
  },
  verify: {
    purpose: 'verify',
    subject: 'Confirm your email address',
    request: 'please confirm the email address of your Cardinal account',
    action: 'Confirm my email address',
    ending: 'works for 7 days. If you did not ask for it, you can ignore this mail.',
  },
  reset: {
    purpose: 'reset',
    subject: 'Set a new password',
    request: 'you asked for a new password for Cardinal. Please choose it',
    action: 'Choose a new password',
    ending: 'works once, for one hour. If you did not ask for it, your password stays as it is.',
  },
} as const;

interface Dependencies {
  clock: () => number;
  outbox: Outbox;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
}

/** A written mail with a fresh link. */
interface AccountMail {
  /** Stores mail and link in the caller's transaction; the mail is then to be tried. */
  store(tx: Transaction<Schema>, user: UserRow): Promise<StoredMail>;
}

/** Writes the mails about accounts. */
export type AccountMails = ReturnType<typeof createAccountMails>;

/** Makes the writer of account mails. */
export function createAccountMails({ clock, outbox, publicUrl }: Dependencies) {
  return async function write(kind: keyof typeof mails, firstName: string): Promise<AccountMail> {
    const { purpose, subject, request, action, ending } = mails[kind];
    const { link, ...token } = newAccountLink(purpose, { publicUrl, now: clock() });
    const text = `Hello ${firstName},

${request} by opening this link:

${link}

It ${ending}
`;
    const body = html`<!doctype html>
      <html lang="en">
        <body>
          <p>Hello ${firstName},</p>
          <p>${request}:</p>
          <p><a href="${link}">${action}</a></p>
          <p>The link ${ending}</p>
        </body>
      </html>`;
    const letter = { subject, text, html: String(await body) };
    return {
      async store(tx, user) {
        await insertAccountToken(tx, { ...token, userId: user.id });
        return outbox.store(tx, {
          ...letter,
          content: '',
          workspaceId: user.company_id ?? user.private_workspace_id,
          userId: user.id,
          leadId: null,
          expiresAt: token.expiresAt,
          to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
        });
      },
    };
  };
}
