import type { Language } from '@cardinal/contract/messages';
import { AuthScreen, createSessionStore, CrmDataProvider, LoginForm } from '@cardinal/crm-features';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPreferences } from '../state/preferences.ts';
import { UserLanguage } from './UserLanguage.tsx';

const offered: readonly Language[] = ['en', 'de'];
const nothing = () => undefined;

async function renderSignIn() {
  const session = createSessionStore(null);
  // React waits for what loads.
  await act(async () =>
    render(
      <CrmDataProvider session={session} realtime={false}>
        <UserLanguage offered={offered}>
          <AuthScreen
            tab="login"
            onTabChange={nothing}
            login={<LoginForm onSignedIn={nothing} />}
            register={null}
            offeredLanguages={offered}
            onLanguageChange={(language) => setPreferences({ language })}
          />
        </UserLanguage>
      </CrmDataProvider>,
    ),
  );
  return session;
}

const heading = () => screen.queryByRole('heading')?.textContent;
const german = 'Bei Cardinal anmelden';
const english = 'Sign in to Cardinal';

beforeEach(() => {
  localStorage.clear();
  setPreferences({ language: null });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB']);
});

afterEach(cleanup);

it('follows the languages of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en']);
  await renderSignIn();
  await waitFor(() => expect(heading()).toBe(german));
  expect(document.documentElement.lang).toMatch(/^de/);
  expect(document.documentElement.dir).toBe('ltr');
});

it('changes the language without losing what was typed, and remembers it', async () => {
  await renderSignIn();
  await waitFor(() => expect(heading()).toBe(english));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  fireEvent.change(field, { target: { value: 'ada@example.test' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deutsch' })));
  await waitFor(() => expect(heading()).toBe(german));
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toBe(field);
  expect(field.value).toBe('ada@example.test');
  expect(localStorage.getItem('cardinal.prefs')).toContain('"language":"de"');
});

it('follows the choice in another tab', async () => {
  await renderSignIn();
  await waitFor(() => expect(heading()).toBe(english));
  localStorage.setItem('cardinal.prefs', '{"language":"de"}');
  await act(async () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'cardinal.prefs' })),
  );
  await waitFor(() => expect(heading()).toBe(german));
  localStorage.setItem('cardinal.prefs', '{"language":"xx"}');
  await act(async () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'cardinal.prefs' })),
  );
  await waitFor(() => expect(heading()).toBe(english));
});

it('prefers the language that the user chose', async () => {
  setPreferences({ language: 'en' });
  const session = await renderSignIn();
  await waitFor(() => expect(heading()).toBe(english));
  await act(async () =>
    session.set({
      access_token: 'token',
      user: {
        id: 'ada',
        first_name: 'Ada',
        last_name: 'Lovelace',
        username: 'ada',
        email: 'ada@example.test',
        role: 'agent',
        company_id: null,
        company_name: null,
        is_activated: true,
        pending_company_id: null,
        email_verified: true,
        signature: null,
        language: 'de',
        time_zone: null,
        digest: true,
      },
    }),
  );
  await waitFor(() => expect(heading()).toBe(german));
});
