import { insertActivity } from '../../store/leads/activities.ts';
import {
  findEmailByUnsubscribeToken,
  lockEmailByUnsubscribeToken,
} from '../../store/mail/emails.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { optOut } from '../../store/mail/optOuts.ts';
import { stopDigest } from '../../store/accounts/digests.ts';
import type { ServerContext } from '../context.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** What an unsubscribe link ends: emails to a lead's address, or a user's email of the morning. */
export interface Ended {
  address: string;
  isDigest: boolean;
}

const endedBy = (mail: { lead_id: string | null; to_address: string }): Ended => ({
  address: mail.to_address,
  isDigest: mail.lead_id === null,
});

/** Creates the service that unsubscribes leads. The link of an email identifies its recipient. */
export function createUnsubscribing({ db, announcer, clock }: Dependencies) {
  return {
    /** What a link ends; undefined for an unknown link. */
    async ended(token: string): Promise<Ended | undefined> {
      const mail = await findEmailByUnsubscribeToken(db.read, token);
      return mail && endedBy(mail);
    },

    /** Unsubscribes every lead with the address, or ends a user's emails of the morning. @returns As `ended`. */
    async unsubscribe(token: string): Promise<Ended | undefined> {
      const at = clock();
      const done = await db.write(async (tx) => {
        const mail = await lockEmailByUnsubscribeToken(tx, db.dialect, token);
        if (!mail) return undefined;
        const { workspace_id: workspaceId, to_address: address } = mail;
        if (mail.lead_id === null) {
          await stopDigest(tx, mail.user_id);
          return { workspaceId, ended: endedBy(mail), changed: [] };
        }
        const rows = await optOut(tx, workspaceId, { leadId: mail.lead_id, address, at });
        const changed = [];
        for (const row of rows) {
          const activity = await insertActivity(tx, {
            workspaceId,
            leadId: row.id,
            actorId: mail.user_id,
            type: 'unsubscribed',
            title: 'Unsubscribed from emails',
            description: `With the link in an email to ${address}`,
            at,
          });
          changed.push({ row, activity });
        }
        return { workspaceId, ended: endedBy(mail), changed };
      });
      for (const { row, activity } of done?.changed ?? []) {
        const made = { workspaceId: done?.workspaceId ?? '', origin: null, ownerId: row.owner_id };
        const lead = toLead(row);
        announcer.announce([
          { ...made, type: 'lead_updated', lead, previousOwnerId: null, statusChanged: false },
          { ...made, type: 'activity_created', leadId: row.id, activity },
        ]);
      }
      return done?.ended;
    },
  };
}
