import { createdLeadSchema, dispatchSchema, mergedLeadSchema } from '@cardinal/contract';
import { beforeAll, expect, it } from 'vitest';
import { localMailbox, type MailMessage } from '../../../src/ports/mail/index.ts';
import { createMerging } from '../../../src/services/leads/merging/merging.ts';
import { findLead } from '../../../src/store/leads/leads.ts';
import { insertActivity } from '../../../src/store/leads/activities.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';
import { startTestServer } from '../../helpers/server.ts';

describeOnEachEngine('an email to a lead that is merged meanwhile', (open, { dialect }) => {
  let db: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    db = await open();
  });

  it('is recorded with the lead that was kept', async () => {
    const taken = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    const mailer = {
      ...localMailbox,
      async deliver({ subject }: MailMessage) {
        // The welcome email is sent at once.
        if (subject !== 'Hello') return;
        asked.resolve(undefined);
        await taken.promise;
      },
    };
    const server = await startTestServer({ db, mailer });
    const { access_token: token } = await server.register();
    const post = (path: string, json: unknown) =>
      server.request(path, { method: 'POST', token, json });
    const createLead = async (name: string) => {
      const json = { first_name: name, email: `${name}@example.com` };
      return createdLeadSchema.parse(await (await post('/api/leads', json)).json()).id;
    };
    const titles = (leadId: string) =>
      db.read
        .selectFrom('activities')
        .select(['title', 'email_id'])
        .where('lead_id', '=', leadId)
        .where('type', '=', 'email')
        .execute();
    const kept = await createLead('ada');
    const other = await createLead('grace');
    const sending = post('/api/emails/send', { leadId: other, subject: 'Hello', content: 'Hi' });
    await asked.promise;

    const answer = await post(`/api/leads/${kept}/merge`, { other });
    const { merge_id: mergeId } = mergedLeadSchema.parse(await answer.json());
    taken.resolve(undefined);
    const { id, status } = dispatchSchema.parse(await (await sending).json());
    expect(status).toBe('sent');
    expect(await titles(kept)).toEqual([{ title: 'Email sent', email_id: id }]);
    const undone = await post(`/api/merges/${mergeId}/undo`, {});
    expect(undone.status).toBe(200);
    expect(await titles(kept)).toEqual([]);
    expect(await titles(other)).toEqual([{ title: 'Email sent', email_id: id }]);
    await server.close();
  });

  // On SQLite, one transaction runs after the other.
  it.runIf(dialect === 'postgres').each([
    { type: 'call', isOwned: true },
    { type: 'reply', isOwned: false },
  ] as const)('gets the $type that was begun before', async ({ type, isOwned }) => {
    const principal = buildPrincipal();
    const { workspaceId, userId: actorId } = principal;
    const { leads } = serviceFor(db, principal);
    const { id: kept } = await leads.create(buildNewLead());
    const { id: other } = await leads.create(buildNewLead());
    const announcer = { announce: () => undefined };
    const merging = createMerging({ db, announcer, clock: Date.now }, principal);
    const held = Promise.withResolvers<undefined>();
    const merged = Promise.withResolvers<undefined>();
    const adding = db.write(async (tx) => {
      await findLead(tx, { workspaceId }, other);
      held.resolve(undefined);
      await merged.promise;
      const about = { workspaceId, leadId: other, actorId, title: 'Told' };
      await insertActivity(tx, { ...about, type, description: '', at: Date.now() });
    });
    await held.promise;
    await merging.merge(kept, { other });
    merged.resolve(undefined);
    await adding;
    const told = await db.read
      .selectFrom('activities')
      .select(['lead_id', 'owner_id'])
      .where('workspace_id', '=', workspaceId)
      .where('type', '=', type)
      .execute();
    // Only communications have an owner.
    expect(told).toEqual([{ lead_id: kept, owner_id: isOwned ? actorId : null }]);
  });
});
