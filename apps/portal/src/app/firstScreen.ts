import { loadSignIn } from './Guard.tsx';
import type { CrmData } from './Providers.tsx';
import { framedScreen, loadFramed } from './router.tsx';

/** How long the first screen waits for data once its code has loaded, in milliseconds. */
const patience = 100;

/**
 * Loads the code of the first screen, and reads the data that was requested early, so that the
 * screen appears as a whole: a spinner, skeletons and then the data would each be rendered and laid
 * out. Failures are reported where the code or the data is used.
 */
export async function loadFirstScreen({ session, api, queryClient }: CrmData): Promise<void> {
  const screen = framedScreen(location.pathname);
  if (!screen) return;
  if (session.get() === null) {
    await loadSignIn().catch(() => undefined);
    return;
  }
  const code = await loadFramed(screen);
  if (!code?.readEarly || !window.cardinalEarly) return;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([code.readEarly(api, queryClient), late]);
}
