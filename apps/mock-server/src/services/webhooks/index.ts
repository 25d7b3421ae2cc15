import { createWebhookSender } from '../../ports/outside/index.ts';
import { listAdmins } from '../../store/accounts/users.ts';
import type { Write } from '../../store/schema.ts';
import type { WebhookRow } from '../../store/webhooks/webhooks.ts';
import type { ServerContext } from '../context.ts';
import { mailOf, plain } from '../mail/letter.ts';
import type { StoredMail } from '../mail/outbox.ts';
import { letterTextsFor } from '../mail/toUsers/accountLetters.ts';
import { recordAudit } from '../shared/audit.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import { fullName } from '../shared/names.ts';
import type { Principal } from '../shared/principal.ts';
import { registerDelivery } from './delivery.ts';
import { createWebhooks } from './webhooks.ts';

/** Addresses of other systems that are told what happens: the service, and the jobs that deliver. */
export function createWebhooksArea(context: ServerContext) {
  const { settings, clock, outbox, publicUrl } = context;
  const sender = createWebhookSender(settings.webhookHosts);

  /** Records that a webhook was paused, and tells the administrators. */
  async function onPaused(tx: Write, hook: WebhookRow) {
    const { id, url, workspace_id: workspaceId, created_by: userId } = hook;
    await recordAudit(tx, { workspaceId, userId }, clock(), [
      {
        action: 'webhook_paused',
        subject: { type: 'webhook', id, name: url },
        after: { active: false },
      },
    ]);
    const mails: StoredMail[] = [];
    for (const admin of await listAdmins(tx, workspaceId)) {
      const to = { name: fullName(admin), address: admin.email };
      const { language, texts } = await letterTextsFor(admin);
      const letter = await mailOf({
        language,
        subject: texts.webhookPaused.subject,
        paragraphs: [
          texts.webhookPaused.text({ address: plain(url) }),
          texts.webhookPaused.activate,
          { link: `${publicUrl}/members?tab=webhooks`, action: texts.webhookPaused.openWebhooks },
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

  registerDelivery({ ...context, sender, onPaused });
  return {
    webhooksOf: (principal: Principal) =>
      createWebhooks({ ...actingFor(context, principal), sender }, principal),
  };
}
