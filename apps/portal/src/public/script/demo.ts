import type { Config, Session } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';

async function call<T>(path: string, content?: unknown): Promise<T> {
  const answer = await fetch(
    path,
    content === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(content),
        },
  );
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

async function signIn() {
  const { demo } = await call<Config>('/api/config');
  if (!demo) return;
  const session = await call<Session>('/api/auth/login', demo);
  localStorage.setItem(stored.token.key, session.access_token);
  localStorage.setItem(stored.user.key, JSON.stringify(session.user));
}

/** Makes the link to the demo sign in first. If that fails, it leads to the sign-in screen. */
export function offerDemo() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-demo="true"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void signIn()
        .catch(() => undefined)
        .then(() => location.assign(link.href));
    });
  }
}
