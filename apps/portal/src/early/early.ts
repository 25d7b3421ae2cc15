// A small separate script that runs while the application is still being fetched: it requests the
// code and the data of the screen that the URL names. Anything that fails here is requested again,
// and reported, when it is needed.
import type { User } from '@cardinal/contract';
import { isManagerRole, stored } from '@cardinal/contract/labels';
import { ownerOfUser } from '@cardinal/crm-features/kept';
import type { EarlyAnswers } from './earlyAnswers.ts';
import type { Starts } from './screens.ts';
import { showKept } from './showKept.ts';
import { chooseStartLanguage } from './startLanguage.ts';
import { watchStart } from './startFailure.ts';

/** Written into this script by the build. */
declare const starts: Starts;

/** The token of the session, and its user. */
function readSession() {
  try {
    const token = localStorage.getItem(stored.token.key);
    const user: Pick<User, 'id' | 'company_id' | 'role'> | null = JSON.parse(
      localStorage.getItem(stored.user.key) ?? '',
    );
    return token && user ? { token, user } : undefined;
  } catch {
    return undefined;
  }
}

function preload(file: string) {
  const link = document.createElement('link');
  const as = { css: 'style', woff2: 'font' }[file.split('.').at(-1) ?? ''];
  link.rel = as ? 'preload' : 'modulepreload';
  if (as) link.as = as;
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

chooseStartLanguage();
watchStart();

const { signIn, screens, files } = starts;
const session = readSession();
const { pathname, search } = location;

function findStart() {
  if (!session) return signIn;
  const screen = screens[pathname];
  return screen?.forManagers && !isManagerRole(session.user.role) ? undefined : screen;
}

const start = findStart();

if (session && start && search === '') {
  const authorization = `Bearer ${session.token}`;
  const answers = new Map(
    start.reads.map((url) => {
      const answer = fetch(url, { headers: { Authorization: authorization } });
      answer.catch(() => undefined);
      return [url, answer];
    }),
  );
  const early: EarlyAnswers = { authorization, madeAt: performance.now(), answers };
  window.cardinalEarly = early;
}
for (const index of start?.files ?? []) preload(`/${files[index]}`);
// Whatever cannot be shown, or is not there, is waited for.
if (session && start && search === '')
  showKept(pathname, ownerOfUser(session.user)).catch(() => undefined);
