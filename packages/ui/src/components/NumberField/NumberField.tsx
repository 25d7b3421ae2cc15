import { Minus, Plus } from 'lucide-react';
import { useMemo, type ReactNode, type Ref } from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  Input,
  useLocale,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { affix, control, input } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ReadOnlyLock } from '../Field/ReadOnlyLock.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { stepper, steppers, suffixSpace } from './NumberField.css.ts';
import { rangeError, type NumberRange } from './rangeError.ts';
import { TypedNumber } from './TypedNumber.tsx';
import { useToldNumber } from './useToldNumber.ts';

interface OwnProps extends FieldProps, NumberRange {
  /** The number, `null` if there is none. */
  value?: number | null;
  /** The initial number, if uncontrolled. */
  defaultValue?: number | null;
  /**
   * Called on each step and while the user types, so that nothing typed is lost; with `null` when
   * the field is cleared.
   */
  onChange?: (value: number | null) => void;
  /** Smallest allowed number. A smaller one is kept, but marked as an error. */
  minValue?: number;
  /** Largest allowed number. A larger one is kept, but marked as an error. */
  maxValue?: number;
  /**
   * Step of the arrow keys and buttons. Allowed numbers are multiples of it, counted from
   * `minValue` or 0.
   */
  step?: number;
  /**
   * Format of the number, as in `Intl.NumberFormat`: `{ style: 'currency', currency: 'EUR' }`, `{
   * style: 'unit', unit: 'day' }`, `{ style: 'percent' }`.
   */
  formatOptions?: Intl.NumberFormatOptions;
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
  /** Content before the number: an icon, or a unit that `formatOptions` does not support. */
  prefix?: ReactNode;
  /** Content after the number: a unit that `formatOptions` does not support, such as "cards". */
  suffix?: ReactNode;
  /**
   * Whether minus and plus buttons are shown at the end; arrow keys work regardless.
   * @default true
   */
  hasSteppers?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement>;
}

export type NumberFieldProps = Omit<
  AriaNumberFieldProps,
  'children' | 'prefix' | 'commitBehavior' | 'validate' | keyof OwnProps
> &
  OwnProps &
  Named;

/** A number, typed in the format of the locale or changed in steps. */
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
  const { held, hold, tell } = useToldNumber({ value, defaultValue, onChange });
  return (
    <AriaNumberField
      {...props}
      // React Aria represents no number as NaN.
      value={held ?? Number.NaN}
      onChange={(next) => hold(Number.isNaN(next) ? null : next)}
      // Never changes the typed number silently.
      commitBehavior="validate"
      validate={(next) => rangeError(next, props, messages, format)}
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, check, size }, className)}
    >
      <TypedNumber held={held} format={format} onChange={tell} />
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
