import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { NumberFieldStateContext } from 'react-aria-components';

interface TypedNumberProps {
  /** The number that the field holds, which may not be the typed one yet. */
  held: number | null;
  /** Formats a number as the field does. */
  format: (value: number) => string;
  /** Called with each number that the text means, also while it is typed. */
  onChange: (value: number | null) => void;
}

/** Reports the number that the text of a NumberField means; shows nothing. */
export function TypedNumber({ held, format, onChange }: TypedNumberProps) {
  const { inputValue = '', numberValue = Number.NaN } = useContext(NumberFieldStateContext) ?? {};
  const typed = inputValue === '' ? null : numberValue;
  // The text may show fewer digits than the number that the field holds.
  const isHeld = inputValue === (held === null ? '' : format(held));
  const number = isHeld ? held : typed;
  const tell = useEffectEvent(onChange);
  // Before anything else can happen, such as a press of Escape.
  useLayoutEffect(() => {
    // A text such as "-" is not a number yet.
    if (!Number.isNaN(number)) tell(number);
  }, [number]);
  return null;
}
