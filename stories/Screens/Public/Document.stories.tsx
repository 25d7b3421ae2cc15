import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentPage } from '../../../apps/portal/src/public/docs/DocumentPage.tsx';
import { parse } from '../../../apps/portal/src/public/docs/parse.ts';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';

const text = `# The card reader

It turns a *picture* of a business card into a lead's fields, **on the machine it runs on**.

## How it works

1. **Cut and join.** A line with several entries is cut.
2. **Choice.** See [the settings](../README.md#settings), [the tests](../vitest.config.ts) and
   [security](security.md).

| set | cards | fields right |
| --- | --- | --- |
| invented | 26 | 100% |
| real | 61 | 98.4% |

## How it is measured

\`npm run bench -- cards\` reads the 40 invented cards:

\`\`\`sh
npm run bench -- cards --cards FOLDER
\`\`\`
`;

/** A document of the repository as a page. */
const meta = {
  title: 'Screens/Public/Document',
  component: DocumentPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    document: { name: 'card-reader', file: 'docs/card-reader.md', label: 'The card reader' },
    tokens: parse(text),
  },
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The card reader' })).toBeVisible();
    const section = canvas.getByRole('heading', { level: 2, name: 'How it is measured' });
    await expect(section).toHaveAttribute('id', 'how-it-is-measured');
    // Links between documents lead to their pages; links to anything else are plain text.
    const settings = canvas.getByRole('link', { name: 'the settings' });
    await expect(settings).toHaveAttribute('href', '/docs#settings');
    await expect(canvas.getByRole('link', { name: 'security' })).toHaveAttribute(
      'href',
      '/docs/security',
    );
    await expect(canvas.queryByRole('link', { name: 'the tests' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '98.4%' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};
