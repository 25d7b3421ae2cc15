import { expect, it, vi } from 'vitest';
import { fakeFetch, memoryStorage, problems } from '../../fixtures/index.ts';
import { createApiClient } from './apiClient.ts';
import { suggestedName } from './download.ts';
import { createSessionStore } from './sessionStore.ts';

it.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename="leads-export.xlsx"', 'leads-export.xlsx'],
  [`attachment; filename="Caf-.csv"; filename*=UTF-8''Caf%C3%A9.csv`, 'Café.csv'],
  [`attachment; filename="broken.csv"; filename*=UTF-8''%E9.csv`, 'broken.csv'],
])('reads the name in %s', (header, name) => {
  expect(suggestedName(header)).toBe(name);
});

function clientWith(respond: () => Response) {
  const asked = vi.fn<(url: string) => Response>(respond);
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch: fakeFetch(asked),
  });
  return { api, asked };
}

it('downloads a file, and reports how much has arrived', async () => {
  const { api, asked } = clientWith(
    () =>
      new Response('first second', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="leads-export.csv"',
        },
      }),
  );
  const onProgress = vi.fn<(bytes: number) => void>();
  const file = await api.download('/api/leads/export', {
    query: { format: 'csv', lead_status: 'Hot' },
    onProgress,
  });
  expect(asked).toHaveBeenCalledWith(
    '/api/leads/export?format=csv&lead_status=Hot',
    expect.objectContaining({ method: 'GET' }),
  );
  expect(file.name).toBe('leads-export.csv');
  expect(await file.blob.text()).toBe('first second');
  expect(onProgress.mock.calls).toEqual([[12]]);
});

it('fails with the problem of the server', async () => {
  const { api } = clientWith(() => Response.json(problems.forbidden, { status: 403 }));
  await expect(api.download('/api/leads/export')).rejects.toMatchObject({
    status: 403,
    problem: { code: 'forbidden' },
  });
});
