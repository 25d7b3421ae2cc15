import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../../components/Icon/index.ts';
import {
  checkNote,
  description as descriptionClass,
  error,
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
  return (
    <>
      {(description || check) && (
        // A single element, because a field has one description.
        <Text slot="description" elementType="div" className={helpGroup}>
          {check && <div className={checkNote}>{check}</div>}
          {description && <div className={descriptionClass}>{description}</div>}
        </Text>
      )}
      <FieldError className={error} elementType="div">
        {({ validationErrors }) => (
          <>
            <Icon icon={CircleAlert} size={14} className={errorIcon} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
