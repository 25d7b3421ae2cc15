import { findSuccessor } from '../../../store/accounts/team.ts';
import { findUser, type UserRow } from '../../../store/accounts/users.ts';
import { findPartnerKey } from '../../../store/partners/partnerKeys.ts';
import { recordBurst } from '../../../store/partners/unconfirmedLeads.ts';
import type { Write } from '../../../store/schema.ts';
import type { Logger } from 'pino';
import { fullName } from '../../shared/names.ts';
import type { Partner } from '../../shared/principal.ts';
import { mailOf, plain, type AccountLetter } from '../letter.ts';
import type { Outbox, StoredMail } from '../outbox.ts';
import { letterTextsFor } from './accountLetters.ts';

interface Dependencies {
  clock: () => number;
  log: Logger;
  outbox: Outbox;
  /** Public URL of the server, without a trailing slash. */
  publicUrl: string;
  /** Whether email leaves this server. */
  sendsMail: boolean;
}

/** A burst is over when no entry has been held back for this long, in milliseconds. */
const pause = 3_600_000;

async function letterOf(user: UserRow, keyName: string, publicUrl: string): Promise<AccountLetter> {
  const { language, texts } = await letterTextsFor(user);
  const key = plain(keyName);
  return {
    language,
    subject: texts.burst.subject({ key }),
    paragraphs: [
      texts.hello({ name: plain(user.first_name) }),
      texts.burst.text({ key }),
      texts.burst.look,
      { link: `${publicUrl}/members?tab=partners`, action: texts.burst.see },
      texts.burst.once,
    ],
  };
}

/** Creates the writer of the email that tells the owner of a key about a burst, once for each. */
export function createBurstLetters({ clock, outbox, publicUrl, sendsMail, log }: Dependencies) {
  /** Who created the key, or, if they have left the company, who would take it over. */
  async function ownerOf(tx: Write, { workspaceId, keyId }: Partner) {
    const key = await findPartnerKey(tx, workspaceId, keyId);
    const creator = key && (await findUser(tx, key.created_by));
    return creator?.company_id === workspaceId ? creator : findSuccessor(tx, workspaceId, '');
  }

  return {
    /** Stores the email if a burst has just begun. */
    async store(tx: Write, partner: Partner): Promise<StoredMail | undefined> {
      const hasBegun = await recordBurst(tx, partner.keyId, { now: clock(), pause });
      // The local mailbox has no reader.
      const owner = hasBegun && sendsMail ? await ownerOf(tx, partner) : undefined;
      if (!owner) return undefined;
      return outbox.store(tx, {
        ...(await mailOf(await letterOf(owner, partner.name, publicUrl))),
        workspaceId: partner.workspaceId,
        userId: owner.id,
        leadId: null,
        to: { name: fullName(owner), address: owner.email },
      });
    },

    /** Sends it; a visitor does not wait for that. */
    send: (mail: StoredMail): Promise<unknown> =>
      outbox
        .trySending(mail)
        .catch((error: unknown) => log.error({ err: error }, 'letter about a burst not sent')),
  };
}
