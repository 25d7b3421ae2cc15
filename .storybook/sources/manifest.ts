import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Component, Prop } from 'virtual:component-props';
import type { IndexEntry, StorybookConfigRaw } from 'storybook/internal/types';
import { sentenceCase } from '../docs/sentenceCase.ts';
import { storyCode } from './storyCode.ts';

type Story = Extract<IndexEntry, { type: 'story' }>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = ({ importPath }: IndexEntry) => readFileSync(join(root, importPath), 'utf8');

type Components = Readonly<Record<string, Component>>;

/** A prop as TypeScript would declare it. */
const declare = ({ name, type, isRequired, about, fallback }: Prop) =>
  [
    about && `  /** ${about.replaceAll('\n', ' ')} */\n`,
    `  ${name}${isRequired ? '' : '?'}: ${type};`,
    fallback && ` // ${fallback}`,
  ]
    .filter(Boolean)
    .join('');

/** The props in Markdown, those of the component itself first. */
function describeProps({ props }: Component): string {
  const own = props.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  return `## Props\n\n\`\`\`ts\n${own.map(declare).join('\n')}\n\`\`\``;
}

/** A component, or a page of stories without one, with all that its story file shows. */
function describe(id: string, stories: readonly [Story, ...Story[]], components: Components) {
  const [{ title, importPath }] = stories;
  const name = title.split('/').at(-1) ?? title;
  const component = /^(UI|CRM)\//.test(title) ? components[name] : undefined;
  const source = textOf(stories[0]);
  return {
    id,
    name: component ? name : title,
    path: importPath,
    ...(component && {
      description: component.about,
      import: `import { ${name} } from '${component.entry}';`,
      apiDescription: describeProps(component),
    }),
    stories: stories.map((story) => ({
      id: story.id,
      name: sentenceCase(story.name),
      snippet: storyCode(story.exportName ?? '', source),
    })),
    jsDocTags: {},
  };
}

/**
 * What programs read of the catalogue at `/mcp`: components with the props and comments that the docs
 * pages show, stories of the sidebar, and written pages.
 */
export function describeCatalogue(
  entries: readonly IndexEntry[],
  components: Components,
): NonNullable<StorybookConfigRaw['experimental_manifests']> {
  const stories = entries
    .filter((entry) => entry.type === 'story')
    .filter(({ tags }) => tags?.includes('dev'));
  const byComponent = Map.groupBy(stories, ({ id }) => id.split('--')[0] ?? id);
  const pages = entries.filter(
    ({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'),
  );
  return {
    components: {
      v: 0,
      components: Object.fromEntries(
        [...byComponent].flatMap(([id, [first, ...others]]) =>
          first ? [[id, describe(id, [first, ...others], components)]] : [],
        ),
      ),
    },
    docs: {
      v: 0,
      docs: Object.fromEntries(
        pages.map((page) => [
          page.id,
          {
            id: page.id,
            name: page.name,
            title: page.title,
            path: page.importPath,
            content: textOf(page),
          },
        ]),
      ),
    },
  };
}
