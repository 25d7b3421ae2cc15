import type { FormEvent, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { form } from './Form.css.ts';

/** Props of Form. */
export interface FormProps extends Omit<AriaFormProps, 'validationBehavior' | 'onSubmit'> {
  /** Called instead of the browser's own submission; validate the values here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors from the server by the fields' `name`; each disappears once its field is edited. */
  validationErrors?: Record<string, string | string[]>;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Fields that are submitted together, 16 px apart. Errors are shown by the fields rather than by
 * the browser, and an invalid field does not prevent `onSubmit`.
 */
export function Form({ onSubmit, className, ...props }: FormProps) {
  return (
    <AriaForm
      {...props}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      className={joinClassNames(form, className)}
    />
  );
}
