import { components, type Prop } from 'virtual:component-props';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types whose values can be edited without further information. */
const simple = ['boolean', 'number', 'string'] as const;

/** The values of a type that lists texts: `'sm' | 'md'`. */
function optionsOf(type: string): string[] | undefined {
  const members = type.split(' | ').map((member) => /^['"](.*)['"]$/.exec(member)?.[1]);
  return members.every((member) => member !== undefined) ? members : undefined;
}

/** The control of a prop; elements, functions and refs cannot be edited. */
function controlOf({ type }: Prop, value: unknown): Pick<StrictInputType, 'control' | 'options'> {
  const options = optionsOf(type);
  if (options) return { control: { type: options.length > 3 ? 'select' : 'radio' }, options };
  if (type === 'number' || type === 'boolean') return { control: { type } };
  const isText = type === 'string' || (type === 'ReactNode' && typeof value !== 'object');
  return { control: isText ? { type: 'text' } : { disable: true } };
}

function argTypeOf(prop: Prop, value: unknown): StrictInputType {
  const kind = simple.find((name) => name === prop.type);
  return {
    name: prop.name,
    description: prop.about,
    ...(kind && { type: { name: kind, required: prop.isRequired } }),
    ...controlOf(prop, value),
    table: {
      type: { summary: prop.type },
      ...(prop.fallback && { defaultValue: { summary: prop.fallback } }),
      ...(!prop.isOwn && { category: 'Passed on to React Aria' }),
    },
  };
}

/** The name first, then what the component adds, then what it passes on, then technical props. */
function rank({ name, isOwn }: Prop) {
  if (name === 'label' || name === 'children') return 0;
  if (/^(className|ref|inputRef)$/.test(name)) return 2;
  return isOwn ? 1 : 3;
}

/** Fills the tables of props from the types and comments of the components. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title, parameters }) => {
  // Storybook's mark of a story that renders its controls' values.
  const isEditable = parameters['__isArgsStory'] === true;
  const declared = components[title.split('/').at(-1) ?? '']?.props;
  if (!declared) return argTypes;
  return Object.fromEntries(
    declared
      .toSorted((one, other) => rank(one) - rank(other))
      .map((prop) => {
        const described = argTypeOf(prop, initialArgs[prop.name]);
        return [prop.name, isEditable ? described : { ...described, control: { disable: true } }];
      }),
  );
};
