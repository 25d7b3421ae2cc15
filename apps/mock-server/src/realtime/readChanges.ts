import { toActivity } from '../store/leads/activities.ts';
import { toLead } from '../store/leads/leadRows.ts';
import { activitiesByIds, leadsByIds, subjectsByIds } from '../store/leads/announced.ts';
import type { Read } from '../store/schema.ts';
import type { Change } from './changes.ts';
import type { ChangeNotice } from './wireFormat.ts';

/** A notice that contains everything that its change does. */
type WholeNotice = Extract<ChangeNotice, Change>;

const wholeTypes: ReadonlySet<ChangeNotice['type']> = new Set<WholeNotice['type']>([
  'lead_removed',
  'lead_lost',
  'leads_updated',
  'leads_imported',
  'import_progress',
  'proposals_updated',
]);

const isWhole = (notice: ChangeNotice): notice is WholeNotice => wholeTypes.has(notice.type);

/** Reads the changes that notices of one workspace refer to, except for deleted records. */
export async function readChanges(
  db: Read,
  workspaceId: string,
  notices: readonly ChangeNotice[],
): Promise<Change[]> {
  const idsOf = (pick: (notice: ChangeNotice) => string | undefined) => [
    ...new Set(notices.flatMap((notice) => pick(notice) ?? [])),
  ];
  const leadIds = idsOf((notice) => (isWhole(notice) ? undefined : notice.leadId));
  const activityIds = idsOf((n) => (n.type === 'activity_created' ? n.activityId : undefined));
  const emailIds = idsOf((n) => (n.type === 'email_sent' ? n.emailId : undefined));
  const [leads, activities, subjects] = await Promise.all([
    leadIds.length === 0 ? new Map<string, never>() : leadsByIds(db, workspaceId, leadIds),
    activitiesByIds(db, workspaceId, activityIds),
    subjectsByIds(db, workspaceId, emailIds),
  ]);

  return notices.flatMap((notice): Change[] => {
    const made = { workspaceId, origin: notice.origin };
    if (isWhole(notice)) return [notice];
    const row = leads.get(notice.leadId);
    if (!row) return [];
    const { owner_id: ownerId, id: leadId } = row;
    switch (notice.type) {
      case 'lead_created':
        return [{ ...made, type: notice.type, lead: toLead(row), ownerId }];
      case 'lead_updated': {
        const { previousOwnerId, statusChanged, type } = notice;
        return [{ ...made, type, lead: toLead(row), ownerId, previousOwnerId, statusChanged }];
      }
      case 'activity_created': {
        const activity = activities.get(notice.activityId);
        if (!activity) return [];
        return [{ ...made, type: notice.type, ownerId, leadId, activity: toActivity(activity) }];
      }
      case 'email_sent': {
        const { emailId, type } = notice;
        const subject = subjects.get(emailId);
        return subject === undefined ? [] : [{ ...made, type, ownerId, leadId, emailId, subject }];
      }
    }
  });
}
