import { createHubSpot } from '../../ports/crm/index.ts';
import { listAdmins } from '../../store/accounts/users.ts';
import type { Write } from '../../store/schema.ts';
import type { CrmConnectionRow } from '../../store/webhooks/crm.ts';
import type { ServerContext } from '../context.ts';
import { mailOf, plain } from '../mail/letter.ts';
import type { StoredMail } from '../mail/outbox.ts';
import { recordAudit } from '../shared/audit.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import { fullName } from '../shared/names.ts';
import type { Principal } from '../shared/principal.ts';
import { createCrm } from './crm.ts';
import { registerCrm } from './crmJob.ts';
import { createLeadInCrm } from './leadInCrm.ts';

/** Another CRM that leads are sent to: the service, and the jobs that send. */
export function createCrmArea(context: ServerContext) {
  const { settings, clock, outbox, publicUrl } = context;
  const connector = createHubSpot(settings.hubSpotUrl);

  /** Records that a connection was paused, and tells the administrators. */
  async function onPaused(tx: Write, connection: CrmConnectionRow, reason: string) {
    const { workspace_id: workspaceId, account, created_by: userId } = connection;
    await recordAudit(tx, { workspaceId, userId }, clock(), [
      {
        action: 'crm_paused',
        subject: { type: 'company', id: workspaceId, name: `HubSpot ${account}` },
        after: { active: false },
      },
    ]);
    const letter = await mailOf({
      subject: 'HubSpot was paused',
      paragraphs: [
        `No leads are sent to HubSpot any more. ${plain(reason)}`,
        'What was not sent waits. Enter a new service key to go on:',
        { link: `${publicUrl}/members?tab=crm`, action: 'Open HubSpot' },
      ],
    });
    const mails: StoredMail[] = [];
    for (const admin of await listAdmins(tx, workspaceId)) {
      const to = { name: fullName(admin), address: admin.email };
      mails.push(
        await outbox.store(tx, { ...letter, workspaceId, userId: admin.id, leadId: null, to }),
      );
    }
    return () => {
      for (const mail of mails) void outbox.trySending(mail);
    };
  }

  registerCrm({ ...context, connector, onPaused });
  return {
    crmOf: (principal: Principal) =>
      createCrm({ ...actingFor(context, principal), connector }, principal),
    leadInCrmOf: (principal: Principal) =>
      createLeadInCrm(actingFor(context, principal), principal),
  };
}
