import { type Lead, type RealtimeMessage, type Role, isManagerRole } from '@cardinal/contract';
import type { Change } from './changes.ts';

/** The user of a socket. */
export interface Listener {
  workspaceId: string;
  userId: string;
  role: Role;
  sessionId: string;
}

/** Who may receive a message: the managers of the workspace, and the agent who owns the record. */
type Reader = (listener: Listener) => boolean;

const readers =
  (ownerId: string): Reader =>
  ({ role, userId }) =>
    isManagerRole(role) || userId === ownerId;

/** The managers of the workspace, or the agent who owns the records. */
const managersOr = (ownerId: string | null): Reader =>
  ownerId === null
    ? ({ role }) => isManagerRole(role)
    : ({ role, userId }) => userId === ownerId && !isManagerRole(role);

const only =
  (userId: string): Reader =>
  (listener) =>
    listener.userId === userId;

const losing =
  (previousOwnerId: string | null, ownerId: string): Reader =>
  ({ role, userId }) =>
    userId === previousOwnerId && userId !== ownerId && !isManagerRole(role);

const removed = (leadId: Lead['id'], origin: string | null): RealtimeMessage => ({
  type: 'lead_updated',
  payload: { lead: { id: leadId }, removed: true },
  origin,
});

/** The messages of a change, and their readers. */
export function messagesOf(change: Change): { to: Reader; message: RealtimeMessage }[] {
  const { origin } = change;
  switch (change.type) {
    case 'lead_created': {
      const { lead, ownerId } = change;
      return [
        { to: readers(ownerId), message: { type: 'lead_created', payload: { lead }, origin } },
      ];
    }
    case 'lead_updated': {
      const { lead, ownerId, previousOwnerId, statusChanged } = change;
      const payload = { lead, status_changed: statusChanged };
      const message: RealtimeMessage = { type: 'lead_updated', payload, origin };
      const isGiven = previousOwnerId !== null && previousOwnerId !== ownerId;
      // Those who see every lead anyway are not told whose it is now.
      const given = isGiven &&
        lead.assignedTo === ownerId && { ...payload, assigned: true as const };
      return [
        { to: given ? managersOr(null) : readers(ownerId), message },
        ...(given ? [{ to: managersOr(ownerId), message: { ...message, payload: given } }] : []),
        { to: losing(previousOwnerId, ownerId), message: removed(lead.id, origin) },
      ];
    }
    case 'lead_removed':
      return [{ to: readers(change.ownerId), message: removed(change.leadId, origin) }];
    case 'lead_lost':
      return [{ to: managersOr(change.userId), message: removed(change.leadId, origin) }];
    case 'activity_created': {
      const { leadId, activity, ownerId } = change;
      const payload = { leadId, activity };
      return [{ to: readers(ownerId), message: { type: 'activity_created', payload, origin } }];
    }
    case 'email_sent': {
      const { leadId, subject, ownerId } = change;
      const payload = { leadId, subject };
      return [{ to: readers(ownerId), message: { type: 'email_sent', payload, origin } }];
    }
    case 'leads_updated': {
      const { count, change: done, leadStatus, ownerId } = change;
      const payload = { count, change: done, lead_status: leadStatus };
      return [{ to: managersOr(ownerId), message: { type: 'leads_updated', payload, origin } }];
    }
    case 'leads_imported': {
      const { count, ownerId } = change;
      const payload = { count };
      return [{ to: managersOr(ownerId), message: { type: 'leads_imported', payload, origin } }];
    }
    case 'import_progress': {
      const { importId, status, done, total, userId } = change;
      const payload = { importId, status, done, total };
      return [{ to: only(userId), message: { type: 'import_progress', payload, origin } }];
    }
    case 'proposals_updated': {
      const { userId, client } = change;
      const message = { type: change.type, payload: { client }, origin };
      return [{ to: only(userId), message }];
    }
  }
}
