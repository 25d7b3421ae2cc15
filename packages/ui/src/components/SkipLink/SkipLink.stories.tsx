import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { SkipLink } from './SkipLink.tsx';
import { skipLinkGuide } from './SkipLink.guide.ts';

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: {
    guide: skipLinkGuide,
    notStates: ['hover', 'pressed', '320 px', '200% text', 'long text'],
  },
  args: { targetId: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Text>The page</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['matrix'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBe(8);
  },
};

export const MovesTheFocus: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(location.hash).toBe('');
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth - 8);
  },
};

/** In forced colours, the border separates the link from the page below. */
export const ForcedColors: Story = {
  ...ByKeyboard,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await ByKeyboard.play?.(context);
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      context.canvas.getByRole('link'),
    );
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};
