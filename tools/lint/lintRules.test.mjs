import { expect, it } from 'vitest';
import plugin from './lintRules.mjs';

/** How often a rule reports a node. */
function reportsOf(rule, type, node) {
  const reports = [];
  plugin.rules[rule].create({ report: (found) => reports.push(found) })[type](node);
  return reports.length;
}

const reportsOn = ({ source: pattern, flags }) =>
  reportsOf('linear-expressions', 'Literal', { regex: { pattern, flags } });

/** `const [state, setter] = hook();` */
const stateOf = (setter, hook) => ({
  id: { type: 'ArrayPattern', elements: [{ name: 'state' }, { name: setter }] },
  init: { type: 'CallExpression', callee: { name: hook } },
});

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

it.each([
  ['setErrors', 'useState', 1],
  ['setFieldErrors', 'useState', 1],
  ['setRefused', 'useStateFor', 1],
  ['setErrors', 'useKept', 0],
  ['setRetryErrors', 'useState', 0],
  ['setOpen', 'useState', 0],
])('reports the state of a form beside the hook: %s of %s', (setter, hook, count) => {
  expect(reportsOf('forms-by-hook', 'VariableDeclarator', stateOf(setter, hook))).toBe(count);
});
