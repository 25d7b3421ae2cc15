import { useContext, useEffect } from 'react';
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { busyMark } from './BusyMark.css.ts';
import { ButtonMessagesContext } from './buttonMessages.ts';

/**
 * The spinner of a busy button. It takes the id by which React Aria's button adds it to its own
 * name, so that a screen reader hears both. A progress bar of React Aria would do that too, but
 * every button would carry its number formatting.
 */
export function BusyMark() {
  const id = useSlottedContext(ProgressBarContext)?.id;
  const { working } = useContext(ButtonMessagesContext);
  useEffect(
    () => () => {
      // React Aria says "working" by a reference to this mark, which leads nowhere from now on.
      const stale = document.querySelectorAll('[data-live-announcer] [role="img"]');
      for (const element of stale) element.remove();
    },
    [],
  );
  return (
    <span id={id} role="progressbar" aria-label={working} className={busyMark}>
      <Spinner />
    </span>
  );
}
