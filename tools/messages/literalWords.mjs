// Finds texts in components that do not come from messages.
import { parseSync, Visitor } from 'vite';

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

/** Names that are the same in every language. */
const names = new Set(['Cardinal', 'HubSpot', 'WhatsApp']);

/** The words of a text; a single letter is a key. */
const words = (text) => (/\p{L}{2}/u.test(text) && !names.has(text.trim()) ? [text.trim()] : []);

/** The texts to which an expression can evaluate. */
function wordsOf(node) {
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

/** The props of a type are no texts. */
const isType = ({ type }) => type.startsWith('TS');

/** Texts in a component, or in another module, that do not come from messages. */
export function literalWords(code) {
  const found = [];
  const addChildren = ({ children }) => found.push(...children.flatMap(wordsOf));
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
      if (typeof prop !== 'string' || !spoken.has(prop) || isType(value)) return;
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
