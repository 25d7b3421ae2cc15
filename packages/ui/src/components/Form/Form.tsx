import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type FormEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useObjectRef } from 'react-aria';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { form as formClass } from './Form.css.ts';

export interface FormProps extends Omit<AriaFormProps, 'validationBehavior' | 'onSubmit'> {
  /** Called instead of the browser's own submission; validate the values here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors from the server by the fields' `name`; each disappears once its field is edited. */
  validationErrors?: Record<string, string | string[]>;
  /** Ref of the root element. */
  ref?: Ref<HTMLFormElement>;
}

type Errors = FormProps['validationErrors'];

const none: readonly string[] = [];

/**
 * The errors without those of fields that have been edited since. They disappear while the user
 * types: on leaving the field, as React Aria removes them, they would move the button that is being
 * pressed away from the pointer.
 */
function useCurrentErrors(errors: Errors, form: RefObject<HTMLFormElement | null>) {
  const [edited, setEdited] = useState({ of: errors, names: none });
  const names = edited.of === errors ? edited.names : none;
  const current = useMemo(
    () =>
      errors &&
      Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    [errors, names],
  );
  const edit = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !form.current?.contains(target)) return;
    const name = target.getAttribute('name');
    if (name === null || !errors || !(name in errors) || names.includes(name)) return;
    setEdited({ of: errors, names: [...names, name] });
  });
  useEffect(() => {
    const { ownerDocument: page } = form.current ?? {};
    // After React's own listeners: an update before them would put the old value back.
    page?.addEventListener('input', edit);
    return () => page?.removeEventListener('input', edit);
  }, [form]);
  return current;
}

/**
 * Fields that are submitted together, 16 px apart. Errors are shown by the fields rather than by
 * the browser, and an invalid field does not prevent `onSubmit`.
 */
export function Form({ onSubmit, validationErrors, ref, className, ...props }: FormProps) {
  const form = useObjectRef(ref);
  return (
    <AriaForm
      {...props}
      ref={form}
      validationBehavior="aria"
      validationErrors={useCurrentErrors(validationErrors, form)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      className={joinClassNames(formClass, className)}
    />
  );
}
