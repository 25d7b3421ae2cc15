import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inState } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { StatusSelect, type StatusSelectProps } from './StatusSelect.tsx';
import { statusSelectGuide } from './StatusSelect.guide.ts';

const items = [
  { id: 'Hot', label: 'Hot', tone: 'hot', shortcut: '1' },
  { id: 'Warm', label: 'Warm', tone: 'warm', shortcut: '2' },
  { id: 'Cold', label: 'Cold', tone: 'cold', shortcut: '3' },
  { id: 'Closed', label: 'Closed', tone: 'closed', shortcut: '4' },
] as const;

function Controlled(props: StatusSelectProps) {
  const [selected, setSelected] = useState(props.selectedKey);
  return (
    <StatusSelect
      {...props}
      selectedKey={selected}
      onSelectionChange={(id) => {
        props.onSelectionChange(id);
        setSelected(id);
      }}
    />
  );
}

const meta = {
  title: 'UI/Status/StatusSelect',
  component: StatusSelect,
  tags: ['autodocs'],
  parameters: { guide: statusSelectGuide, notStates: ['long text', '320 px'] },
  args: {
    items,
    selectedKey: 'Hot',
    'aria-label': 'Status of Grace Mwangi',
    onSelectionChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof StatusSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = (word: string) => ({ name: `Status of Grace Mwangi ${word}` });

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', name('Hot'));
    await expect(trigger).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger.getBoundingClientRect().height).toBe(28);
  },
};

export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', name('Hot')));
    const list = await screen.findByRole('listbox', { name: 'Status of Grace Mwangi' });
    await expect(within(list).getByRole('option', { name: 'Hot' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(within(list).getByRole('option', { name: 'Cold' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('Cold');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', name('Cold'))).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Hot' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('Warm');
    await waitFor(() => expect(canvas.getByRole('button', name('Warm'))).toHaveFocus());
  },
};

export const ByShortcut: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Hot' })).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('Closed');
    await expect(await canvas.findByRole('button', name('Closed'))).toBeVisible();
  },
};

export const EscapeChangesNothing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', name('Hot')));
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Hot' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', name('Hot'))).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name('Hot')));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Status of Grace Mwangi/ });
    await userEvent.click(trigger);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', name('Hot'))).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled', 'loading'] },
  render: (args) => (
    <Stack gap={3}>
      {([{}, { size: 'lg' }, { isBusy: true }, { isDisabled: true }] as const).map((state) => (
        <Inline key={JSON.stringify(state)} gap={2}>
          {items.map(({ id }) => (
            <StatusSelect key={id} {...args} {...state} selectedKey={id} aria-label="Status" />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('button', { name: /Warm/ })
      .map((pill) => pill.getBoundingClientRect().width);
    await expect(widths[2], 'busy has the same width').toBe(widths[0]);
    const [hovered, pressed, focused] = canvas.getAllByRole('button');
    inState('hovered')(hovered ?? null);
    inState('pressed')(pressed ?? null);
    inState('focus-visible')(focused ?? null);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name('Hot')));
    const list = await screen.findByRole('listbox');
    const trigger = canvas.getByRole('button', { name: /Hot/, hidden: true });
    const [a, b] = [list.getBoundingClientRect(), trigger.getBoundingClientRect()];
    await expect(Math.abs(a.right - b.right)).toBeLessThan(8);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
