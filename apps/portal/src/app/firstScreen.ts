import { loadSignIn } from './Guard.tsx';
import type { CrmData } from './Providers.tsx';
import { framedScreen, loadFramed } from './router.tsx';

/** How long the first screen waits for data once its code has loaded, in milliseconds. */
const patience = 100;

/**
 * Loads the code of the first screen, and reads the data that is on this device or was requested
 * early, so that the screen appears as a whole: a spinner, skeletons and then the data would each be rendered and laid
 * out. Failures are reported where the code or the data is used.
 */
export async function loadFirstScreen(data: CrmData): Promise<void> {
  const screen = framedScreen(location.pathname);
  if (!screen) return;
  if (data.session.get() === null) {
    await loadSignIn().catch(() => undefined);
    return;
  }
  const code = await loadFramed(screen);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([code.frame?.readEarly?.(data), late]);
  // What this device has is shown at once, and replaced by the server's answer.
  const hasKept = data.queryClient.getQueryCache().getAll().length > 0;
  if (hasKept || !window.cardinalEarly) return;
  await Promise.race([code.screen?.readEarly?.(data), late]);
}
