/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The error messages among the outcomes of checks; false or undefined where a field is valid. */
export function foundErrors(
  all: Readonly<Record<string, string | false | undefined>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  );
}
