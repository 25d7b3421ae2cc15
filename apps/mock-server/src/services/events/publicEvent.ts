import { eventTextFields, perField } from '@cardinal/contract/labels';
import type { PublicEvent } from '@cardinal/contract';
import type { EventRow } from '../../store/events/events.ts';
import { isoOf } from '../shared/times.ts';

/** A stored event as partners' pages show it. */
export const toPublicEvent = (row: EventRow): PublicEvent => ({
  id: row.id,
  ...perField(eventTextFields, (field) => row[field]),
  start_date: isoOf(row.start_at),
  end_date: isoOf(row.end_at),
});
