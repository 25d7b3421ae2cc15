import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { knownProps } from './knownProps.ts';
import { passedOn } from './passedOn.ts';

/**
 * For all other kinds a control would show something that cannot be edited: elements, functions,
 * refs.
 */
const editable = new Set(['boolean', 'number', 'string', 'enum']);

/** Types for which a control needs no further information. */
const simple = ['boolean', 'number', 'string'] as const;

/** The type as the source declares it, rather than its kind. */
function typeOf({ type, table }: StrictInputType) {
  const source = typeof type === 'object' ? type.raw : undefined;
  const said = source ?? table?.type?.summary;
  return said === 'union' || said === 'unknown' ? undefined : said?.replace(/\s+/g, ' ');
}

/** Text can be typed into a control; elements cannot. */
const isText = ({ type }: StrictInputType, value: unknown) =>
  typeof type === 'object' &&
  type.name === 'other' &&
  type.value === 'ReactNode' &&
  typeof value !== 'object';

function controlOf(argType: StrictInputType, value: unknown): StrictInputType['control'] {
  if (isText(argType, value)) return { type: 'text' };
  const { type, control } = argType;
  const kind = (typeof type === 'object' ? type.name : type) ?? typeof value;
  return control ?? (editable.has(kind) ? undefined : { disable: true });
}

function describe(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const known = knownProps[name];
  const summary = typeOf(argType) ?? known?.type;
  return {
    ...argType,
    description: argType.description || known?.about,
    control: controlOf(argType, value),
    table: { ...argType.table, type: summary === undefined ? undefined : { summary } },
  };
}

/** Props that the component inherits from React Aria. */
function throughReactAria(component: string): Record<string, StrictInputType> {
  const names = Object.entries(passedOn).find(([name]) => name === component)?.[1] ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const kind = simple.find((simpleKind) => simpleKind === knownProps[name]?.type);
      return [name, { name, ...(kind && { type: { name: kind, required: false } }) }];
    }),
  );
}

/**
 * The label first, then the component's own props, then those of React Aria, then technical ones.
 */
function rank([name, { table }]: readonly [string, StrictInputType]) {
  if (name === 'label') return 0;
  if (/^(className|ref|inputRef)$/.test(name)) return 3;
  return table?.type && !table.category ? 1 : 2;
}

/** Fills the tables of props with types and descriptions, most relevant props first. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title, parameters }) => {
  if (!title.startsWith('UI/')) return argTypes;
  // Storybook's mark of a story that renders its controls' values.
  const isEditable = parameters['__isArgsStory'] === true;
  const inherited = throughReactAria(title.split('/').at(-1) ?? '');
  // Props without a declaration, such as `children`, are described by name.
  const given = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...given, ...inherited, ...argTypes })
      .toSorted((one, other) => rank(one) - rank(other))
      .map(([name, argType]) => {
        const described = describe(name, argType, initialArgs[name]);
        return [name, isEditable ? described : { ...described, control: { disable: true } }];
      }),
  );
};
