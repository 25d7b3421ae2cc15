import { useState } from 'react';

interface TextValue {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Length of a text field's value, controlled or not, and the `onChange` that updates it. */
export function useLength({ value, defaultValue, onChange }: TextValue) {
  const [length, setLength] = useState(() => (value ?? defaultValue ?? '').length);
  return {
    length: value === undefined ? length : value.length,
    onChange: (next: string) => {
      setLength(next.length);
      onChange?.(next);
    },
  };
}
