import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a form that is marked as invalid when errors appear. While
 * the user corrects fields, their errors disappear one by one, and the focus stays.
 * @param errors Messages by field; a new object for each change
 * @returns The ref of the form
 */
export function useInvalidFocus(
  errors: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    const before = known.current;
    const names = Object.keys(errors);
    known.current = names;
    const isCorrecting =
      names.length < before.length && names.every((name) => before.includes(name));
    if (names.length === 0 || isCorrecting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
