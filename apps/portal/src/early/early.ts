// A small separate script that runs while the application is still being fetched: it requests the
// code and the data of the screen that the URL names. Anything that fails here is requested again,
// and reported, when it is needed.
import { stored } from '@cardinal/contract/labels';
import type { EarlyAnswers } from './earlyAnswers.ts';
import type { Starts } from './screens.ts';

/** Written into this script by the build. */
declare const starts: Starts;

function readToken(): string | null {
  try {
    return localStorage.getItem(stored.user.key) && localStorage.getItem(stored.token.key);
  } catch {
    return null;
  }
}

function preload(file: string) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const { signIn, screens, files } = starts;
const token = readToken();
const { pathname, search } = location;
const screen = screens[pathname];
const start = token ? screen : signIn;

if (token && start && search === '') {
  const authorization = `Bearer ${token}`;
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
