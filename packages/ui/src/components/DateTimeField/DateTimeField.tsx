import { getLocalTimeZone } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { TextField as AriaTextField, Group, Input, useLocale } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { affixButton, control, input } from '../../internal/field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../../internal/field/FieldFrame.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { ReadOnlyLock } from '../../internal/field/ReadOnlyLock.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { IconButton } from '../IconButton/index.ts';
import { nativeInput, picker } from './DateTimeField.css.ts';
import { momentOf, wallClock } from './isoDateTime.ts';
import { momentError, timeZoneName } from './momentError.ts';

interface OwnProps extends FieldProps {
  /**
   * The moment in ISO 8601 with an offset or `Z`; `null` for none. Shown on the clocks of
   * `timeZone`; its seconds are not shown, and lost only when the field is edited.
   */
  value?: string | null;
  /** The first moment, when not controlled. */
  defaultValue?: string | null;
  /**
   * Called on every change with the moment in UTC, `2026-11-21T10:00:00.000Z`; with `null` while
   * the field is empty or a part of it is missing.
   */
  onChange?: (value: string | null) => void;
  /** Earliest moment in ISO 8601; an earlier one stays and is called an error. */
  minValue?: string;
  /** Latest moment in ISO 8601; a later one stays and is called an error. */
  maxValue?: string;
  /**
   * IANA name of the time zone whose clocks the field shows, such as `Europe/Berlin`, and named
   * under it. Without one the clocks are the device's, and go without saying.
   */
  timeZone?: string;
  /**
   * Name for the form: of the errors that `Form` gives, and of the moment that it sends (in UTC,
   * empty for none).
   */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Props of DateTimeField. */
export type DateTimeFieldProps = Omit<
  AriaTextFieldProps,
  'children' | 'type' | 'validate' | 'maxLength' | 'minLength' | 'pattern' | keyof OwnProps
> &
  OwnProps &
  Named;

/** A date and a time of day, in the browser's own control with the library's label and errors. */
export function DateTimeField({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  size,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  timeZone: namedZone,
  name,
  className,
  ...props
}: DateTimeFieldProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const ref = useRef<HTMLInputElement>(null);
  const timeZone = namedZone ?? getLocalTimeZone();
  const [own, setOwn] = useState(defaultValue ?? null);
  const moment = value === undefined ? own : value;
  const local = wallClock(moment, timeZone);
  // Judged on leaving the field: half a year typed is no year long ago.
  const [problem, setProblem] = useState<string>();
  const error = errorMessage ?? problem;
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  const change = (text: string) => {
    const next = momentOf(text, timeZone);
    setOwn(next);
    setProblem(undefined);
    onChange?.(next);
  };
  const judge = () =>
    setProblem(
      ref.current?.validity.badInput
        ? messages.unfinishedDate
        : momentError(moment, { minValue, maxValue }, { locale, timeZone, messages }),
    );

  return (
    <AriaTextField
      {...props}
      type="datetime-local"
      name={name}
      value={local}
      onChange={change}
      onBlur={(event) => {
        judge();
        props.onBlur?.(event);
      }}
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage: error, check, size }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={
          namedZone ? (
            <>
              {description && <div>{description}</div>}
              <div>{messages.timeZone(timeZoneName(moment, timeZone, locale))}</div>
            </>
          ) : (
            description
          )
        }
        check={check}
        errorMessage={error}
      >
        <Group className={control}>
          <Input
            ref={ref}
            // The form sends the moment below, not the wall clock.
            name=""
            min={wallClock(minValue, timeZone) || undefined}
            max={wallClock(maxValue, timeZone) || undefined}
            data-empty={local === '' || undefined}
            className={joinClassNames(input, nativeInput)}
          />
          {props.isReadOnly ? (
            <ReadOnlyLock />
          ) : (
            <span className={joinClassNames(affixButton, picker)}>
              <IconButton
                slot={null}
                icon={CalendarDays}
                aria-label={messages.openCalendar}
                tooltip={false}
                excludeFromTabOrder
                isDisabled={isFixed}
                onPress={() => ref.current?.showPicker()}
              />
            </span>
          )}
        </Group>
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            form={props.form}
            value={moment ?? ''}
            disabled={props.isDisabled}
          />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
