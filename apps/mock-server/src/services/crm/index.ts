import { createHubSpot } from '../../ports/crm/index.ts';
import { listAdmins } from '../../store/accounts/users.ts';
import type { Write } from '../../store/schema.ts';
import type { CrmConnectionRow } from '../../store/webhooks/crm.ts';
import type { ServerContext } from '../context.ts';
import { mailOf, plain } from '../mail/letter.ts';
import type { StoredMail } from '../mail/outbox.ts';
import { letterTextsFor } from '../mail/toUsers/accountLetters.ts';
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
    const mails: StoredMail[] = [];
    for (const admin of await listAdmins(tx, workspaceId)) {
      const to = { name: fullName(admin), address: admin.email };
      const { language, texts } = await letterTextsFor(admin);
      const letter = await mailOf({
        language,
        subject: texts.crmPaused.subject,
        paragraphs: [
          texts.crmPaused.text({ reason: plain(reason) }),
          texts.crmPaused.enterKey,
          { link: `${publicUrl}/members?tab=crm`, action: texts.crmPaused.openCrm },
        ],
      });
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
