import { z } from 'zod';
import { paging, serverLimits } from '../limits.ts';

const count = z.int().min(0);
const change = z.number().nullable();

/** Response to `GET /api/dashboard/stats`: counts over every lead that the caller may read. */
export const statsSchema = z
  .object({
    total_leads: count,
    hot_leads: count,
    warm_leads: count,
    cold_leads: count,
    action_required: count,
    pending_followup: count,
    event_leads: count,
    all_leads: count,
    unassigned_leads: count.meta({ description: 'Leads without `assignedTo`' }),
    waiting_leads: count.meta({
      description: `Leads that are waiting for contact, as \`GET /api/communications/due\` lists them; at most ${paging.exactCount} are counted`,
    }),
    changes: z
      .object({
        total_leads: change,
        hot_leads: change,
        action_required: change,
        event_leads: change,
      })
      .meta({
        description:
          'Percentage with one decimal: leads created in the last 30 days compared with the 30 days before; null if there is nothing to compare',
      }),
  })
  .meta({ id: 'DashboardStats' });

/** Counts over every lead that the caller may read. */
export type DashboardStats = z.infer<typeof statsSchema>;

/** Response to `GET /api/dashboard/captures`: leads created in the last 30 days, by day and source. */
export const capturesSchema = z
  .object({
    days: z
      .array(z.object({ date: z.iso.date(), leads: count }))
      .length(serverLimits.captureDays)
      .meta({ description: 'Every day in UTC, oldest first; the last one is today' }),
    sources: z
      .array(z.object({ source: z.string(), leads: count.min(1) }))
      .meta({ description: 'Most frequent source first; older spellings count as their label' }),
    sources_complete: z.boolean().meta({
      description: `Whether \`sources\` covers all of these leads; otherwise it covers the latest ${serverLimits.captureSources}`,
    }),
  })
  .meta({ id: 'Captures' });

/** Leads created in the last 30 days, by day and source. */
export type Captures = z.infer<typeof capturesSchema>;
