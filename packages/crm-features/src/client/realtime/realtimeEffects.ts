import type { RealtimeMessage } from '@cardinal/contract';
import { loadTexts, type TextsOf } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';
import { spoken } from '../../language/spoken.ts';
import type { Refresher } from '../queries/refresh.ts';
import { liveMessages } from './liveTexts.ts';

type LiveTexts = TextsOf<typeof liveMessages>;

/** What happened to many leads. */
function countTitle(
  message: Extract<RealtimeMessage, { payload: { count: number } }>,
  texts: LiveTexts,
): string {
  if (message.type === 'leads_imported') return texts.leadsImported;
  return message.payload.change === 'assigned' ? texts.leadsAssigned : texts.leadsUpdated;
}

function toast(message: RealtimeMessage, texts: LiveTexts, { statuses }: LabelTexts) {
  switch (message.type) {
    case 'lead_created':
      toasts.show({
        title: texts.leadCreated,
        description: leadName(message.payload.lead),
        tone: 'info',
      });
      break;
    case 'lead_updated': {
      if (!('status_changed' in message.payload)) break;
      const { lead, status_changed: isStatus, assigned } = message.payload;
      if (assigned) {
        toasts.show({ title: texts.newForYou, description: leadName(lead), tone: 'info' });
      }
      if (!isStatus) break;
      toasts.show({
        title: texts.leadUpdated,
        description: texts.nowStatus({ name: leadName(lead), status: statuses[lead.lead_status] }),
        tone: 'info',
      });
      break;
    }
    case 'email_sent':
      toasts.show({
        title: texts.emailSent,
        description: message.payload.subject,
        tone: 'info',
      });
      break;
    case 'leads_updated':
    case 'leads_imported':
      // Undoing an import, or an import that only changes leads, reports a count of zero.
      if (message.payload.count === 0) break;
      toasts.show({
        title: countTitle(message, texts),
        description: texts.leadCount({ count: message.payload.count }),
        tone: 'info',
      });
      break;
    case 'proposals_updated':
      if (message.payload.client === null) break;
      toasts.show({
        title: texts.suggested,
        description: message.payload.client,
        tone: 'info',
      });
      break;
    case 'activity_created':
    case 'import_progress':
      break;
  }
}

/**
 * Handles a realtime message: refreshes the affected queries and shows a toast, except in the tab
 * that caused the change, which has already shown one.
 */
export async function applyRealtimeMessage(
  message: RealtimeMessage,
  { refresher, clientId }: { refresher: Refresher; clientId: string },
): Promise<void> {
  const isOwn = message.origin === clientId;
  switch (message.type) {
    case 'lead_created':
      refresher.leads();
      break;
    case 'leads_imported':
    case 'leads_updated':
      refresher.everyLead();
      break;
    case 'lead_updated':
      // A tab closes the lead that it deletes; fetching it meanwhile would only result in a 404.
      if (isOwn && 'removed' in message.payload) refresher.leads();
      else refresher.leads(message.payload.lead.id);
      break;
    case 'activity_created':
    case 'email_sent':
      refresher.activities(message.payload.leadId);
      break;
    case 'import_progress':
      refresher.imports();
      break;
    case 'proposals_updated':
      refresher.proposals();
      break;
  }
  if (isOwn) return;
  const { language, locale } = spoken();
  const [texts, labels] = await Promise.all([
    loadTexts(liveMessages, language, locale),
    loadTexts(labelMessages, language, locale),
  ]);
  toast(message, texts, labels);
}
