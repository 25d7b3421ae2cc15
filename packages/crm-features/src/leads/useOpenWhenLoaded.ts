import { toasts, useLazyCode } from '@cardinal/ui';
import { clientTexts } from '../client/texts.ts';
import { leadMessages } from './texts.ts';
import { useStateFor } from './useStateFor.ts';
import { useTexts } from '../language/index.ts';

/**
 * Opens a part of a screen whose code loads when it is first opened. A failure is reported, and the
 * next attempt tries again. Code that arrives late opens nothing that is no longer wanted: a part
 * that was closed meanwhile, or one of another subject.
 * @param load Imports the code; the same function in every render.
 * @param subject What the part belongs to, such as the id of a lead; it is closed for the next one.
 */
export function useOpenWhenLoaded(load: () => Promise<unknown>, subject = '') {
  const leadTexts = useTexts(leadMessages);
  const [isWanted, setWanted] = useStateFor(subject, () => false);
  const code = useLazyCode(load, isWanted, () => {
    setWanted(false);
    toasts.show({
      title: leadTexts.notLoaded,
      description: clientTexts().unreachable,
      tone: 'danger',
    });
  });
  return {
    isOpen: isWanted && code !== null,
    isLoading: isWanted && code === null,
    open: () => setWanted(true),
    close: () => setWanted(false),
  };
}
