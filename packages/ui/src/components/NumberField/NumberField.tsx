import { Minus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
  useLocale,
} from 'react-aria-components';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';
import { affix, control, input } from '../../internal/field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../../internal/field/FieldFrame.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { ReadOnlyLock } from '../../internal/field/ReadOnlyLock.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { stepper, steppers, suffixSpace } from './NumberField.css.ts';
import { rangeError } from './rangeError.ts';
import type { NumberRange } from './rangeError.ts';

interface OwnProps extends FieldProps, NumberRange {
  /** The number, `null` for none. */
  value?: number | null;
  /** The first number, when not controlled. */
  defaultValue?: number | null;
  /** Called on leaving the field, on Enter and on each step, with `null` when it was emptied. */
  onChange?: (value: number | null) => void;
  /** Smallest number; a smaller one stays and is called an error. */
  minValue?: number;
  /** Largest number; a larger one stays and is called an error. */
  maxValue?: number;
  /** Distance of two numbers, counted from `minValue` or 0; also what one step adds. */
  step?: number;
  /**
   * How the number is written, as in `Intl.NumberFormat`: `{ style: 'currency', currency: 'EUR' }`,
   * `{ style: 'unit', unit: 'day' }`, `{ style: 'percent' }`.
   */
  formatOptions?: Intl.NumberFormatOptions;
  /** An example of the value, never the label. */
  placeholder?: string;
  /** Before the number: an icon, or a unit that `formatOptions` does not know. */
  prefix?: ReactNode;
  /** After the number: a unit that `formatOptions` does not know, such as "cards". */
  suffix?: ReactNode;
  /**
   * Whether minus and plus stand at the end; arrow keys step either way.
   * @default true
   */
  hasSteppers?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input itself. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Props of NumberField. */
export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  'children' | 'prefix' | 'commitBehavior' | 'validate' | keyof OwnProps
> &
  OwnProps &
  Named;

/** What React Aria calls no number. */
const orNaN = (value: number | null | undefined) => (value === null ? Number.NaN : value);

/** A number, typed as the locale writes it or stepped. */
export function NumberField({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  size,
  value,
  defaultValue,
  onChange,
  placeholder,
  prefix,
  suffix,
  hasSteppers = true,
  inputRef,
  className,
  ...props
}: NumberFieldProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const format = useMemo(
    () => new Intl.NumberFormat(locale, props.formatOptions).format,
    [locale, props.formatOptions],
  );
  return (
    <AriaNumberField
      {...props}
      value={orNaN(value)}
      defaultValue={orNaN(defaultValue)}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      // Never changes silently what a person typed.
      commitBehavior="validate"
      validate={(next) => rangeError(next, props, messages, format)}
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, check, size }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={description}
        check={check}
        errorMessage={errorMessage}
      >
        <Group className={control}>
          {prefix && <span className={affix}>{prefix}</span>}
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {suffix && <span className={joinClassNames(affix, suffixSpace)}>{suffix}</span>}
          {props.isReadOnly && <ReadOnlyLock />}
          {hasSteppers && !props.isReadOnly && (
            <div className={steppers}>
              <Button slot="decrement" className={stepper}>
                <Icon icon={Minus} />
              </Button>
              <Button slot="increment" className={stepper}>
                <Icon icon={Plus} />
              </Button>
            </div>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
