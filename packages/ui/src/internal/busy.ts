import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { announce } from '../components/Announcer/announce.ts';
import { ButtonMessagesContext } from './buttonMessages.ts';

/** How long a button is busy, in milliseconds, before its spinner shows: quick work needs none. */
export const SpinnerDelayContext = createContext(1000);

/** The words of an element as they are read aloud, without what is only for the eye. */
const wordsOf = (element: Element) =>
  element.ariaLabel ??
  Array.from(element.children, (child) => (child.ariaHidden ? '' : child.textContent)).join('');

/**
 * Says aloud that a focused button became busy, and that it is ready again. React Aria's `isPending`
 * does so by a reference to the spinner, which leads nowhere once the spinner or the whole button is
 * gone; words of their own stay true.
 * @param id of the button
 * @returns whether the spinner shows
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
