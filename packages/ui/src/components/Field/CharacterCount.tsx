import { useMessages } from '../../internal/messages/useMessages.ts';
import { counter } from './Field.css.ts';

/** The part of the limit from which the remaining length is shown. */
const near = 0.8;

/** Shows how many characters are left near a limit. */
export function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const messages = useMessages();
  // Always rendered, because a live region that appears together with its text is not announced.
  return (
    <div className={counter} aria-live="polite">
      {length >= maxLength * near && messages.charactersLeft(Math.max(0, maxLength - length))}
    </div>
  );
}
