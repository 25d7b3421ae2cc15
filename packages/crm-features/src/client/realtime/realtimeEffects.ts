import type { RealtimeMessage } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import type { Refresher } from '../queries/refresh.ts';
import { liveTexts } from './liveTexts.ts';

/** What happened to many leads. */
function countTitle(message: Extract<RealtimeMessage, { payload: { count: number } }>): string {
  if (message.type === 'leads_imported') return liveTexts.leadsImported;
  return message.payload.change === 'assigned' ? liveTexts.leadsAssigned : liveTexts.leadsUpdated;
}

function toast(message: RealtimeMessage) {
  switch (message.type) {
    case 'lead_created':
      toasts.show({
        title: liveTexts.leadCreated,
        description: leadName(message.payload.lead),
        tone: 'info',
      });
      break;
    case 'lead_updated': {
      if (!('status_changed' in message.payload)) break;
      const { lead, status_changed: isStatus, assigned } = message.payload;
      if (assigned) {
        toasts.show({ title: liveTexts.newForYou, description: leadName(lead), tone: 'info' });
      }
      if (!isStatus) break;
      toasts.show({
        title: liveTexts.leadUpdated,
        description: liveTexts.nowStatus(leadName(lead), lead.lead_status),
        tone: 'info',
      });
      break;
    }
    case 'email_sent':
      toasts.show({
        title: liveTexts.emailSent,
        description: message.payload.subject,
        tone: 'info',
      });
      break;
    case 'leads_updated':
    case 'leads_imported':
      // Undoing an import, or an import that only changes leads, reports a count of zero.
      if (message.payload.count === 0) break;
      toasts.show({
        title: countTitle(message),
        description: liveTexts.leadCount(message.payload.count),
        tone: 'info',
      });
      break;
    case 'proposals_updated':
      if (message.payload.client === null) break;
      toasts.show({
        title: liveTexts.suggested,
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
export function applyRealtimeMessage(
  message: RealtimeMessage,
  { refresher, clientId }: { refresher: Refresher; clientId: string },
): void {
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
  if (!isOwn) toast(message);
}
