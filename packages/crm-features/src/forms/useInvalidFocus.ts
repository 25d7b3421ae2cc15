import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the first field of a form that is marked as invalid, each time errors are set; for fields
 * without names, which `useErrorFocus` cannot find.
 * @param errors Messages by field
 * @returns The ref of the form
 */
export function useInvalidFocus(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
