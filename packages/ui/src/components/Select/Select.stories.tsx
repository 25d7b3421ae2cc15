import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownWideNarrow, CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { LazySelect } from './LazySelect.tsx';
import { Select } from './Select.tsx';
import { selectGuide } from './Select.guide.ts';

const roles = [
  { id: 'agent', label: 'Sales Agent' },
  { id: 'manager', label: 'Sales Manager' },
  { id: 'admin', label: 'Administrator' },
];

const meta = {
  title: 'UI/Fields/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: { guide: selectGuide, notStates: ['read-only'] },
  args: { label: 'Role', items: roles, onSelectionChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by pointer, chooses, and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Sales Manager' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('manager');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Sales Manager/ })).toHaveFocus(),
    );
  },
};

/** Arrow keys open it, letters find an option, Enter chooses, Escape changes nothing. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: 'Sales Agent' })).toHaveFocus());
    await userEvent.keyboard('adm{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('admin');
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Administrator/ })).toHaveFocus(),
    );
  },
};

/** The open list: a check marks the chosen option, so that colour is not needed. */
export const Open: Story = {
  args: {
    label: 'Event',
    defaultSelectedKey: 'mart',
    defaultOpen: true,
    items: [
      { id: 'mart', label: 'East Africa Travel Mart', description: 'Nairobi', icon: CalendarDays },
      { id: 'fair', label: 'Hannover Fair', description: 'Hanover', icon: CalendarDays },
      { id: 'gone', label: 'ITB', description: 'Over', icon: CalendarDays, isDisabled: true },
    ],
  },
  tags: ['matrix'],
  decorators: [
    (StoryUnderTest) => (
      <div style={{ minHeight: 280, maxWidth: 280 }}>
        <StoryUnderTest />
      </div>
    ),
  ],
  // The page behind an open list is hidden from assistive technology, and therefore from axe.
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const chosen = await page.findByRole('option', { name: /East Africa Travel Mart/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
};

/** A filter shows its value and a × that clears it; the code of its options loads when it opens. */
export const Filter: Story = {
  tags: ['!dev'],
  args: { label: undefined, 'aria-label': 'Status' },
  render: function FilterStory({ onSelectionChange }) {
    const [status, setStatus] = useState<string | null>(null);
    return (
      <LazySelect
        aria-label="Status"
        placeholder="All statuses"
        items={[
          { id: 'hot', label: 'Hot' },
          { id: 'warm', label: 'Warm' },
        ]}
        selectedKey={status}
        onSelectionChange={(key) => {
          setStatus(key);
          onSelectionChange?.(key);
        }}
        onClear={status ? () => setStatus(null) : undefined}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /All statuses/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Hot' }));
    await expect(canvas.getByRole('button', { name: /Hot/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('button', { name: /All statuses/ })).toBeVisible();
  },
};

/** Arrow keys open a filter too, and the focus returns to it. */
export const FilterByKeyboard: Story = {
  tags: ['!dev'],
  args: { label: undefined, 'aria-label': 'Role' },
  render: ({ onSelectionChange }) => (
    <LazySelect
      aria-label="Role"
      items={roles}
      selectedKey="agent"
      onSelectionChange={(key) => onSelectionChange?.(key)}
    />
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: 'Sales Agent' })).toHaveFocus());
    await userEvent.keyboard('adm{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('admin');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sales Agent Role' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await page.findByRole('option', { name: 'Administrator' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'required', 'invalid', 'disabled'] },
  render: () => (
    <Grid columns={1} gap={5}>
      <Grid columns={4} gap={5}>
        <Select label="Empty" items={roles} />
        <Select label="Chosen" items={roles} defaultSelectedKey="agent" />
        <Select label="With an icon" items={roles} defaultSelectedKey="agent" icon={CalendarDays} />
        <Select label="Hovered" items={roles} ref={partInState('button', 'hovered')} />
        <Select label="Focused" items={roles} ref={partInState('button', 'focus-visible')} />
        <Select label="Pressed" items={roles} ref={partInState('button', 'pressed')} />
        <Select label="Required" items={roles} isRequired description="You can change it later." />
        <Select label="Invalid" items={roles} errorMessage="Choose a role." />
        <Select label="Check this" items={roles} defaultSelectedKey="agent" check="Is it so?" />
        <Select label="Disabled" items={roles} defaultSelectedKey="agent" isDisabled />
        <Select label="Large" items={roles} defaultSelectedKey="agent" size="lg" />
      </Grid>
      <Inline gap={2}>
        <LazySelect
          aria-label="Filter"
          items={roles}
          selectedKey={null}
          placeholder="All roles"
          onSelectionChange={fn()}
        />
        <LazySelect
          aria-label="Active filter"
          items={roles}
          selectedKey="agent"
          onSelectionChange={fn()}
          onClear={fn()}
        />
        <LazySelect
          aria-label="Order"
          variant="quiet"
          icon={ArrowDownWideNarrow}
          items={[{ id: 'newest', label: 'Newest first' }]}
          selectedKey="newest"
          onSelectionChange={fn()}
        />
      </Inline>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = (name: string) => canvas.getByRole('button', { name });
    await expect(select('Sales Agent Chosen')).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(select('Choose Required')).toHaveAccessibleDescription('You can change it later.');
    await expect(canvasElement.querySelectorAll('select[required]')).toHaveLength(1);
    await expect(select('Choose Invalid')).toHaveAccessibleDescription('Choose a role.');
    await expect(select('Sales Agent Check this')).toHaveAccessibleDescription('Is it so?');
    await expect(select('Sales Agent Disabled')).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: 'Clear selection' })).toHaveLength(1);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { items: [{ id: 'long', label: longText }], defaultSelectedKey: 'long' },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: `${longText} Role` });
    await expect(trigger.clientHeight, 'one line').toBeLessThan(36);
    const text = within(trigger).getByText(longText);
    await expect(text.scrollWidth, 'cut off').toBeGreaterThan(text.clientWidth);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { label: 'الدور', items: [{ id: 'a', label: 'مندوب مبيعات' }], defaultSelectedKey: 'a' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /مندوب مبيعات/ });
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect();
    const text = within(trigger).getByText('مندوب مبيعات').getBoundingClientRect();
    await expect(chevron?.right).toBeLessThanOrEqual(text.left);
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
