// @vitest-environment node
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';

/** Props whose text is visible or announced. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
]);

/** The product's name, which is the same in every language. */
const name = 'Cardinal';

const words = (text: string) => (/\p{L}/u.test(text) && text.trim() !== name ? [text.trim()] : []);

/** The texts to which an expression can evaluate. */
function wordsOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? words(node.value) : [];
    case 'JSXText':
      return words(node.value);
    case 'TemplateLiteral':
      return node.quasis.flatMap(({ value }) => words(value.raw));
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
      return [...wordsOf(node.left), ...wordsOf(node.right)];
    case 'JSXExpressionContainer':
      return wordsOf(node.expression);
    default:
      return [];
  }
}

/** Texts in a component that do not come from the catalogue. */
function literalWords(code: string): string[] {
  const found: string[] = [];
  const addChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    found.push(...children.flatMap(wordsOf));
  };
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name: prop, value }) {
      if (prop.type === 'JSXIdentifier' && spoken.has(prop.name) && value) {
        found.push(...wordsOf(value));
      }
    },
    Property({ key, value }) {
      const prop = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
      if (typeof prop !== 'string' || !spoken.has(prop)) return;
      found.push(...wordsOf(value.type === 'AssignmentPattern' ? value.right : value));
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'announce' && first) {
        found.push(...wordsOf(first));
      }
    },
  }).visit(parseSync('component.tsx', code).program);
  return found;
}

const sources = import.meta.glob<string>(
  ['../../**/*.tsx', '!../../**/*.stories.tsx', '!../../**/*.{test,test-d}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

it.each([
  ['<p>Loading</p>', ['Loading']],
  ['<p>{isBusy ? "Wait" : `${count} left`}</p>', ['Wait', 'left']],
  ['<p>{name || "Nobody"}</p>', ['Nobody']],
  ['<Button aria-label="Close" slot="close" />', ['Close']],
  ['<Field placeholder={hint ?? "Choose"} />', ['Choose']],
  ['function F({ placeholder = "Choose", size = "md" }) { return <p>–</p>; }', ['Choose']],
  ['announce("Saved")', ['Saved']],
  ['<p className="error">{messages.error} – {count}%</p>', []],
])('finds in %s the texts %j', (code, expected) => {
  expect(literalWords(code)).toEqual(expected);
});

it('reads every component', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60);
});

it.each(Object.entries(sources))('%s contains no text outside the catalogue', (_path, code) => {
  expect(literalWords(code)).toEqual([]);
});
