import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { ButtonMessagesContext } from '../../internal/messages/buttonMessages.ts';

/**
 * Delay in milliseconds before an action in progress is shown, such as by the spinner of a button, so
 * that quick ones are not.
 */
export const SpinnerDelayContext = createContext(1000);

/** Whether something has been in progress long enough to show it: quick actions would only flash. */
export function useLasting(isInProgress: boolean): boolean {
  const delay = useContext(SpinnerDelayContext);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isInProgress) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isInProgress, delay]);

  return isInProgress && (isLate || !delay);
}

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
  const isSpinning = useLasting(isBusy);
  const wasBusy = useRef(isBusy);

  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    const button = document.activeElement;
    if (button?.id !== id) return;
    const words = wordsOf(button);
    announce(isBusy ? `${words} ${working}` : words, 'assertive');
  }, [isBusy, id, working]);

  return isSpinning;
}
