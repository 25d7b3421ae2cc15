import { createSessionStore, CrmDataProvider } from '@cardinal/crm-features';
import type { User } from '@cardinal/contract';
import { times } from '@cardinal/contract/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SettledContext } from '../state/arrival.ts';
import { Guard, loadSignIn } from './Guard.tsx';

vi.mock('../routes/auth/AuthRoute.tsx', () => ({ default: () => <h1>Sign in</h1> }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = {
  id: 'ada',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  role: 'agent',
  company_id: 'acme',
  company_name: 'Acme',
  is_activated: true,
  pending_company_id: null,
  email_verified: true,
  signature: null,
  language: null,
  time_zone: null,
  digest: true,
} satisfies User;
const given = { access_token: 'first', user };

const settled = { userId: null, settle: () => undefined };

/** Renders the guard around a field, for a signed-in user. */
async function renderGuard() {
  const session = createSessionStore(null);
  session.set(given);
  render(
    <CrmDataProvider session={session} realtime={false}>
      <MemoryRouter>
        <SettledContext value={settled}>
          <Suspense>
            <Guard layout={<input aria-label="Name" />} />
          </Suspense>
        </SettledContext>
      </MemoryRouter>
    </CrmDataProvider>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.change(field, { target: { value: 'Typed' } });
  return { session, field };
}

it('keeps the page when the same user gets a new session, as after confirming with Google', async () => {
  const { session, field } = await renderGuard();
  await act(async () => {
    session.set({ ...given, access_token: 'second' });
    await loadSignIn();
  });
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field.value).toBe('Typed');
});

it('shows the sign-in screen after the session ends, and a new page after the next sign-in', async () => {
  const { session } = await renderGuard();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    session.clear();
    await loadSignIn();
  });
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  act(() => session.set({ ...given, access_token: 'second' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  act(() => vi.advanceTimersByTime(times.redirectAfterSignIn));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});
