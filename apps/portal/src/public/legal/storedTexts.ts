import { storedReasons } from '@cardinal/contract/labels';
import { siteMessages } from '@cardinal/contract/messages';

/** In which part of the browser something is stored, and why, by the names in `stored`. */
export const storedMessages = siteMessages(storedReasons, {
  de: async () => (await import('../languages/de/privacy.ts')).default.stored,
  hi: async () => (await import('../languages/hi/privacy.ts')).default.stored,
  ar: async () => (await import('../languages/ar/privacy.ts')).default.stored,
});
