import { components } from 'virtual:component-props';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
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
