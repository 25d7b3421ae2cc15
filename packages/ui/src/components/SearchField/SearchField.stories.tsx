import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/Fields/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: {
    'aria-label': 'Search leads',
    placeholder: 'Search name, email or company',
    shortcut: '/',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter searches, Escape empties, and so does the ×. */
export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('searchbox', { name: 'Search leads' });
    await userEvent.type(input, 'oceano{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('oceano');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={5}>
      <SearchField aria-label="Empty" placeholder="Search name, email or company" shortcut="/" />
      <SearchField aria-label="Filled" defaultValue="Oceano" shortcut="/" />
      <SearchField label="With a label" placeholder="Search" />
      <SearchField label="Disabled" placeholder="Search" isDisabled />
      <SearchField aria-label="Large" placeholder="Large" size="lg" />
    </Grid>
  ),
};

export const Narrow: Story = { parameters: { width: 320 } };
export const RightToLeft: Story = {
  args: { placeholder: 'ابحث بالاسم' },
  parameters: { direction: 'rtl' },
};
