import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../client/http/apiError.ts';
import { differing } from './differing.ts';
import type { FieldErrors } from './fieldErrors.ts';

type Changes<Values> = Partial<Values> | null;

interface FormOptions<Values extends object, Saved> {
  /** The values without changes by the user. */
  initial: Values;
  /**
   * What the user changed, if it outlives the form until it is saved or discarded: the result of
   * `useKept`. Otherwise, changes end with the form.
   */
  kept?: readonly [
    changes: Changes<Values>,
    change: (next: (now: Changes<Values>) => Changes<Values>) => void,
  ];
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
  /**
   * Whether the form ends once it is saved: until something replaces it, it stays busy, with its
   * values.
   */
  isFinal?: boolean;
}

/** The state of a form, for the component that shows it. */
export type FormState<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, unknown>>,
  'saved'
>;

const none: FieldErrors = {};

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/** The messages at the fields of a form; the first of them is focused whenever they are shown. */
function useFieldErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(none);
  const isNew = useRef(false);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const fields = ref.current?.querySelectorAll<HTMLElement>('[name], [aria-invalid="true"]');
    [...(fields ?? [])]
      .find(({ ariaInvalid, attributes }) => {
        const name = attributes.getNamedItem('name')?.value ?? '';
        return ariaInvalid === 'true' || name in errors;
      })
      ?.focus();
  });
  return {
    ref,
    errors,
    show: (found: FieldErrors) => {
      isNew.current = true;
      setErrors(found);
    },
    drop: (names: readonly string[]) =>
      setErrors((shown) =>
        names.some((name) => name in shown)
          ? Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name)))
          : shown,
      ),
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
  const { ref, errors, show, drop } = useFieldErrors();
  const [failure, setFailure] = useState<Error | null>(null);
  // A second press can precede the rendering of the first, which disables the button.
  const isRunning = useRef(false);
  const saving = useMutation({
    mutationFn: (sent: Values) => options.save(sent),
    onSuccess: (saved, sent) => {
      isRunning.current = isFinal;
      // An update of a form that is being replaced would come between the steps of that.
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
      const found = error instanceof ApiError ? errorsOf(error, sent) : none;
      show(found);
      setFailure(isEmpty(found) ? error : null);
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
    const found = find(values);
    show(found);
    return isEmpty(found);
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
    setFailure(null);
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
    failure,
    /** What was saved last. */
    saved: saving.data,
    /** The props of the form element. */
    props: { ref, validationErrors: errors, onSubmit: submit },
  };
}
