import { expect, test } from 'vitest';
import type { IndexEntry } from 'storybook/internal/types';
import { describeCatalogue } from './manifest.ts';
import { findComponents } from './props.ts';

const badge: Omit<Extract<IndexEntry, { type: 'story' }>, 'id' | 'name'> = {
  type: 'story',
  subtype: 'story',
  title: 'UI/Status/Badge',
  importPath: './packages/ui/src/components/Badge/Badge.stories.tsx',
  tags: ['dev', 'test'],
};

const entries: IndexEntry[] = [
  { ...badge, id: 'ui-status-badge--default', name: 'Default', exportName: 'Default' },
  { ...badge, id: 'ui-status-badge--long-text', name: 'Long Text', exportName: 'LongText' },
  {
    ...badge,
    id: 'ui-status-badge--right-to-left',
    name: 'Right To Left',
    exportName: 'RightToLeft',
    tags: ['test'],
  },
  {
    type: 'docs',
    id: 'introduction--docs',
    name: 'Docs',
    title: 'Introduction',
    importPath: './stories/Introduction.mdx',
    storiesImports: [],
  },
];

const { components, docs } = describeCatalogue(entries, findComponents());
const described = components?.components['ui-status-badge'];

test('describes a component with its import, comment and props', () => {
  expect(described).toMatchObject({
    name: 'Badge',
    import: "import { Badge } from '@cardinal/ui';",
    description: expect.stringMatching(/\w/),
  });
  expect(described?.apiDescription).toContain(
    "  /** Colour of the badge. The text must convey the same meaning. */\n  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'; // 'neutral'",
  );
});

test('shows the code of the stories in the sidebar, without their tests', () => {
  expect(described?.stories).toEqual([
    {
      id: 'ui-status-badge--default',
      name: 'Default',
      snippet:
        "const meta = {\n  args: { children: 'Queued' },\n};\n\nexport const Default: Story = {};",
    },
    {
      id: 'ui-status-badge--long-text',
      name: 'Long text',
      snippet: expect.stringMatching(
        /LongText: Story = \{\n {2}parameters: \{ width: 160 \},\n {2}args: \{ tone: 'warning'.*\},\n\};$/,
      ),
    },
  ]);
});

test('gives the text of written pages', () => {
  expect(docs).toMatchObject({
    docs: { 'introduction--docs': { content: expect.stringContaining('design system') } },
  });
});
