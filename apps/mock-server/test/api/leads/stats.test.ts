import {
  capturesSchema,
  leadStatuses,
  leadTypes,
  serverLimits,
  statsSchema,
} from '@cardinal/contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, insertMany, serviceFor } from '../../helpers/leadCalls.ts';

const day = 86_400_000;
const now = 20_000 * day + 5;

const someLeads = fc.array(
  fc.record({
    lead_status: fc.constantFrom(...leadStatuses),
    lead_type: fc.constantFrom(...leadTypes),
    daysAgo: fc.integer({ min: 0, max: 90 }),
    isMine: fc.boolean(),
    isAssigned: fc.boolean(),
  }),
  { maxLength: 40 },
);
type SomeLead = typeof someLeads extends fc.Arbitrary<(infer T)[]> ? T : never;

/** The same figures, counted in the simplest way. */
function recount(leads: readonly SomeLead[]) {
  const count = (test: (lead: SomeLead) => boolean) => leads.filter(test).length;
  const change = (test: (lead: SomeLead) => boolean) => {
    const recent = count((lead) => test(lead) && lead.daysAgo < 30);
    const before = count((lead) => test(lead) && lead.daysAgo >= 30 && lead.daysAgo < 60);
    return before === 0 ? null : Math.round(((recent - before) / before) * 1_000) / 10;
  };
  return {
    total_leads: leads.length,
    all_leads: leads.length,
    hot_leads: count((lead) => lead.lead_status === 'Hot'),
    warm_leads: count((lead) => lead.lead_status === 'Warm'),
    cold_leads: count((lead) => lead.lead_status === 'Cold'),
    action_required: count((lead) => lead.lead_type === 'Action Required'),
    pending_followup: count((lead) => lead.lead_type === 'Pending Follow-up'),
    event_leads: count((lead) => lead.lead_type === 'Event Leads'),
    unassigned_leads: count((lead) => !lead.isAssigned),
    waiting_leads: count(
      ({ lead_type: type, lead_status: status }) =>
        (type === 'Action Required' || type === 'Pending Follow-up') && status !== 'Closed',
    ),
    changes: {
      total_leads: change(() => true),
      hot_leads: change((lead) => lead.lead_status === 'Hot'),
      action_required: change((lead) => lead.lead_type === 'Action Required'),
      event_leads: change((lead) => lead.lead_type === 'Event Leads'),
    },
  };
}

describeOnEachEngine('dashboard figures', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it('agree with a recount, for managers and for agents', async () => {
    await fc.assert(
      fc.asyncProperty(someLeads, async (leads) => {
        const manager = buildPrincipal({ role: 'manager' });
        const agent = buildPrincipal({ workspaceId: manager.workspaceId });
        const rows = leads.map(({ daysAgo, isMine, isAssigned, ...lead }) => {
          const ownerId = isMine ? agent.userId : manager.userId;
          const assignedTo = isAssigned ? ownerId : null;
          return { ...buildNewLead(lead), ownerId, assignedTo, createdAt: now - daysAgo * day };
        });
        await insertMany(db, manager.workspaceId, rows);
        const figures = (principal: typeof agent) =>
          serviceFor(db, principal, () => now).leads.stats();
        expect(await figures(manager)).toEqual(recount(leads));
        expect(await figures(agent)).toEqual(recount(leads.filter(({ isMine }) => isMine)));
      }),
      { numRuns: 60 },
    );
  });

  it('are all zero, without a comparison, in an empty workspace', async () => {
    const figures = await serviceFor(db, buildPrincipal()).leads.stats();
    expect(statsSchema.parse(figures)).toEqual(recount([]));
  });

  it('of captures agree with a recount by day and source, for managers and for agents', async () => {
    const spellings = [
      'Business Card Scan',
      'business_card',
      'Event',
      'Fair in Köln',
      'fair in köln',
    ];
    const captured = fc.array(
      fc.record({
        source: fc.constantFrom(...spellings),
        daysAgo: fc.integer({ min: 0, max: 40 }),
        isMine: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(captured, async (leads) => {
        const manager = buildPrincipal({ role: 'manager' });
        const agent = buildPrincipal({ workspaceId: manager.workspaceId });
        const rows = leads.map(({ daysAgo, isMine, source }) => ({
          ...buildNewLead({ source }),
          ownerId: isMine ? agent.userId : manager.userId,
          assignedTo: null,
          createdAt: now - daysAgo * day,
        }));
        await insertMany(db, manager.workspaceId, rows);
        for (const [principal, own] of [
          [manager, leads],
          [agent, leads.filter(({ isMine }) => isMine)],
        ] as const) {
          const figures = capturesSchema.parse(
            await serviceFor(db, principal, () => now).leads.captures(),
          );
          const recent = own.filter(({ daysAgo }) => daysAgo < 30);
          expect(figures.days.map(({ leads: n }) => n)).toEqual(
            Array.from(
              { length: 30 },
              (_, index) => recent.filter(({ daysAgo }) => daysAgo === 29 - index).length,
            ),
          );
          expect(figures.days.at(-1)?.date).toBe(new Date(now).toISOString().slice(0, 10));
          const countOf = (pattern: RegExp) =>
            recent.filter((lead) => pattern.test(lead.source)).length;
          const counted = new Map(
            figures.sources.map(({ source, leads: n }) => [source.toLowerCase(), n]),
          );
          expect(counted).toEqual(
            new Map(
              [
                ['business card scan', countOf(/^business/i)] as const,
                ['event', countOf(/^event/i)] as const,
                ['fair in köln', countOf(/^fair/i)] as const,
              ].filter(([, n]) => n > 0),
            ),
          );
          const ordered = figures.sources.map(({ leads: n }) => n);
          expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
          expect(figures.sources_complete).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of captures say if sources cover only the latest leads', async () => {
    const manager = buildPrincipal({ role: 'manager' });
    const lead = (source: string, createdAt: number) => ({
      ...buildNewLead({ source }),
      ownerId: manager.userId,
      assignedTo: null,
      createdAt,
    });
    const many = Array.from({ length: serverLimits.captureSources }, () => lead('Event', now));
    await insertMany(db, manager.workspaceId, [...many, lead('Referral', now - day)]);
    const figures = await serviceFor(db, manager, () => now).leads.captures();
    expect(figures.sources).toEqual([{ source: 'Event', leads: serverLimits.captureSources }]);
    expect(figures.sources_complete).toBe(false);
  });
});
