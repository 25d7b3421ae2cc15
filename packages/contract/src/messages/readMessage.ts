/** What placeholders are replaced by. */
export type Values = Readonly<Record<string, string | number>>;

/** The rules of a language that messages use. */
export interface MessageRules {
  number: (value: number) => string;
  plural: (count: number) => Intl.LDMLPluralRule;
}

/** A message that was read; `count` is what `#` stands for. */
type Say = (values: Values, rules: MessageRules, count?: number) => string;

/**
 * Reads a message in ICU MessageFormat: `{name}`, `{count, number}`, `{count, plural, one {# lead}
 * other {# leads}}` and `{role, select, admin {…} other {…}}`, one inside the other. Apostrophes are
 * plain text. That messages are well formed and use no more than this is checked by
 * `npm run messages`, so that browsers don't need to.
 */
export function readMessage(source: string): Say {
  let at = 0;

  /** The text up to one of these characters, which is passed over. */
  function before(stops: string): string {
    const start = at;
    while (at < source.length && !stops.includes(source.charAt(at))) at += 1;
    at += 1;
    return source.slice(start, at - 1).trim();
  }

  function options(kind: string): Map<string, Say> {
    const forms = new Map<string, Say>();
    for (let name = before('{}'); name !== ''; name = before('{}')) forms.set(name, message(kind));
    return forms;
  }

  function placeholder(): Say {
    const name = before(',}');
    const isPlain = source.charAt(at - 1) === '}';
    const kind = isPlain ? 'text' : before(',}');
    if (kind === 'text') return (values) => String(values[name]);
    if (kind === 'number') return (values, { number }) => number(Number(values[name]));
    const forms = options(kind);
    const other = forms.get('other');
    return (values, rules, count) => {
      const value = values[name] ?? '';
      if (kind === 'select') {
        return (forms.get(String(value)) ?? other)?.(values, rules, count) ?? '';
      }
      const form = forms.get(`=${value}`) ?? forms.get(rules.plural(Number(value))) ?? other;
      return form?.(values, rules, Number(value)) ?? '';
    };
  }

  /**
   * Reads to the end, or to the brace that closes a form.
   * @param kind Of what it is a form; in a selection, `#` is plain text
   */
  function message(kind?: string): Say {
    const parts: (string | Say)[] = [];
    let start = at;
    const endText = () => {
      if (at > start) parts.push(source.slice(start, at));
      at += 1;
    };
    const end = kind === undefined ? '' : '}';
    while (at < source.length && source.charAt(at) !== end) {
      const character = source.charAt(at);
      if (character === '{' || (kind === 'plural' && character === '#')) {
        endText();
        parts.push(
          character === '{' ? placeholder() : (_, { number }, count) => number(count ?? 0),
        );
        start = at;
      } else at += 1;
    }
    endText();
    return (values, rules, count) =>
      parts.map((part) => (typeof part === 'string' ? part : part(values, rules, count))).join('');
  }

  return message();
}
