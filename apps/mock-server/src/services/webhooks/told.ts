import type { Read } from '../../store/schema.ts';
import type { DeliveryRow } from '../../store/webhooks/deliveries.ts';
import {
  toldActivity,
  toldEmail,
  toldEvent,
  toldImport,
  toldLead,
  type Told,
} from '../../store/webhooks/told.ts';
import { countEventLeads } from '../../store/events/events.ts';
import { toActivity } from '../../store/leads/activities.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { toEvent } from '../events/eventService.ts';
import { toImportSummary } from '../importing/state/importSummary.ts';
import { toEmail } from '../mail/emailService.ts';
import { isoOf } from '../shared/times.ts';

type Reader = (db: Read, told: Told) => Promise<object | undefined>;

/** How the record of an event is read, by the beginning of the event's type. */
const readers: Readonly<Record<string, Reader>> = {
  lead: async (db, told) => {
    const row = await toldLead(db, told);
    return row && toLead(row);
  },
  activity: async (db, told) => {
    const row = await toldActivity(db, told);
    return row && { ...toActivity(row), lead_id: row.lead_id };
  },
  email: async (db, told) => {
    const row = await toldEmail(db, told);
    return row && toEmail(row);
  },
  import: async (db, told) => {
    const row = await toldImport(db, told);
    return row && toImportSummary(row);
  },
  event: async (db, told) => {
    const row = await toldEvent(db, told);
    if (!row) return undefined;
    const counts = await countEventLeads(db, { workspaceId: told.workspaceId }, [told.id]);
    return toEvent(row, counts.get(told.id) ?? 0);
  },
};

/**
 * The body of a delivery: the record as calls return it, at the time of the first attempt. Of a
 * record that is gone, only its id.
 */
export async function bodyOf(db: Read, delivery: DeliveryRow): Promise<string> {
  const { type, item_id: id, workspace_id: workspaceId, at } = delivery;
  const read = readers[type.split('.', 1)[0] ?? ''];
  const data = (await read?.(db, { workspaceId, id })) ?? { id };
  return JSON.stringify({ type, timestamp: isoOf(at), data });
}
