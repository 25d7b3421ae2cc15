import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { knownProps } from './knownProps.ts';
import { passedOn } from './passedOn.ts';

/** Of everything else a control would show what nobody can edit: elements, functions, refs. */
const editable = new Set(['boolean', 'number', 'string', 'enum']);

/** Kinds that a control can be made of without knowing more. */
const simple = ['boolean', 'number', 'string'] as const;

/** What a reader of the props sees as the type: what the source says, not what kind of type it is. */
function typeOf({ type, table }: StrictInputType) {
  const source = typeof type === 'object' ? type.raw : undefined;
  const said = source ?? table?.type?.summary;
  return said === 'union' || said === 'unknown' ? undefined : said?.replace(/\s+/g, ' ');
}

/** Words can be typed into a control; elements cannot. */
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

/** Props that the story's component takes through React Aria's. */
function throughReactAria(component: string): Record<string, StrictInputType> {
  const names = Object.entries(passedOn).find(([name]) => name === component)?.[1] ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const kind = simple.find((simpleKind) => simpleKind === knownProps[name]?.type);
      return [name, { name, ...(kind && { type: { name: kind, required: false } }) }];
    }),
  );
}

/** The name first, then what the component adds, what React Aria brings, what only code asks for. */
function rank([name, { table }]: readonly [string, StrictInputType]) {
  if (name === 'label') return 0;
  if (/^(className|ref|inputRef)$/.test(name)) return 3;
  return table?.type && !table.category ? 1 : 2;
}

/** Makes the tables of props say what the source says, in the order of a reader's questions. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title, parameters }) => {
  if (!title.startsWith('UI/')) return argTypes;
  // Storybook's mark of a story that draws what its controls say.
  const isEditable = parameters['__isArgsStory'] === true;
  const inherited = throughReactAria(title.split('/').at(-1) ?? '');
  // What is given and not said anywhere is known by its name, such as `children`.
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
