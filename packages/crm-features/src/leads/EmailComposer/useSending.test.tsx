import { toasts } from '@cardinal/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildDispatch, buildLead, fakeFetch } from '../../fixtures/index.ts';
import { useIsShown } from '../../forms/useIsShown.ts';
import { useSending } from './useSending.ts';

const email = { subject: 'Hello', content: 'Two lines.' };
const show = vi.spyOn(toasts, 'show');
const onSent = vi.fn<() => void>();
/** The keys that the server received, and its pending response. */
let keys: (string | null)[] = [];
let response = Promise.withResolvers<Response>();

const { wrapper } = crmWrapper(
  fakeFetch((url, { headers }) => {
    if (!url.endsWith('/api/emails/send')) return Response.json([]);
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return response.promise;
  }),
);
const lead = buildLead();
const useComposer = () => useSending(lead, useIsShown(lead.id));
const compose = () => renderHook(useComposer, { wrapper });
type Composer = ReturnType<typeof compose>;

async function press({ result }: Composer) {
  response = Promise.withResolvers();
  const before = keys.length;
  act(() => void result.current.send(email, onSent));
  await waitFor(() => expect(keys).toHaveLength(before + 1));
}
const answer = () =>
  act(async () => response.resolve(Response.json(buildDispatch(), { status: 202 })));
const fail = () => act(async () => response.reject(new TypeError('No network')));

beforeEach(() => {
  keys = [];
  show.mockClear();
  onSent.mockClear();
});

it('tells the outcome even if the composer is gone by then', async () => {
  const composer = compose();
  await press(composer);
  composer.unmount();
  await answer();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

it('shows a failure that no composer shows', async () => {
  const composer = compose();
  await press(composer);
  await fail();
  await waitFor(() => expect(composer.result.current.sending.error).not.toBeNull());
  expect(show).not.toHaveBeenCalled();

  await press(composer);
  composer.unmount();
  await fail();
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Email failed' })),
  );
  expect(onSent).not.toHaveBeenCalled();
});

it('sends the same text with the same key until it is sent, in later composers too', async () => {
  const first = compose();
  await press(first);
  first.unmount();
  await fail();
  const second = compose();
  await press(second);
  await answer();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(keys[1]).toBe(keys[0]);
  await press(second);
  expect(keys[2]).not.toBe(keys[0]);
  await answer();
});
