// Lint rules of our own, for conventions that oxlint has no rule for.
import { analyse } from 'scslre';

const playIsAsyncArrow = {
  create: (context) => ({
    Property(node) {
      if (node.key.name !== 'play' || node.value.type === 'Identifier') return;
      const isAsyncArrow = node.value.type === 'ArrowFunctionExpression' && node.value.async;
      if (isAsyncArrow) return;
      context.report({ node, message: 'Write a play function as `play: async (…) => { … }`.' });
    },
  }),
};

const stylesByName = {
  create: (context) => ({
    ImportNamespaceSpecifier(node) {
      if (!node.parent.source.value.endsWith('.css.ts')) return;
      context.report({
        node,
        message:
          'Import styles by name; a name that is taken gets the ending Class: `{ title as titleClass }`.',
      });
    },
  }),
};

/** `../Button/Button.tsx`, with the folder's name in the first group. */
const mainFile = /^\.\.?\/(?:.*\/)?([A-Z]\w*)\/\1\.tsx?$/;

const siblingsByIndex = {
  create: (context) => ({
    ImportDeclaration(node) {
      const [, name] = mainFile.exec(node.source.value) ?? [];
      if (!name) return;
      context.report({
        node,
        message: `Import ${name} from the index.ts of its folder, which says what others may use.`,
      });
    },
  }),
};

/** What forms call the setters of the messages at their fields. */
const formSetter = /^set(?:\w*Field)?(?:Errors?|Refused|Refusals?|Wrong)$/;

const formsByHook = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return;
      const [, setter] = id.elements;
      if (!init.callee.name?.startsWith('useState') || !formSetter.test(setter?.name)) return;
      context.report({
        node: setter,
        message:
          'Keep the state of a form with useForm of crm-features/forms: it shows and drops the messages at the fields, focuses the first, and saves once.',
      });
    },
  }),
};

/** How Kysely's statements begin. */
const statements = new Set(['insertInto', 'selectFrom', 'updateTable', 'deleteFrom']);

const sqlInStore = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.computed || !statements.has(node.property.name)) return;
      context.report({
        node,
        message: 'Only the store contains SQL: add a function to the area’s file there.',
      });
    },
  }),
};

/** Whether the time that an expression takes can grow faster than the text. */
const isSuperLinear = (source, flags) => analyse({ source, flags }).reports.length > 0;

const linearExpressions = {
  create: (context) => ({
    Literal(node) {
      if (!node.regex || !isSuperLinear(node.regex.pattern, node.regex.flags)) return;
      context.report({
        node,
        message:
          'The time that this expression takes grows faster than the text: rewrite it, for example with a lookbehind before the repeated part, or cut the text and state its maximum length in a comment that disables this rule.',
      });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'forms-by-hook': formsByHook,
    'linear-expressions': linearExpressions,
    'play-is-async-arrow': playIsAsyncArrow,
    'siblings-by-index': siblingsByIndex,
    'sql-in-store': sqlInStore,
    'styles-by-name': stylesByName,
  },
};
