import type { FormEvent, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { form } from './Form.css.ts';

/** Props of Form. */
export interface FormProps extends Omit<AriaFormProps, 'validationBehavior' | 'onSubmit'> {
  /** Called instead of the browser's own sending; check the values here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors of the server by the fields' `name`; each goes once its field is edited. */
  validationErrors?: Record<string, string | string[]>;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Fields that are sent together, 16 px apart. Fields show what is wrong in their own words, never
 * in the browser's, and an invalid field does not keep the form from calling `onSubmit`.
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
