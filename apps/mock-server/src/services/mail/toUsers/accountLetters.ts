import type { ChosenRole } from '@cardinal/contract';
import { loadTexts, type Language, type TextsOf } from '@cardinal/contract/messages';
import type { UserRow } from '../../../store/accounts/users.ts';
import { disownUrl } from '../../identity/accountLinks.ts';
import { fullName } from '../../shared/names.ts';
import { plain, type AccountLetter, type Paragraph } from '../letter.ts';
import { letterMessages } from './letterMessages.ts';

/** A link for an account, and when it expires, in milliseconds. */
interface ExpiringLink {
  link: string;
  expiresAt: number;
}

/** The language of a user's emails, and its texts. */
export interface LetterTexts {
  language: Language;
  /** How dates are written; English is that of Britain. */
  locale: string;
  texts: TextsOf<typeof letterMessages>;
}

/** The texts of emails to a user, or to somebody whom the user invites. */
export async function letterTextsFor({
  language,
}: Pick<UserRow, 'language'>): Promise<LetterTexts> {
  const chosen = language ?? 'en';
  return {
    language: chosen,
    locale: chosen === 'en' ? 'en-GB' : chosen,
    texts: await loadTexts(letterMessages, chosen),
  };
}

/** A person's name in an email to somebody who may not know them. */
export const nameOf = (user: UserRow): string => plain(fullName(user));

/**
 * Asks the recipient to confirm the address, and offers to remove the account instead.
 * @param registrant Who registered the account, as a sentence
 */
export const confirmationLetter = (
  user: UserRow,
  { link, expiresAt }: ExpiringLink,
  { purpose, registrant }: { purpose: 'welcome' | 'verification'; registrant: string },
  { language, texts }: LetterTexts,
): AccountLetter => ({
  language,
  subject: texts[purpose].subject,
  expiresAt,
  paragraphs: [
    texts.hello({ name: plain(user.first_name) }),
    texts[purpose].request,
    { link, action: texts.confirm },
    texts.disown({ registrant }),
    { link: disownUrl(link), action: texts.notMe },
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
  { language, texts }: LetterTexts,
): AccountLetter => ({
  language,
  subject: texts.reset.subject,
  expiresAt,
  paragraphs: [
    texts.hello({ name: plain(user.first_name) }),
    texts.reset.request,
    { link, action: texts.reset.choose },
    texts.reset.once,
    ...warning,
  ],
});

/**
 * Explains what a new password does to an account whose address was never confirmed.
 * @param registrant Who registered the account, as a sentence
 * @param link Confirms the address
 */
export const unconfirmedWarning = (
  registrant: string,
  link: string,
  { texts }: LetterTexts,
): Paragraph[] => [
  texts.reset.warning({ registrant }),
  texts.reset.keep,
  { link, action: texts.confirm },
];

/**
 * Informs the owner of an address about the account that was registered with it.
 * @param before The account before the reset
 * @param publicUrl Public URL of the server, without a trailing slash
 */
export const anewLetter = (
  before: UserRow,
  publicUrl: string,
  { language, texts }: LetterTexts,
): AccountLetter => ({
  language,
  subject: texts.anew.subject,
  paragraphs: [
    texts.helloStranger,
    texts.anew.confirmed({ name: nameOf(before) }),
    before.company_name
      ? texts.anew.left({ company: plain(before.company_name) })
      : texts.anew.start,
    { link: `${publicUrl}/dashboard`, action: texts.anew.openCardinal },
  ],
});

/**
 * Invites somebody to a company by email.
 * @param inviter Who invites, with the company
 * @param texts In the inviter's language: that of the recipient is not known
 */
export const invitationLetter = (
  inviter: UserRow,
  { role, link, expiresAt }: ExpiringLink & { role: ChosenRole },
  { language, locale, texts }: LetterTexts,
): AccountLetter => {
  const names = { inviter: nameOf(inviter), company: plain(inviter.company_name ?? '') };
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { acceptIt, subject, text, until } = texts.invitation;
  return {
    language,
    subject: subject(names),
    expiresAt,
    paragraphs: [
      texts.helloStranger,
      text({ inviter: names.inviter, company: names.company, email: inviter.email, role }),
      { link, action: acceptIt },
      until({ inviter: names.inviter, day: days.format(expiresAt) }),
    ],
  };
};
