import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNoticeSender } from './noticeSender.ts';
import { unpackNotices } from './wireFormat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender whose messages fail as long as `isDown`, and the users named in those that were sent. */
function create() {
  const state = { isDown: false };
  const sent: string[] = [];
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const { queue, settled } = createNoticeSender({
    log,
    self: 'here',
    async send(payload) {
      if (state.isDown) throw new Error('No connection is free.');
      for (const notice of unpackNotices(payload)?.notices ?? []) {
        if (notice.type === 'user_changed') sent.push(notice.userId);
      }
      return Promise.resolve();
    },
  });
  const tell = (userId: string) => queue([{ type: 'user_changed', userId }]);
  return { state, sent, error, tell, settled };
}

it('sends again what could not be sent, in order', async () => {
  const { state, sent, tell, settled } = create();
  state.isDown = true;
  tell('first');
  await vi.advanceTimersByTimeAsync(20);
  tell('second');
  expect(sent).toEqual([]);
  state.isDown = false;
  await vi.runAllTimersAsync();
  await settled();
  expect(sent).toEqual(['first', 'second']);
});

it('reports what could never be sent, and sends later notices', async () => {
  const { state, sent, error, tell, settled } = create();
  state.isDown = true;
  tell('first');
  await vi.runAllTimersAsync();
  await settled();
  expect(error).toHaveBeenCalledOnce();
  state.isDown = false;
  tell('second');
  await vi.runAllTimersAsync();
  await settled();
  expect(sent).toEqual(['second']);
});
