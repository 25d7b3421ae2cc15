// @vitest-environment node
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import * as fc from 'fast-check';
import type { CreatedLead, LeadInput } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';
import { expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { buildLead } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { createCaptureStore, type CaptureStore } from './captureStore.ts';
import { createSender } from './outboxSender.ts';
import type { CapturePicture, WaitingCapture } from './waitingCapture.ts';

const owner = { userId: 'ada', companyId: 'acme' };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const turns = async (count: number) => {
  for (let done = 0; done < count; done += 1) await turn();
};
const never = new Promise<never>(() => undefined);

/** What the server does with one request. */
const behaviours = [
  'answers',
  'hangs',
  'hangs after the commit',
  'fails before the commit',
  'fails after the commit',
  'is cut off after the commit',
  'refuses the session',
  'is still busy with it',
  'is overloaded',
] as const;
type Behaviour = (typeof behaviours)[number];

const refuse = (status: number) =>
  new ApiError({ status, statusText: 'Refused', headers: new Headers() }, '');

/** A server that answers a key it has seen as the first time, and behaves as told otherwise. */
function createServer() {
  const answers = new Map<string, CreatedLead>();
  const emails: string[] = [];
  function commit(key: string, lead: LeadInput) {
    const email = lead.email ?? '';
    const answer = answers.get(key) ?? { ...buildLead({ email }), duplicates: [] };
    if (!answers.has(key)) emails.push(email);
    answers.set(key, answer);
    return answer;
  }
  async function receive(key: string, lead: LeadInput, behaviour: Behaviour, signal: AbortSignal) {
    await turn();
    if (signal.aborted) throw new DOMException('Aborted', 'AbortError');
    const hang = () =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => reject(new DOMException('Timed out', 'TimeoutError')), 2);
      });
    switch (behaviour) {
      case 'answers':
        return commit(key, lead);
      case 'hangs':
        return hang();
      case 'hangs after the commit':
        commit(key, lead);
        return hang();
      case 'fails before the commit':
        throw refuse(500);
      case 'fails after the commit':
        commit(key, lead);
        throw refuse(500);
      case 'is cut off after the commit':
        commit(key, lead);
        throw new TypeError('Failed to fetch');
      case 'refuses the session':
        throw refuse(401);
      case 'is still busy with it':
        throw refuse(409);
      case 'is overloaded':
        throw refuse(503);
    }
  }
  return { emails, receive };
}

/** A lock between tabs, which a killed tab gives back. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return (killed: Promise<void>, work: () => Promise<void>) => {
    const mine = last.then(() => Promise.race([work(), killed]));
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Wraps a store so that nothing of it goes on once its tab is gone. */
function whileAlive(store: CaptureStore, isAlive: () => boolean): CaptureStore {
  const gate =
    <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (!isAlive()) return never;
      const result = await call(...given).catch(async (error: unknown) => {
        if (!isAlive()) await never;
        throw error;
      });
      return isAlive() ? result : never;
    };
  return {
    keep: gate(store.keep),
    all: gate(store.all),
    get: gate(store.get),
    pictures: gate(store.pictures),
    split: gate(store.split),
    update: gate(store.update),
    attempt: gate(store.attempt),
    answer: gate(store.answer),
    park: gate(store.park),
    unpark: gate(store.unpark),
    remove: gate(store.remove),
    removeUnsent: gate(store.removeUnsent),
  };
}

type Server = ReturnType<typeof createServer>;

function openTab(server: Server, lock: ReturnType<typeof createLock>, next: () => Behaviour) {
  let isAlive = true;
  let kill = () => {};
  const killed = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const store = whileAlive(createCaptureStore(), () => isAlive);
  const sender = createSender({
    store,
    owner: () => owner,
    exclusively: (work) => (isAlive ? lock(killed, work) : never),
    async send({ id, lead }, signal) {
      if (!lead) throw new Error('No lead');
      const answer = await server
        .receive(id, lead, next(), signal)
        .catch(async (error: unknown) => {
          if (!isAlive) await never;
          throw error;
        });
      return isAlive ? answer : never;
    },
    // Pauses pass at once: what counts is what happens before and after them.
    after: (_milliseconds, action) => {
      const timer = setImmediate(() => isAlive && action());
      return () => clearImmediate(timer);
    },
    random: () => 0,
  });
  return {
    store,
    wake: sender.wake,
    kill: () => {
      isAlive = false;
      sender.stop();
      kill();
    },
  };
}

/** What happens next. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('capture' as const),
      tab: fc.nat(1),
      clock: fc.integer(),
      bytes: fc.nat(64),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      turns: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wake' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('kill' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('update' as const) }) },
);

/** Opens databases as the browser does, and remembers those that are open. */
const connections = new Set<IDBDatabase>();
const openReally = indexedDB.open.bind(indexedDB);
indexedDB.open = (...given) => {
  const request = openReally(...given);
  request.addEventListener('success', () => {
    connections.add(request.result);
    request.result.addEventListener('close', () => connections.delete(request.result));
  });
  return request;
};

function closeAll() {
  for (const connection of connections) {
    connections.delete(connection);
    // Fake databases are what this closes; their type is the browser's.
    forceCloseDatabase(connection as unknown as Parameters<typeof forceCloseDatabase>[0]);
  }
}

const deleteDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(stored.captures.key);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });

const captureOf = (email: string, clock: number): WaitingCapture => ({
  ...owner,
  id: `capture of ${email}`,
  capturedAt: new Date(clock).toISOString(),
  lead: { first_name: 'Grace', email },
  form: captureDraftOf(begin('manual')),
  isAttempted: false,
  refusal: null,
  answer: null,
});

it(
  'every capture that was kept becomes one lead, whatever happens',
  { timeout: 240_000 },
  async () => {
    let made = 0;
    let version = 1;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 24 }),
        fc.array(fc.constantFrom(...behaviours), { minLength: 1, maxLength: 30 }),
        async (steps, given) => {
          const server = createServer();
          const lock = createLock();
          const queue = [...given];
          const next = () => queue.shift() ?? 'answers';
          const tabs = [openTab(server, lock, next), openTab(server, lock, next)];
          const kept = new Set<string>();
          const attempted = new Set<string>();
          const running: Promise<unknown>[] = [];
          /** Of captures that could not be kept. A killed tab no longer says so. */
          const failures: unknown[] = [];
          // An update finds the database of the version before.
          await tabs[0]?.store.all();

          for (const action of steps) {
            const at = 'tab' in action ? action.tab : 0;
            const tab = tabs[at];
            if (!tab) continue;
            if (action.type === 'capture') {
              made += 1;
              const email = `${made}@example.test`;
              attempted.add(email);
              const picture: CapturePicture = {
                type: 'image/jpeg',
                bytes: new ArrayBuffer(action.bytes),
              };
              const keeping = tab.store.keep(captureOf(email, action.clock), [picture]).then(
                () => {
                  kept.add(email);
                  tab.wake();
                  return undefined;
                },
                (error: unknown) => failures.push(error),
              );
              running.push(Promise.race([keeping, turns(200)]));
            } else if (action.type === 'pass') {
              await turns(action.turns);
            } else if (action.type === 'wake') {
              tab.wake();
            } else if (action.type === 'kill') {
              tab.kill();
              tabs[at] = openTab(server, lock, next);
            } else if (action.type === 'close') {
              closeAll();
            } else {
              version += 1;
              const newer = openDB(stored.captures.key, version, { blocked: () => undefined });
              running.push(newer.then((db) => db.close()).catch(() => undefined));
            }
          }
          await Promise.all(running);

          // In the end, there is a network and a session, and one more start of the application.
          queue.length = 0;
          for (const tab of tabs) tab.kill();
          const last = openTab(server, lock, next);
          last.wake();
          let left = await last.store.all();
          for (let waited = 0; left.length > 0 && waited < 400; waited += 1) {
            await turns(5);
            last.wake();
            left = await last.store.all();
          }
          last.kill();

          expect(failures).toEqual([]);
          expect(left).toEqual([]);
          const arrived = new Set(server.emails);
          expect(arrived.size).toBe(server.emails.length);
          expect([...kept].filter((email) => !arrived.has(email))).toEqual([]);
          expect([...arrived].filter((email) => !attempted.has(email))).toEqual([]);
          closeAll();
          await deleteDatabase();
          version = 1;
        },
      ),
      { numRuns: 1_000 },
    );
  },
);
