import { bodyLimits } from '@cardinal/contract/limits';
import { tooLarge } from '../../services/shared/failures.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

const tooDeep = () => tooLarge(say(({ request }) => request.deepJson({ most: bodyLimits.depth })));
const tooMany = () =>
  tooLarge(say(({ request }) => request.manyValues({ most: bodyLimits.values })));
const tooEscaped = () =>
  tooLarge(say(({ request }) => request.manyEscapes({ most: bodyLimits.escapes })));

/**
 * Counts what a JSON text holds before it is parsed: lists within lists take fifty times the memory of
 * their text, and seconds. Whether the text is JSON at all is left to the parser.
 * @throws `too_large` beyond `bodyLimits`.
 */
export function checkJsonText(text: string): void {
  let depth = 0;
  let values = 1;
  let escapes = 0;

  /** @returns Where a string ends. */
  function skipString(from: number): number {
    let at = from;
    let quote = text.indexOf('"', at);
    for (;;) {
      if (quote < 0) return text.length;
      const backslash = text.slice(at, quote).indexOf('\\');
      if (backslash < 0) return quote;
      escapes += 1;
      if (escapes > bodyLimits.escapes) throw tooEscaped();
      at += backslash + 2;
      if (at > quote) quote = text.indexOf('"', at);
    }
  }

  const signs = /["[\]{},]/g;
  let seen = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign] = found;
    seen += 1;
    if (sign === '"') signs.lastIndex = skipString(signs.lastIndex) + 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else {
      values += 1;
      if (sign !== ',') depth += 1;
    }
    if (depth > bodyLimits.depth) throw tooDeep();
    // A value has at most four: its key, its ends and a comma.
    if (values > bodyLimits.values || seen > 4 * bodyLimits.values) throw tooMany();
    // The parser refuses it here.
    if (depth < 0) return;
  }
}
