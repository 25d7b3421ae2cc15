import { expect, it } from 'vitest';
import plugin from './lintRules.mjs';

/** How often the rule reports an expression. */
function reportsOn({ source: pattern, flags }) {
  const reports = [];
  const rule = plugin.rules['linear-expressions'];
  rule.create({ report: (found) => reports.push(found) }).Literal({ regex: { pattern, flags } });
  return reports.length;
}

it.each([/[^\s,=]+@[^\s,]+/g, /\s*,\s*/, /\/+$/, /^\S+@\S+\.\S+$/, /^(?:a+)+$/])(
  'finds that %s takes more than linear time',
  (expression) => {
    expect(reportsOn(expression)).toBe(1);
  },
);

it.each([/[^\s,=]+/g, /(?<!\/)\/+$/, /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, /a{1,3}b/])(
  'accepts %s',
  (expression) => {
    expect(reportsOn(expression)).toBe(0);
  },
);
