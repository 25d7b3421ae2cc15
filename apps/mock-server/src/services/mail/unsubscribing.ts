import { insertActivity } from '../../store/leads/activities.ts';
import {
  findEmailByUnsubscribeToken,
  lockEmailByUnsubscribeToken,
} from '../../store/mail/emails.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { optOut } from '../../store/mail/optOuts.ts';
import type { ServerContext } from '../context.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** Creates the service that unsubscribes leads. The link of an email identifies its recipient. */
export function createUnsubscribing({ db, announcer, clock }: Dependencies) {
  return {
    /** The address that a link unsubscribes; undefined for an unknown link. */
    async addressOf(token: string): Promise<string | undefined> {
      return (await findEmailByUnsubscribeToken(db.read, token))?.to_address;
    },

    /** Unsubscribes every lead with the address. @returns As `addressOf`. */
    async unsubscribe(token: string): Promise<string | undefined> {
      const at = clock();
      const done = await db.write(async (tx) => {
        const mail = await lockEmailByUnsubscribeToken(tx, db.dialect, token);
        if (!mail?.lead_id) return undefined;
        const { workspace_id: workspaceId, to_address: address } = mail;
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
        return { workspaceId, address, changed };
      });
      for (const { row, activity } of done?.changed ?? []) {
        const made = { workspaceId: done?.workspaceId ?? '', origin: null, ownerId: row.owner_id };
        const lead = toLead(row);
        announcer.announce([
          { ...made, type: 'lead_updated', lead, previousOwnerId: null, statusChanged: false },
          { ...made, type: 'activity_created', leadId: row.id, activity },
        ]);
      }
      return done?.address;
    },
  };
}
