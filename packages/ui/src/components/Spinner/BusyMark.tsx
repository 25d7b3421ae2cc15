import { useContext } from 'react';
import { Spinner } from './index.ts';
import { busyMark } from './BusyMark.css.ts';
import { ButtonMessagesContext } from '../../internal/messages/buttonMessages.ts';

/** The spinner of a busy button, whose label is part of the button's name. */
export function BusyMark({ id }: { id?: string }) {
  const { working } = useContext(ButtonMessagesContext);
  return (
    <span id={id} role="progressbar" aria-label={working} className={busyMark}>
      <Spinner />
    </span>
  );
}
