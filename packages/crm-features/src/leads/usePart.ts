import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { clientTexts } from '../client/texts.ts';
import { leadTexts } from './texts.ts';

/**
 * Opens a part of a screen whose code loads when it is first opened. A failure is reported, and the
 * next attempt tries again.
 * @param load Imports the code.
 */
export function usePart(load: () => Promise<unknown>) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = async () => {
    setState('loading');
    try {
      await load();
      setState('open');
    } catch {
      setState('closed');
      toasts.show({
        title: leadTexts.notLoaded,
        description: clientTexts.unreachable,
        tone: 'danger',
      });
    }
  };
  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    open: () => void open(),
    close: () => setState('closed'),
  };
}
