import { textsLoaded } from '@cardinal/contract/messages';
import { loadLanguage } from '@cardinal/crm-features';
import { loadSignIn } from './Guard.tsx';
import type { CrmData } from './Providers.tsx';
import { framedScreen, loadFramed } from './router.tsx';
import { preferences } from '../state/preferences.ts';
import { userLanguage } from '../state/userLanguage.ts';

async function loadCode(data: CrmData): Promise<void> {
  const screen = framedScreen(location.pathname);
  if (!screen) return;
  if (data.session.get() === null) {
    await loadSignIn().catch(() => undefined);
    return;
  }
  const [code, frame] = await loadFramed(screen);
  await frame?.readEarly?.(data, code);
}

/**
 * Loads the code of the first screen and its texts, and reads the data that is on this device or was
 * requested early, so that the screen appears as a whole: a spinner, skeletons and then the data would
 * each be rendered and laid out. Failures are reported where the code or the data is used.
 */
export async function loadFirstScreen(data: CrmData): Promise<void> {
  const language = userLanguage([data.session.get()?.user.language, preferences().language]);
  await Promise.all([loadLanguage(language), loadCode(data)]);
  await textsLoaded();
}
