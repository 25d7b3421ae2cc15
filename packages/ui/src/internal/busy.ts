import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { announce } from '../components/Announcer/announce.ts';
import { ButtonMessagesContext } from './buttonMessages.ts';

/**
 * Delay in milliseconds before the spinner of a busy button appears, so that quick actions show
 * none.
 */
export const SpinnerDelayContext = createContext(1000);

/** The text of an element as screen readers read it, without purely visual parts. */
const wordsOf = (element: Element) =>
  element.ariaLabel ??
  Array.from(element.children, (child) => (child.ariaHidden ? '' : child.textContent)).join('');

/**
 * Announces that a focused button became busy, and that it is ready again. React Aria's `isPending`
 * does so with a reference to the spinner, which is invalid once the spinner or the button has
 * disappeared; a text of its own remains valid.
 * @param id Id of the button
 * @returns Whether the spinner is shown
 */
export function useBusy(isBusy: boolean, id: string): boolean {
  const { working } = useContext(ButtonMessagesContext);
  const delay = useContext(SpinnerDelayContext);
  const [isLate, setLate] = useState(false);
  const wasBusy = useRef(isBusy);

  useEffect(() => {
    if (!isBusy || delay === 0) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy, delay]);

  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    const button = document.activeElement;
    if (button?.id !== id) return;
    const words = wordsOf(button);
    announce(isBusy ? `${words} ${working}` : words, 'assertive');
  }, [isBusy, id, working]);

  return isBusy && (isLate || delay === 0);
}
