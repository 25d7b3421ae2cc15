import { useEffect, useRef, type RefObject } from 'react';
import type { FieldErrors } from './fieldErrors.ts';

/**
 * Focuses the first field of a form that has an error, each time errors are set.
 * @param errors Messages by the names of the fields
 * @returns The ref of the form
 */
export function useErrorFocus(errors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...fields].find((field) => (field.getAttribute('name') ?? '') in errors)?.focus();
  }, [errors]);
  return form;
}
