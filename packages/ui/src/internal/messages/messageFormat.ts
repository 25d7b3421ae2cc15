/** The forms of a sentence by CLDR plural category; `#` is replaced by the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Formatters that a catalogue uses for numbers, plurals and lists. */
export interface MessageFormat {
  /** `1,200`, with the locale's digits and separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The plural form for a count: `plural(2, { one: '# day', other: '# days' })`. */
  plural: (count: number, forms: PluralForms) => string;
  /** `A, B and C`, or `A, B or C`. */
  list: (items: readonly string[], joinedBy: 'and' | 'or') => string;
}

/** Creates the formatters of a BCP 47 locale. */
export function messageFormat(locale: string): MessageFormat {
  const rules = new Intl.PluralRules(locale);
  const number: MessageFormat['number'] = (value, options) =>
    new Intl.NumberFormat(locale, options).format(value);
  return {
    number,
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
    list: (items, joinedBy) =>
      new Intl.ListFormat(locale, {
        type: joinedBy === 'and' ? 'conjunction' : 'disjunction',
      }).format(items),
  };
}
