import { components } from 'virtual:component-props';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
import type { Pair } from './Pairs.tsx';
import { states, type ComponentFacts, type StoryFacts } from './coverage.ts';

type Exports = Record<string, unknown>;
type Facts = Record<string, unknown>;

const isRecord = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** The guide that a story file puts under `parameters.guide`. */
export function guideOf(parameters: unknown): ComponentGuide | undefined {
  const guide = isRecord(parameters) ? parameters['guide'] : undefined;
  // Story files are type-checked; this only distinguishes a guide from its absence.
  return isRecord(guide) && 'instead' in guide ? (guide as unknown as ComponentGuide) : undefined;
}

/** The examples that a story file puts under `parameters.pairs`. */
export function pairsOf(parameters: unknown): readonly Pair[] {
  const pairs = isRecord(parameters) ? parameters['pairs'] : undefined;
  // Story files declare them as `Pair[]`.
  return Array.isArray(pairs) ? (pairs as Pair[]) : [];
}

/** The comment of a story file's default export, where Storybook keeps it. */
export function descriptionOf(parameters: unknown): string | undefined {
  const docs = isRecord(parameters) ? parameters['docs'] : undefined;
  const description = isRecord(docs) ? docs['description'] : undefined;
  const text = isRecord(description) ? description['component'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The facts of a component, from the default export of its story file. */
export function componentFactsOf({ default: meta }: Exports): ComponentFacts | undefined {
  if (!isRecord(meta) || typeof meta['title'] !== 'string') return undefined;
  const { title, parameters } = meta;
  const without = isRecord(parameters) ? parameters['notStates'] : undefined;
  return {
    title,
    isInteractive: (guideOf(parameters)?.keyboard.length ?? 0) > 0,
    props: (components[title.split('/').at(-1) ?? '']?.props ?? []).map(({ name }) => name),
    without: Array.isArray(without) ? states.filter((state) => without.includes(state)) : [],
  };
}

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** How many keys the guide of a component describes. */
export const keysOf = ({ default: meta }: Exports) =>
  isRecord(meta) ? (guideOf(meta['parameters'])?.keyboard.length ?? 0) : 0;

/** Whether axe checks a story, by itself or on a sheet. */
export const isCheckedByAxe = ({ parameters }: StoryFacts) =>
  !isRecord(parameters['a11y']) || parameters['a11y']['test'] !== 'off';

/** The facts of the stories in a story file, in order. */
export function storyFactsOf({ default: meta, ...exports }: Exports): StoryFacts[] {
  const ofMeta = isRecord(meta) ? meta : {};
  return Object.entries(exports).flatMap(([exportName, story]) =>
    isRecord(story)
      ? {
          exportName,
          tags: [...strings(ofMeta['tags']), ...strings(story['tags'])],
          parameters: {
            ...(isRecord(ofMeta['parameters']) ? ofMeta['parameters'] : {}),
            ...(isRecord(story['parameters']) ? story['parameters'] : {}),
          },
        }
      : [],
  );
}
