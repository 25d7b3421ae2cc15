import { createdLeadSchema, leadSchema, leadUpdateSchema } from '@cardinal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchingVersions } from '../../../src/http/responses/entityTags.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, listQuery, serviceFor } from '../../helpers/leadCalls.ts';

const change = (fields: Record<string, unknown>) => leadUpdateSchema.parse(fields);

describeOnEachEngine('leads', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  const historyOf = (leadId: string) =>
    db.read
      .selectFrom('activities')
      .select(['type', 'title', 'description', 'actor_id'])
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute();

  describe('creating', () => {
    it('returns the lead as stored, owned by its creator, with one history entry', async () => {
      const principal = buildPrincipal({ clientId: 'tab-1' });
      const { leads, announced } = serviceFor(db, principal, () => 1_700_000_000_000);
      const input = buildNewLead({ first_name: 'Zoë \'O"', notes: 'a\nb', source: 'Referral' });
      const created = await leads.create(input);

      expect(createdLeadSchema.parse(created)).toEqual(created);
      expect(created).toMatchObject({
        ...input,
        status: 'warm',
        assignedTo: principal.userId,
        created_by: principal.userId,
        created_at: '2023-11-14T22:13:20.000Z',
        version: 1,
        duplicates: [],
      });
      const { duplicates: _none, ...lead } = created;
      expect(await leads.get(created.id)).toEqual(lead);
      expect(await historyOf(created.id)).toEqual([
        {
          type: 'created',
          title: 'Lead created',
          description: 'Source: Referral',
          actor_id: principal.userId,
        },
      ]);
      const common = { workspaceId: principal.workspaceId, origin: 'tab-1' };
      expect(announced).toMatchObject([
        { ...common, type: 'lead_created', lead, ownerId: principal.userId },
        { ...common, type: 'activity_created', leadId: lead.id, ownerId: principal.userId },
      ]);
    });

    it('lists likely duplicates: same email first, then same phone', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const byEmail = await leads.create(buildNewLead({ email: 'Same@Example.com' }));
      const byPhone = await leads.create(
        buildNewLead({ email: 'other@example.com', phone: '+49 (30) 2312-5106' }),
      );
      const created = await leads.create(
        buildNewLead({ email: 'same@example.COM', phone: '0049 30 23125106' }),
      );
      expect(created.duplicates).toEqual([
        { id: byEmail.id, reason: 'email' },
        { id: byPhone.id, reason: 'phone' },
      ]);
    });

    it('does not treat a missing or very short phone as the same person', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      for (const phone of ['', '112']) {
        await leads.create(buildNewLead({ email: `a${phone}@example.com`, phone }));
        const second = await leads.create(buildNewLead({ email: `b${phone}@example.com`, phone }));
        expect(second.duplicates).toEqual([]);
      }
    });

    it('shows an agent no duplicates among leads of others', async () => {
      const agent = buildPrincipal();
      const colleague = buildPrincipal({ workspaceId: agent.workspaceId });
      const manager = buildPrincipal({ workspaceId: agent.workspaceId, role: 'manager' });
      const first = await serviceFor(db, colleague).leads.create(buildNewLead());
      const elsewhere = await serviceFor(db, buildPrincipal({ role: 'admin' })).leads.create(
        buildNewLead(),
      );
      expect(elsewhere.duplicates).toEqual([]);
      const second = await serviceFor(db, agent).leads.create(buildNewLead());
      expect(second.duplicates).toEqual([]);
      const third = await serviceFor(db, manager).leads.create(buildNewLead());
      expect(third.duplicates.map(({ id }) => id).toSorted()).toEqual([first.id, second.id]);
    });
  });

  describe('duplicates', () => {
    it('are listed whole for a lead, same email first, without the lead itself', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const phone = '+49 (30) 2312-5106';
      const byPhone = await leads.create(buildNewLead({ email: 'other@example.com', phone }));
      const lead = await leads.create(buildNewLead({ phone: '0049 30 23125106' }));
      const byEmail = await leads.create(buildNewLead({ email: lead.email.toUpperCase() }));
      await leads.create(buildNewLead({ email: 'nobody@example.com', phone: '' }));
      const found = await leads.duplicates(lead.id);
      expect(found.map(({ reason, lead: { id } }) => [reason, id])).toEqual([
        ['email', byEmail.id],
        ['phone', byPhone.id],
      ]);
      expect(found[0]?.lead).toEqual(await leads.get(byEmail.id));
    });

    it('are none for a lead that is alone, and not found for one of others', async () => {
      const owner = buildPrincipal();
      const { id } = await serviceFor(db, owner).leads.create(buildNewLead());
      expect(await serviceFor(db, owner).leads.duplicates(id)).toEqual([]);
      const colleague = buildPrincipal({ workspaceId: owner.workspaceId });
      await serviceFor(db, colleague).leads.create(buildNewLead());
      await expect(serviceFor(db, colleague).leads.duplicates(id)).rejects.toMatchObject({
        kind: 'not_found',
      });
      expect(await serviceFor(db, owner).leads.duplicates(id)).toEqual([]);
    });
  });

  describe('scope', () => {
    it('lets agents reach only what they own, managers all of their workspace, others nothing', async () => {
      const owner = buildPrincipal();
      const { workspaceId } = owner;
      const { id } = await serviceFor(db, owner).leads.create(buildNewLead({ notes: 'mine' }));
      const reaches = async (principal: ReturnType<typeof buildPrincipal>) => {
        const { leads } = serviceFor(db, principal);
        const outcomes = await Promise.allSettled([
          leads.get(id),
          leads.update(id, change({ notes: `seen by ${principal.role}` })),
        ]);
        const listed = await leads.list(listQuery());
        const sought = await leads.list(listQuery({ q: 'lovelace' }));
        const { total_leads: counted } = await leads.stats();
        const found = [listed.total, sought.total, counted, listed.rows.length];
        return [
          ...outcomes.map((outcome) =>
            outcome.status === 'fulfilled' ? 'found' : outcome.reason.kind,
          ),
          ...found,
        ];
      };
      const all = ['found', 'found', 1, 1, 1, 1];
      const none = ['not_found', 'not_found', 0, 0, 0, 0];
      expect(await reaches(owner)).toEqual(all);
      expect(await reaches(buildPrincipal({ workspaceId, role: 'manager' }))).toEqual(all);
      expect(await reaches(buildPrincipal({ workspaceId, role: 'admin' }))).toEqual(all);
      expect(await reaches(buildPrincipal({ workspaceId }))).toEqual(none);
      expect(await reaches(buildPrincipal({ workspaceId, role: 'pending' }))).toEqual(none);
      expect(await reaches(buildPrincipal({ role: 'admin' }))).toEqual(none);
      const stored = await serviceFor(db, owner).leads.get(id);
      expect(stored).toMatchObject({ notes: 'seen by admin', version: 4 });
    });

    it.each(['', 'nothing', '\u0000', '%', "' or ''='", 'a'.repeat(5_000)])(
      'finds nothing by the id %j',
      async (id) => {
        const { leads } = serviceFor(db, buildPrincipal({ role: 'admin' }));
        await expect(leads.get(id)).rejects.toMatchObject({ kind: 'not_found' });
        await expect(leads.update(id, change({ notes: 'x' }))).rejects.toMatchObject({
          kind: 'not_found',
        });
      },
    );
  });

  describe('changing', () => {
    it('records old and new status, and other old and new values, as one entry', async () => {
      const principal = buildPrincipal();
      let now = 1_000;
      const { leads, announced } = serviceFor(db, principal, () => now);
      const { id } = await leads.create(buildNewLead({ notes: 'Call in May' }));
      announced.length = 0;
      now = 2_000;
      const changed = await leads.update(
        id,
        change({ status: 'hot', notes: 'Called', phone: '1' }),
      );

      expect(leadSchema.parse(changed)).toMatchObject({
        lead_status: 'Hot',
        status: 'hot',
        notes: 'Called',
        phone: '1',
        version: 2,
        updated_at: '1970-01-01T00:00:02.000Z',
        created_at: '1970-01-01T00:00:01.000Z',
      });
      expect((await historyOf(id)).slice(1)).toMatchObject([
        {
          type: 'status_changed',
          title: 'Status changed from Warm to Hot',
          description: 'Phone: (empty) → “1”\nNotes: “Call in May” → “Called”',
        },
      ]);
      expect(announced).toMatchObject([
        { type: 'lead_updated', lead: changed, statusChanged: true, previousOwnerId: null },
        { type: 'activity_created', leadId: id },
      ]);
    });

    it('finds a lead by its current name, not by its previous one', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead({ company: 'Old Name' }));
      await leads.update(id, change({ company: 'Nîmes Textiles' }));
      expect((await leads.list(listQuery({ q: 'old' }))).total).toBe(0);
      expect((await leads.list(listQuery({ q: 'nimes' }))).total).toBe(1);
    });

    it('changes nothing if nothing differs', async () => {
      const { leads, announced } = serviceFor(db, buildPrincipal());
      const { duplicates: _none, ...created } = await leads.create(buildNewLead());
      announced.length = 0;
      expect(await leads.update(created.id, change({ lead_status: 'Warm' }))).toEqual(created);
      expect(await leads.update(created.id, change({}))).toEqual(created);
      expect(await historyOf(created.id)).toHaveLength(1);
      expect(announced).toEqual([]);
    });

    it('keeps absent fields, and clears empty ones', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead({ notes: 'keep', phone: '123' }));
      const changed = await leads.update(id, change({ phone: null, first_name: 'Eve' }));
      expect(changed).toMatchObject({ notes: 'keep', phone: '', first_name: 'Eve' });
    });

    it.each(['"1"', '1', 'W/"1"', '"7", "1"', '*'])('accepts If-Match %s', async (header) => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead());
      expect(
        await leads.update(id, change({ notes: 'x' }), matchingVersions(header)),
      ).toMatchObject({ version: 2 });
    });

    it.each(['"2"', '', 'rubbish', '"0", "11"'])('refuses If-Match %j', async (header) => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead());
      await expect(
        leads.update(id, change({ notes: 'x' }), matchingVersions(header)),
      ).rejects.toMatchObject({
        kind: 'stale',
      });
      expect(await leads.get(id)).toMatchObject({ notes: '', version: 1 });
    });

    it('lets exactly one of many changes to the same version win', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead());
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) =>
          leads.update(id, change({ notes: `writer ${index}` }), [1]),
        ),
      );
      const kinds = outcomes.map((outcome) =>
        outcome.status === 'fulfilled' ? 'changed' : outcome.reason.kind,
      );
      expect(kinds.toSorted()).toEqual(['changed', ...Array.from({ length: 7 }, () => 'stale')]);
      expect(await leads.get(id)).toMatchObject({ version: 2 });
      expect(await historyOf(id)).toHaveLength(2);
    });

    it('loses none of many changes without If-Match', async () => {
      const { leads } = serviceFor(db, buildPrincipal());
      const { id } = await leads.create(buildNewLead());
      await Promise.all([
        leads.update(id, change({ notes: 'n' })),
        leads.update(id, change({ phone: '5' })),
        leads.update(id, change({ company: 'c' })),
        leads.update(id, change({ lead_status: 'Hot' })),
      ]);
      expect(await leads.get(id)).toMatchObject({
        notes: 'n',
        phone: '5',
        company: 'c',
        lead_status: 'Hot',
        version: 5,
      });
      expect(await historyOf(id)).toHaveLength(5);
    });
  });

  it('never shows a deleted lead', async () => {
    const manager = buildPrincipal({ role: 'manager' });
    const { leads } = serviceFor(db, manager);
    const { id } = await leads.create(buildNewLead());
    await db.write((tx) =>
      tx.updateTable('leads').set({ deleted_at: 5 }).where('id', '=', id).execute(),
    );
    await expect(leads.get(id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await leads.list(listQuery({ q: 'lovelace' }))).toMatchObject({ rows: [], total: 0 });
    expect(await leads.stats()).toMatchObject({ total_leads: 0, unassigned_leads: 0 });
    expect((await leads.create(buildNewLead())).duplicates).toEqual([]);
  });
});
