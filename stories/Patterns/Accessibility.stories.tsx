import { Button, IconButton, Inline, Link, Stack, Text, TextField } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Phone } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = { title: 'Patterns/Accessibility' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Press Tab: every control is reached in reading order, announces its name and shows its focus
 * ring.
 */
export const EveryControlByTab: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <TextField label="Email" type="email" description="Only your team sees it." />
      <Inline gap={2}>
        <IconButton icon={Phone} aria-label="Call Grace Mwangi" />
        <IconButton icon={Copy} aria-label="Copy email of Grace Mwangi" />
        <Button disabledReason="There is nothing to export">Export</Button>
      </Inline>
      <Text>
        Questions? <Link href="#help">Read how leads are shared</Link>.
      </Text>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const order = [
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('button', { name: 'Call Grace Mwangi' }),
      canvas.getByRole('button', { name: 'Copy email of Grace Mwangi' }),
      canvas.getByRole('button', { name: 'Export' }),
      canvas.getByRole('link', { name: 'Read how leads are shared' }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await expect(order[4]).toHaveAttribute('data-focus-visible');
  },
};
