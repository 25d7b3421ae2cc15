import { useMessages } from '../useMessages.ts';
import { counter } from './Field.css.ts';

/** From this part of the limit on, a person wants to know how much is left. */
const near = 0.8;

/** Says how many characters are left once a limit is near. */
export function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const messages = useMessages();
  // Always there, because a live region that appears with its text is not announced.
  return (
    <div className={counter} aria-live="polite">
      {length >= maxLength * near && messages.charactersLeft(Math.max(0, maxLength - length))}
    </div>
  );
}
