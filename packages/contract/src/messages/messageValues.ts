/**
 * The types of texts written in ICU MessageFormat: what a message needs is read from the message, so
 * that a sentence without one of its values does not compile.
 */

type Space = ' ' | '\n';
type Trimmed<S extends string> = S extends `${Space}${infer Rest}`
  ? Trimmed<Rest>
  : S extends `${infer Rest}${Space}`
    ? Trimmed<Rest>
    : S;

/** The values of a kind of placeholder: `{name}`, `{count, number}`, `{count, plural, …}`. */
interface ValueOf {
  number: number;
  plural: number;
  select: string;
}
type OfKind<Kind extends string> = Kind extends keyof ValueOf ? ValueOf[Kind] : never;

/** Values found so far, and the text after what was read. */
type Read<Values, Rest extends string> = [values: Values, rest: Rest];

/** Reads a message up to its end, or to the brace that closes it inside another. */
type Message<S extends string, Values> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Tail}`
    ? Read<Values, `${Tail}{${After}`>
    : Placeholder<After, Values>
  : S extends `${string}}${infer Tail}`
    ? Read<Values, Tail>
    : Read<Values, ''>;

type Placeholder<S extends string, Values> = S extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${infer Kind},${string}`
    ? S extends `${string},${string},${infer Forms}`
      ? Options<Forms, Values & Record<Trimmed<Name>, OfKind<Trimmed<Kind>>>>
      : never
    : Inside extends `${infer Name},${infer Kind}`
      ? Message<After, Values & Record<Trimmed<Name>, OfKind<Trimmed<Kind>>>>
      : Message<After, Values & Record<Trimmed<Inside>, string>>
  : never;

/** Reads the forms of a plural or a selection, then what follows the placeholder. */
type Options<S extends string, Values> = S extends `${infer Before}{${infer Form}`
  ? Before extends `${string}}${infer After}`
    ? Message<`${After}{${Form}`, Values>
    : Message<Form, Values> extends [infer Found, infer Rest extends string]
      ? Options<Rest, Found>
      : never
  : S extends `${string}}${infer After}`
    ? Message<After, Values>
    : never;

/** The values that a message needs: `{ count: number; name: string }`. */
export type MessageValues<S extends string> =
  Message<S, unknown> extends [infer Values, string] ? Values : never;

/** Messages by name, in groups. */
export interface MessageTree {
  readonly [name: string]: string | readonly string[] | MessageTree;
}

/** A message ready to be shown: a text, or a function of its values. */
type Text<S extends string> = string extends S
  ? string
  : S extends `${string}{${string}`
    ? (values: { readonly [Name in keyof MessageValues<S>]: MessageValues<S>[Name] }) => string
    : string;

/** Messages ready to be shown, under the names of the catalogue. */
export type Texts<T> = {
  readonly [Name in keyof T]: T[Name] extends string ? Text<T[Name]> : Texts<T[Name]>;
};

/** The texts of a catalogue, for functions that receive them: `TextsOf<typeof statMessages>`. */
export type TextsOf<C extends { english: MessageTree }> = Texts<C['english']>;

/** The same messages in another language: each of them, and no others. */
export type Translation<T> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : Translation<T[Name]>;
};
