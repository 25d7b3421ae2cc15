import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FieldErrors } from './checks.ts';

/** Focuses the first field of the form that has an error, each time errors are set. */
export function useErrorFocus(errors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...fields].find((field) => (field.getAttribute('name') ?? '') in errors)?.focus();
  }, [errors]);
  return form;
}
