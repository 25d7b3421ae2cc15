import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { announce } from '../Announcer/index.ts';
import { writeClipboard } from './writeClipboard.ts';

/** The result of copying, for as long as the button shows it. */
export type CopyState = 'idle' | 'copied' | 'failed';

interface CopyOptions {
  value: string | (() => string | Promise<string>);
  button: RefObject<HTMLElement | null>;
  confirmFor: number;
  onCopy?: () => void;
  onError?: (error: unknown) => void;
}

/** Copies the text, announces the result, and resets after `confirmFor` ms. */
export function useCopy({ value, button, confirmFor, onCopy, onError }: CopyOptions) {
  const messages = useMessages();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: CopyState, words: string) => {
    setState(next);
    announce(words, next === 'failed' ? 'assertive' : 'polite');
    clearTimeout(timer.current);
    if (Number.isFinite(confirmFor)) timer.current = setTimeout(setState, confirmFor, 'idle');
  };

  const copy = async () => {
    try {
      const text = typeof value === 'string' ? value : await value();
      await writeClipboard(text, button.current ?? document.body);
    } catch (error) {
      show('failed', messages.copyFailed);
      onError?.(error);
      return;
    }
    show('copied', messages.copied);
    onCopy?.();
  };
  return { state, copy };
}
