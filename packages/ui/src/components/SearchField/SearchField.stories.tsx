import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { SearchField } from './SearchField.tsx';
import { searchFieldGuide } from './SearchField.guide.ts';

const meta = {
  title: 'UI/Fields/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: { guide: searchFieldGuide, notStates: ['pressed', 'invalid', 'required'] },
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

/** Enter searches; Escape and the × clear the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search leads' });
    await userEvent.type(input, 'oceano{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('oceano');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'read-only', 'disabled'] },
  render: () => (
    <Grid columns={2} gap={5}>
      <SearchField aria-label="Empty" placeholder="Search name, email or company" shortcut="/" />
      <SearchField aria-label="Filled" defaultValue="Oceano" shortcut="/" />
      <SearchField label="With a label" placeholder="Search" />
      <SearchField label="Hovered" ref={partInState('[role=presentation]', 'hovered')} />
      <SearchField label="Focused" ref={partInState('[role=presentation]', 'focus-within')} />
      <SearchField label="Read-only" defaultValue="Oceano" isReadOnly />
      <SearchField label="Disabled" placeholder="Search" isDisabled />
      <SearchField aria-label="Large" placeholder="Large" size="lg" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('searchbox')).toHaveLength(8);
    await expect(canvas.getByRole('searchbox', { name: 'Read-only' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('searchbox', { name: 'Disabled' })).toBeDisabled();
    // Only the filled field that can be changed.
    await expect(canvas.getAllByRole('button', { name: 'Clear' })).toHaveLength(1);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, 'aria-label': undefined, defaultValue: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('searchbox', { name: longText });
    await expect(getComputedStyle(input).textOverflow).toBe('ellipsis');
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { placeholder: 'ابحث بالاسم' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const input = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(input.left);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const edgeOf = (name: string) => {
      const control = canvas.getByRole('searchbox', { name }).parentElement;
      return control && getComputedStyle(control).borderColor;
    };
    await expect(edgeOf('Disabled')).not.toBe(edgeOf('With a label'));
  },
};
