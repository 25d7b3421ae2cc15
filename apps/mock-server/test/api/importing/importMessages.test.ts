import { realtimeMessageSchema, type RealtimeMessage } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  csvOf,
  startImportPlace,
  upload,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('messages of imports', (open) => {
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;
  let colleague: Person;
  let sockets: WebSocket[];

  beforeEach(async () => {
    sockets = [];
    place = await startImportPlace(await open());
    ({ manager, agent } = place);
    colleague = await place.join('agent');
  });
  afterEach(() => {
    for (const socket of sockets) socket.close();
    return place.server.close();
  });

  /** Opens a socket that collects the messages to a user. */
  async function listen({ email }: Person): Promise<RealtimeMessage[]> {
    const token = await place.server.signIn(email, 'a-long-enough-secret');
    const url = `${place.server.url.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, ['cardinal.v1', `bearer.${token}`]);
    sockets.push(socket);
    const messages: RealtimeMessage[] = [];
    socket.addEventListener('message', ({ data }) => {
      messages.push(realtimeMessageSchema.parse(JSON.parse(String(data))));
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return messages;
  }

  const countsIn = (messages: readonly RealtimeMessage[]) =>
    messages.flatMap(({ type, payload }) => (type === 'leads_imported' ? [payload.count] : []));

  /** Creates a lead of the agent, of which the file knows more. */
  const capture = () =>
    agent.ask('/api/leads', {
      method: 'POST',
      json: { first_name: 'Grace', email: 'grace@example.com' },
    });
  const fuller = 'First name,Email,Company\nGrace,grace@example.com,Navy\n';

  it('report progress to their user, and the end to managers', async () => {
    const ears = await Promise.all([manager, agent, colleague].map(listen));
    const [toManager = [], toAgent = [], toColleague = []] = ears;
    const { id } = await upload(agent.ask, csvOf(300));
    await commit(agent.ask, id);
    await expect.poll(() => countsIn(toManager)).toEqual([300]);
    await expect.poll(() => countsIn(toAgent)).toEqual([300]);
    expect(toManager).toHaveLength(1);
    expect(toAgent[0]).toMatchObject({
      type: 'import_progress',
      payload: { importId: id, status: 'importing', total: 300 },
    });
    expect(toAgent.slice(-2)).toMatchObject([
      { type: 'import_progress', payload: { status: 'done', done: 300, total: 300 } },
      { type: 'leads_imported' },
    ]);
    expect(toColleague).toEqual([]);
  });

  it('tell each agent how many of the new leads are theirs, and refresh them after undoing', async () => {
    const ears = await Promise.all([manager, agent, colleague].map(listen));
    const [toManager = [], toAgent = [], toColleague = []] = ears;
    const { id } = await upload(
      manager.ask,
      `First name,Email,Assigned to
Ada,ada@example.com,${agent.email}
Ida,ida@example.com,${agent.email}
Eva,eva@example.com,
`,
    );
    await commit(manager.ask, id);
    await expect.poll(() => countsIn(toManager)).toEqual([3]);
    await expect.poll(() => countsIn(toAgent)).toEqual([2]);

    await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
    await waitFor(manager.ask, id, 'undone');
    await expect.poll(() => countsIn(toManager)).toEqual([3, 0]);
    await expect.poll(() => countsIn(toAgent)).toEqual([2, 0]);
    expect(toColleague).toEqual([]);
  });

  it('refresh the agents whose leads were changed or restored', async () => {
    await capture();
    const [toAgent = [], toColleague = []] = await Promise.all([agent, colleague].map(listen));
    const { id } = await upload(manager.ask, fuller);
    await commit(manager.ask, id, { duplicates: 'fill' });
    await expect.poll(() => countsIn(toAgent)).toEqual([0]);

    await manager.ask(`/api/imports/${id}`, { method: 'DELETE' });
    await waitFor(manager.ask, id, 'undone');
    await expect.poll(() => countsIn(toAgent)).toEqual([0, 0]);
    expect(toAgent).toHaveLength(2);
    expect(toColleague).toEqual([]);
  });
});
