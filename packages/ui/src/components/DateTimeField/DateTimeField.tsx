import { getLocalTimeZone } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import {
  TextField as AriaTextField,
  Group,
  Input,
  useLocale,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { affixButton, control, input } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ReadOnlyLock } from '../Field/ReadOnlyLock.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { IconButton } from '../IconButton/index.ts';
import { nativeInput, picker } from './DateTimeField.css.ts';
import { momentOf, wallClock } from './isoDateTime.ts';
import { momentError, timeZoneName } from './momentError.ts';

interface OwnProps extends FieldProps {
  /**
   * The moment in ISO 8601 with an offset or `Z`; `null` if there is none. Displayed in `timeZone`.
   * Its seconds are not displayed, and are lost only if the field is edited.
   */
  value?: string | null;
  /** The initial moment, if uncontrolled. */
  defaultValue?: string | null;
  /**
   * Called on every change with the moment in UTC, `2026-11-21T10:00:00.000Z`; with `null` while
   * the field is empty or a part of it is missing.
   */
  onChange?: (value: string | null) => void;
  /** Earliest moment in ISO 8601. An earlier one is kept, but marked as an error. */
  minValue?: string;
  /** Latest moment in ISO 8601. A later one is kept, but marked as an error. */
  maxValue?: string;
  /**
   * IANA name of the time zone in which the moment is displayed, such as `Europe/Berlin`; the field
   * shows the zone below. Defaults to the device's time zone, which is not shown.
   */
  timeZone?: string;
  /**
   * Name in the form: for the errors of `Form`, and for the submitted moment (in UTC, empty if
   * there is none).
   */
  name?: string;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

export type DateTimeFieldProps = Omit<
  AriaTextFieldProps,
  'children' | 'type' | 'validate' | 'maxLength' | 'minLength' | 'pattern' | keyof OwnProps
> &
  OwnProps &
  Named;

/** A description, followed by the name of the field's time zone. */
function ZoneNote({
  moment,
  timeZone,
  children,
}: {
  moment: string | null;
  timeZone: string;
  children: ReactNode;
}) {
  const messages = useMessages();
  const { locale } = useLocale();
  return (
    <>
      {children && <div>{children}</div>}
      <div>{messages.timeZone(timeZoneName(moment, timeZone, locale))}</div>
    </>
  );
}

/** The button that opens the browser's calendar. */
function PickerButton({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
  const messages = useMessages();
  return (
    <span className={joinClassNames(affixButton, picker)}>
      <IconButton
        slot={null}
        icon={CalendarDays}
        aria-label={messages.openCalendar}
        tooltip={false}
        excludeFromTabOrder
        isDisabled={isDisabled}
        onPress={onPress}
      />
    </span>
  );
}

/** The moment in the field, and what is wrong with it. */
function useMoment(
  {
    value,
    defaultValue,
    onChange,
    ...bounds
  }: Pick<OwnProps, 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'>,
  timeZone: string,
) {
  const messages = useMessages();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultValue ?? null);
  const [problem, setProblem] = useState<string>();
  const moment = value === undefined ? own : value;
  return {
    moment,
    problem,
    /** Sets the moment to a local time. */
    change: (text: string) => {
      const next = momentOf(text, timeZone);
      setOwn(next);
      setProblem(undefined);
      onChange?.(next);
    },
    /** Validates when the field loses the focus: a partly entered year is not an error yet. */
    judge: (input: HTMLInputElement | null) =>
      setProblem(
        input?.validity.badInput
          ? messages.unfinishedDate
          : momentError(moment, bounds, { locale, timeZone, messages }),
      ),
  };
}

/** A date and a time of day, entered in the browser's native control. */
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
  const ref = useRef<HTMLInputElement>(null);
  const timeZone = namedZone ?? getLocalTimeZone();
  const entry = { value, defaultValue, onChange, minValue, maxValue };
  const { moment, change, problem, judge } = useMoment(entry, timeZone);
  const local = wallClock(moment, timeZone);
  const error = errorMessage ?? problem;
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  return (
    <AriaTextField
      {...props}
      type="datetime-local"
      name={name}
      value={local}
      onChange={change}
      onBlur={(event) => {
        judge(ref.current);
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
            <ZoneNote moment={moment} timeZone={timeZone}>
              {description}
            </ZoneNote>
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
            // The form submits the moment below, not the local time.
            name=""
            min={wallClock(minValue, timeZone) || undefined}
            max={wallClock(maxValue, timeZone) || undefined}
            data-empty={local === '' || undefined}
            className={joinClassNames(input, nativeInput)}
          />
          {props.isReadOnly ? (
            <ReadOnlyLock />
          ) : (
            <PickerButton isDisabled={isFixed} onPress={() => ref.current?.showPicker()} />
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
