import type { View } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { createApiClient, createSessionStore } from '@cardinal/crm-features';
import { expect, it, vi } from 'vitest';
import { moveViews } from './moveViews.ts';

const userId = '019aa5c4-0000-7000-8001-000000000001';
const buildView = (overrides: Partial<View> = {}): View => ({
  id: '019aa5c4-0000-7000-8016-000000000001',
  name: 'Hot',
  query: '',
  columns: null,
  shared: false,
  created_by: userId,
  owner_name: 'Priya Raman',
  created_at: '2026-11-16T09:30:00.000Z',
  updated_at: '2026-11-16T09:30:00.000Z',
  ...overrides,
});
const hot = { name: 'Hot', search: 'status=hot' };
const cold = { name: 'Cold', search: 'status=cold' };

/** Moves views to a server that has some, and answers what it saved and what left the device. */
async function move(views: readonly (typeof hot)[], start: View[] = [], failing?: string) {
  const saved: { name: string; query: string }[] = [];
  const left: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_address, init) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(start));
    const body: { name: string; query: string } = JSON.parse(String(init.body));
    if (body.name === failing) return Promise.reject(new TypeError('Failed to fetch'));
    saved.push(body);
    return Promise.resolve(Response.json(buildView(body), { status: 201 }));
  });
  const session = createSessionStore(localStorage);
  const api = createApiClient({ session, clientId: 'tab', fetch });
  await moveViews({ api, userId, views, onMoved: ({ name }) => left.push(name) });
  return { saved: saved.map(({ name, query }) => [name, query]), left };
}

it('saves each view, and only then removes it from the device', async () => {
  expect(await move([hot, cold])).toEqual({
    saved: [
      ['Hot', 'status=hot'],
      ['Cold', 'status=cold'],
    ],
    left: ['Hot', 'Cold'],
  });
  expect(await move([hot, cold], [], 'Cold')).toEqual({
    saved: [['Hot', 'status=hot']],
    left: ['Hot'],
  });
});

it('saves none twice, and gives another name to a different one of the same name', async () => {
  const there = buildView({ name: 'HOT', query: hot.search });
  expect(await move([hot], [there])).toEqual({ saved: [], left: ['Hot'] });
  const different = buildView({ name: 'Hot', query: 'status=warm' });
  expect(await move([hot], [different])).toEqual({
    saved: [['Hot (2)', 'status=hot']],
    left: ['Hot'],
  });
  const ofOther = buildView({ name: 'Hot', query: 'status=warm', created_by: 'x', shared: true });
  expect((await move([hot], [ofOther])).saved).toEqual([['Hot', 'status=hot']]);
});

it('keeps on the device what the server has no room for', async () => {
  const many = Array.from({ length: limits.views }, (_, index) =>
    buildView({ name: `${index}`, query: `q=${index}` }),
  );
  expect(await move([{ name: '1', search: 'q=1' }, hot], many)).toEqual({ saved: [], left: ['1'] });
});
