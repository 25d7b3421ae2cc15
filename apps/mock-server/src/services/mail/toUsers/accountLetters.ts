import type { ChosenRole } from '@cardinal/contract';
import { roleLabels } from '@cardinal/contract/labels';
import type { UserRow } from '../../../store/accounts/users.ts';
import { disownUrl } from '../../identity/accountLinks.ts';
import { fullName } from '../../shared/names.ts';
import { plain, type AccountLetter, type Paragraph } from '../letter.ts';

/** A link for an account, and when it expires, in milliseconds. */
interface ExpiringLink {
  link: string;
  expiresAt: number;
}

const confirmation = (link: string): Paragraph => ({ link, action: 'Confirm my email address' });

/** A person's name in an email to somebody who may not know them. */
export const nameOf = (user: UserRow): string => plain(fullName(user));

/**
 * Asks the recipient to confirm the address, and offers to remove the account instead.
 * @param registrant Who registered the account, as a sentence
 */
export const confirmationLetter = (
  user: UserRow,
  { link, expiresAt }: ExpiringLink,
  { subject, request, registrant }: { subject: string; request: string; registrant: string },
): AccountLetter => ({
  subject,
  expiresAt,
  paragraphs: [
    `Hello ${plain(user.first_name)},`,
    `${request} by opening this link, which works for 7 days:`,
    confirmation(link),
    `${registrant} If this wasn’t you, remove the account on this page:`,
    { link: disownUrl(link), action: 'This wasn’t me' },
  ],
});

/**
 * Sends the link for a new password.
 * @param warning What a new password does to the account, if it is not what the user expects
 */
export const resetLetter = (
  user: UserRow,
  { link, expiresAt }: ExpiringLink,
  warning: readonly Paragraph[],
): AccountLetter => ({
  subject: 'Set a new password',
  expiresAt,
  paragraphs: [
    `Hello ${plain(user.first_name)},`,
    'You asked for a new password for Cardinal. Open this link to choose one:',
    { link, action: 'Choose a new password' },
    'It works once, for one hour. If you did not ask for it, your password stays as it is.',
    ...warning,
  ],
});

/**
 * Explains what a new password does to an account whose address was never confirmed.
 * @param registrant Who registered the account, as a sentence
 * @param link Confirms the address
 */
export const unconfirmedWarning = (registrant: string, link: string): Paragraph[] => [
  `This address was never confirmed. ${registrant} Setting a new password resets the account: it will belong to no company, and will no longer have its current leads.`,
  'If the account is yours and you want to keep it as it is, confirm the address first:',
  confirmation(link),
];

/**
 * Informs the owner of an address about the account that was registered with it.
 * @param before The account before the reset
 * @param publicUrl Public URL of the server, without a trailing slash
 */
export const anewLetter = (before: UserRow, publicUrl: string): AccountLetter => ({
  subject: 'Your Cardinal account has been reset',
  paragraphs: [
    'Hello,',
    `You have just confirmed that this address is yours. ${nameOf(before)} had registered an account with it but never confirmed it, so all earlier passwords, sign-ins and invitations have stopped working.`,
    before.company_name
      ? `You are no longer in the company ${plain(before.company_name)}. What was created there stays there. You start with an empty workspace of your own.`
      : 'You start in an empty workspace of your own.',
    { link: `${publicUrl}/dashboard`, action: 'Open Cardinal' },
  ],
});

/**
 * Invites somebody to a company by email.
 * @param inviter Who invites, with the company
 */
export const invitationLetter = (
  inviter: UserRow,
  { role, link, expiresAt }: ExpiringLink & { role: ChosenRole },
): AccountLetter => {
  const company = plain(inviter.company_name ?? '');
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: `${nameOf(inviter)} invites you to ${company}`,
    expiresAt,
    paragraphs: [
      'Hello,',
      `${nameOf(inviter)} (${inviter.email}) invites you to work in ${company} on Cardinal, as ${roleLabels[role]}. Cardinal keeps the contacts that a sales team makes, from the business card to the follow-up.`,
      { link, action: 'Accept the invitation' },
      `The invitation is valid until ${days.format(expiresAt)}. If you don’t know ${nameOf(inviter)}, ignore this email.`,
    ],
  };
};
