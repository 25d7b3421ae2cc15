import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { FieldError, FieldErrorContext, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import {
  checkNote,
  description as descriptionClass,
  error as errorClass,
  errorIcon,
  helpGroup,
} from './Field.css.ts';
import type { FieldProps } from './fieldProps.ts';

/** The help below a control: description, reason to check the value, error. */
export function FieldHelp({
  description,
  check,
  errorMessage,
}: Pick<FieldProps, 'description' | 'check' | 'errorMessage'>) {
  const validation = useContext(FieldErrorContext);
  const error = errorMessage ?? validation?.validationErrors.join(' ');
  return (
    <>
      {(description || check) && (
        // A single element, because a field has one description.
        <Text slot="description" elementType="div" className={helpGroup}>
          {check && <div className={checkNote}>{check}</div>}
          {description && <div className={descriptionClass}>{description}</div>}
        </Text>
      )}
      {/* A field that is invalid because of another one has no message of its own. */}
      {error && (
        <FieldError className={errorClass} elementType="div">
          <Icon icon={CircleAlert} size={14} className={errorIcon} />
          <span>{error}</span>
        </FieldError>
      )}
    </>
  );
}
