import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../client/api/apiError.ts';
import { differing } from './differing.ts';
import type { FieldErrors } from './fieldErrors.ts';

type Changes<Values> = Partial<Values> | null;
type Change<Values> = (next: (now: Changes<Values>) => Changes<Values>) => void;

interface FormOptions<Values extends object, Saved> {
  /** The values without changes by the user. */
  initial: Values;
  /**
   * What the user changed, if it outlives the form until it is saved or discarded: the result of
   * `useKept`. Otherwise, changes end with the form.
   */
  kept?: readonly [changes: Changes<Values>, change: Change<Values>];
  /** Finds the errors that need no server. */
  check?: (values: Values) => FieldErrors;
  /** Called when a check has found errors, which are shown already. */
  onInvalid?: (errors: FieldErrors, values: Values) => void;
  save: (values: Values) => Promise<Saved>;
  /** Called once it is saved, even if the form is gone by then. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** Called instead of saving if nothing was changed. */
  onUnchanged?: () => void;
  /** The errors at the fields that a refusal names. Defaults to those of the server. */
  errorsOf?: (error: ApiError, values: Values) => FieldErrors;
  /** Called when saving has failed, even if the form is gone by then. */
  onFailed?: (error: Error) => void;
  /** Whether the form stays busy, with its values, once it is saved: the page changes then. */
  isFinal?: boolean;
}

/** The state of a form, for the component that shows it. */
export type FormState<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, unknown>>,
  'saved'
>;

const none: FieldErrors = {};

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/** The messages at the fields of a form, of which the first is focused after a failed attempt. */
function useFieldErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(none);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const errors = useMemo(
    (): FieldErrors =>
      Object.fromEntries(Object.entries(found).filter(([name]) => !edited.includes(name))),
    [found, edited],
  );
  useEffect(() => {
    if (isEmpty(found)) return;
    const fields =
      ref.current?.querySelectorAll<HTMLElement>('[name], [aria-invalid="true"]') ?? [];
    const isWrong = (field: HTMLElement) =>
      field.ariaInvalid === 'true' || (field.getAttribute('name') ?? '') in found;
    [...fields].find(isWrong)?.focus();
  }, [found]);
  return {
    ref,
    found,
    errors,
    show: (next: FieldErrors) => {
      setFound(next);
      setEdited([]);
    },
    drop: (names: readonly string[]) => {
      const shown = names.filter((name) => name in errors);
      if (shown.length > 0) setEdited((before) => [...before, ...shown]);
    },
  };
}

/**
 * The state of a form: its values, the messages at its fields, and its submission. What was typed
 * stays until it is saved; the first wrong field is focused; a message disappears once its field is
 * edited; and pressing Save twice saves once.
 */
export function useForm<Values extends object, Saved>({
  initial,
  kept,
  check = () => none,
  errorsOf = ({ fields }) => fields,
  isFinal = false,
  ...options
}: FormOptions<Values, Saved>) {
  const own = useState<Changes<Values>>(null);
  const [changes, change]: NonNullable<typeof kept> = kept ?? own;
  const values: Values = { ...initial, ...changes };
  const isDirty = changes !== null && JSON.stringify(values) !== JSON.stringify(initial);
  const { ref, found, errors, show, drop } = useFieldErrors();
  // A second press can precede the rendering of the first, which disables the button.
  const isRunning = useRef(false);
  const saving = useMutation({
    mutationFn: (sent: Values) => options.save(sent),
    onSuccess: (saved, sent) => {
      isRunning.current = isFinal;
      if (kept || !isFinal) {
        change((now) => {
          // What was changed meanwhile stays.
          const left = differing<Values>(now ?? {}, sent);
          return Object.keys(left).length > 0 ? left : null;
        });
      }
      options.onSaved?.(saved, sent);
    },
    onError: (error, sent) => {
      isRunning.current = false;
      show(error instanceof ApiError ? errorsOf(error, sent) : none);
      options.onFailed?.(error);
    },
  });

  const set = (
    next: Partial<Values> | ((now: Values) => Partial<Values>),
    names: readonly string[] = Object.keys(next),
  ): void => {
    change((now) => ({
      ...now,
      ...(typeof next === 'function' ? next({ ...initial, ...now }) : next),
    }));
    drop(names);
  };
  /** Shows the errors that a check finds. Returns whether there are none. */
  const passes = (find: (values: Values) => FieldErrors): boolean => {
    const wrong = find(values);
    show(wrong);
    return isEmpty(wrong);
  };
  const discard = () => change(() => null);
  const submit = (): void => {
    if (isRunning.current) return;
    if (options.onUnchanged && !isDirty) {
      discard();
      options.onUnchanged();
      return;
    }
    const wrong = check(values);
    if (!passes(() => wrong)) {
      options.onInvalid?.(wrong, values);
      return;
    }
    isRunning.current = true;
    saving.mutate(values);
  };

  return {
    values,
    /** Whether a value differs from the initial one. */
    isDirty,
    /** Messages by field. */
    errors,
    /**
     * Changes values. The messages of the fields with the given names disappear; by default, the
     * names of the values.
     */
    set,
    /** The props of a field that shows and changes a value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => {
        const next: Partial<Values> = {};
        next[name] = value;
        set(next);
      },
    }),
    passes,
    /** Checks the values, and saves them unless that is in progress. */
    submit,
    /** Drops what was changed. */
    discard,
    isSaving: saving.isPending || (isFinal && saving.isSuccess),
    /** Why saving failed, if no field shows it. */
    failure: isEmpty(found) ? saving.error : null,
    /** What was saved last. */
    saved: saving.data,
    /** The props of the form element. */
    props: { ref, validationErrors: errors, onSubmit: submit },
  };
}
