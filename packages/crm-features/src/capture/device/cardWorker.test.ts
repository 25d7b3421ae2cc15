import type { DeviceReaderAnswer, DeviceReaderMessage, Scan } from '@cardinal/contract';
import { scanning } from '@cardinal/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildScan } from '../../fixtures/index.ts';
import { PictureRefused } from '../card/pictureError.ts';
import { createCardWorker } from './cardWorker.ts';

type Outcome = { scan: Scan | null } | { refusal: string } | { failure: string } | 'hangs' | 'dies';

/** What the worker makes of pictures, by their content. */
let outcomes: Record<string, Outcome> = {};
/** What happened, in order. */
let log: string[] = [];

/** A worker that answers with `outcomes`. */
class FakeWorker extends EventTarget {
  constructor(script: string) {
    super();
    log.push(`starts ${script}`);
  }

  terminate() {
    log.push('ends');
  }

  postMessage(message: DeviceReaderMessage) {
    if ('files' in message) {
      log.push(`has ${Object.keys(message.files).join(', ')}`);
      return;
    }
    const name = new TextDecoder().decode(message.picture);
    log.push(`reads ${name}`);
    const outcome = outcomes[name] ?? { scan: buildScan({ reader: 'device' }) };
    if (outcome === 'hangs') return;
    queueMicrotask(() => {
      if (outcome === 'dies') {
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
        return;
      }
      const data: DeviceReaderAnswer = { id: message.id, ...outcome };
      log.push(`answers ${name}`);
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

const open = async () => ({
  worker: '/reader/one/worker.js',
  files: { detect: new Uint8Array(1), codes: new Uint8Array(1) },
});

const start = ['starts /reader/one/worker.js', 'has detect, codes'];

function create(opened = open) {
  const worker = createCardWorker(opened);
  const read = (name: string, signal = new AbortController().signal) =>
    worker.read({ kind: 'card', picture: new Blob([name]), people: [] }, signal).then(
      (scan) => scan?.reader ?? 'nothing',
      (error: Error) => error,
    );
  return { ...worker, read };
}

beforeEach(() => {
  [outcomes, log] = [{}, []];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads pictures one after the other in one worker', async () => {
  const { read } = create();
  expect(await Promise.all([read('a'), read('b')])).toEqual(['device', 'device']);
  expect(log).toEqual([...start, 'reads a', 'answers a', 'reads b', 'answers b']);
});

it('ends the worker after an idle minute, and starts another for the next picture', async () => {
  const { read } = create();
  await read('a');
  vi.advanceTimersByTime(scanning.idle - 1);
  expect(log).not.toContain('ends');
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(log).toContain('ends'));
  log = [];
  await read('b');
  expect(log).toEqual([...start, 'reads b', 'answers b']);
});

it('tells a picture that cannot be read from a worker that failed', async () => {
  outcomes = { text: { refusal: 'Please select an image file.' }, worse: { failure: 'no memory' } };
  const { read } = create();
  expect(await read('text')).toBeInstanceOf(PictureRefused);
  expect(log).not.toContain('ends');
  expect(await read('worse')).toMatchObject({ message: 'no memory' });
  await vi.waitFor(() => expect(log).toContain('ends'));
  expect(await read('next')).toBe('device');
});

it('replaces a worker that dies or hangs', async () => {
  outcomes = { deadly: 'dies', endless: 'hangs' };
  const { read } = create();
  expect(await read('deadly')).toMatchObject({ message: 'out of memory' });
  const endless = read('endless');
  await vi.waitFor(() => expect(log).toContain('reads endless'));
  vi.advanceTimersByTime(scanning.read);
  expect(await endless).toMatchObject({ message: 'The worker did not answer.' });
  expect(await read('next')).toBe('device');
  expect(log.filter((each) => each.startsWith('starts'))).toHaveLength(3);
});

it('gives up the picture at hand when it is ended, and leaves out cancelled ones', async () => {
  outcomes = { endless: 'hangs' };
  const { read, stop } = create();
  const cancelled = new AbortController();
  const [endless, waiting] = [read('endless'), read('waiting', cancelled.signal)];
  await vi.waitFor(() => expect(log).toContain('reads endless'));
  cancelled.abort(new Error('cancelled'));
  expect(await waiting).toMatchObject({ message: 'cancelled' });
  stop();
  expect(await endless).toMatchObject({ message: 'The worker was ended.' });
  expect(await read('next')).toBe('device');
  expect(log).not.toContain('reads waiting');
});

it('tries again after its files could not be opened', async () => {
  const opened = vi.fn<typeof open>(open).mockRejectedValueOnce(new Error('damaged'));
  const { read } = create(opened);
  expect(await read('a')).toMatchObject({ message: 'damaged' });
  expect(await read('a')).toBe('device');
});
