import { useEffect } from 'react';
import { ProgressBar } from 'react-aria-components';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { busyMark } from './BusyMark.css.ts';
import { messages } from './messages.ts';

/**
 * The spinner of a busy button. React Aria's progress bar takes the id by which the button adds it
 * to its own name, so that a screen reader hears both.
 */
export function BusyMark() {
  useEffect(
    () => () => {
      // React Aria says "working" by a reference to this mark, which leads nowhere from now on.
      const stale = document.querySelectorAll('[data-live-announcer] [role="img"]');
      for (const element of stale) element.remove();
    },
    [],
  );
  return (
    <ProgressBar isIndeterminate aria-label={messages.working} className={busyMark}>
      <Spinner />
    </ProgressBar>
  );
}
