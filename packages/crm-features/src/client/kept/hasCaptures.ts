import { stored } from '@cardinal/contract/labels';
import { readStored } from './readStored.ts';

/** Whether captures, of anybody, are on this device; then what sends them is needed soon. */
export const hasCaptures = (): Promise<boolean> =>
  readStored(stored.captures.key, 'captures', (captures) => captures.count()).then(
    (count) => count > 0,
    () => false,
  );
