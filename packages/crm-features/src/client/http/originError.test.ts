import { expect, it, vi } from 'vitest';
import { fakeFetch } from '../../fixtures/index.ts';
import { errorDetail } from './apiError.ts';
import { explainingFetch, OriginError } from './originError.ts';

const server = 'https://crm.example.com';
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
type Respond = (url: string) => Response | Promise<Response>;
const answers = (respond: Respond) => {
  const asked = vi.fn<Respond>(respond);
  return { asked, send: fakeFetch((url) => asked(url)) };
};

it('names the setting and the origin of a page that the server does not permit', async () => {
  // Every page may read the script of the elements.
  const { send } = answers((url) => (url.includes('/embed/') ? new Response('') : noAnswer()));
  const error = await explainingFetch(
    server,
    send,
  )(`${server}/api/leads`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OriginError);
  expect(errorDetail(error)).toContain(`add ${location.origin} to its setting CORS_ORIGINS`);
});

it('stays with the connection if the server is not reached at all', async () => {
  const { send } = answers(noAnswer);
  const error = await explainingFetch(
    server,
    send,
  )(`${server}/api/leads`).catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(OriginError);
  expect(errorDetail(error)).toMatch(/^Cardinal can’t be reached/);
});

it('asks nothing more about answers, cancelled requests and the page’s own server', async () => {
  const refused = answers(() => new Response('', { status: 403 }));
  await explainingFetch(server, refused.send)(`${server}/api/leads`);
  expect(refused.asked).toHaveBeenCalledTimes(1);
  const cancelled = answers(() => Promise.reject(new DOMException('Gone', 'AbortError')));
  await expect(explainingFetch(server, cancelled.send)('/api/leads')).rejects.toThrow('Gone');
  expect(cancelled.asked).toHaveBeenCalledTimes(1);
  const own = answers(noAnswer);
  await expect(explainingFetch(location.origin, own.send)('/api/leads')).rejects.toThrow('fetch');
  expect(own.asked).toHaveBeenCalledTimes(1);
});
