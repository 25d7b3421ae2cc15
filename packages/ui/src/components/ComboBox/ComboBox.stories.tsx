import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { comboBoxGuide } from './ComboBox.guide.ts';
import { ComboBox } from './ComboBox.tsx';

const companies = [
  { id: 'aurora', label: 'Aurora Trading', description: 'Dubai', icon: Building2 },
  { id: 'harbour', label: 'Harbour Hotels', description: 'Mombasa', icon: Building2 },
  { id: 'lotus', label: 'Lotus Holidays', description: 'Over', icon: Building2, isDisabled: true },
  { id: 'oceano', label: 'Oceano Cruises', description: 'Lisbon', icon: Building2 },
];

const meta = {
  title: 'UI/Fields/ComboBox',
  component: ComboBox,
  tags: ['autodocs'],
  parameters: { guide: comboBoxGuide },
  args: {
    label: 'Company',
    items: companies,
    placeholder: 'Search companies',
    onSelectionChange: fn(),
    onInputChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/**
 * Typing narrows the list, Enter chooses; Escape restores the chosen option; × clears the field.
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.tab();
    await userEvent.keyboard('h');
    await waitFor(() => expect(page.getByRole('option', { name: /Harbour/ })).toBeVisible());
    await userEvent.keyboard('arb');
    await expect(page.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('harbour');
    await expect(input).toHaveValue('Harbour Hotels');
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(page.getByRole('option', { name: 'No matches' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Harbour Hotels');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/ }));
    await userEvent.click(await page.findByRole('option', { name: /Oceano/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('oceano');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Oceano Cruises');
  },
};

/** The open list: a check marks the chosen option among all options. */
export const Open: Story = {
  args: { defaultSelectedKey: 'aurora' },
  tags: ['matrix'],
  // The chevron.
  parameters: { states: ['pressed'] },
  decorators: [
    (StoryUnderTest) => (
      <div style={{ minHeight: 300, maxWidth: 320 }}>
        <StoryUnderTest />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/ }));
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('option', { name: /Aurora/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getAllByRole('option')).toHaveLength(4);
  },
};

const search = fn();

/**
 * Options from a server are requested when typing pauses; the chosen option is kept during the next
 * search.
 */
export const AsyncItems: Story = {
  tags: ['!dev'],
  render: function AsyncStory({ onSelectionChange }) {
    const [text, setText] = useState<string | null>(null);
    const found = companies.filter(
      ({ label }) => text !== null && label.toLowerCase().includes(text.toLowerCase()),
    );
    return (
      <ComboBox
        label="Company"
        items={found}
        onSearch={(next) => {
          search(next);
          setText(next);
        }}
        onSelectionChange={onSelectionChange}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    search.mockClear();
    const page = pageOf(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'oce');
    await userEvent.click(await page.findByRole('option', { name: /Oceano/ }));
    await expect(search.mock.calls).toEqual([['oce']]);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('oceano');
    await userEvent.clear(input);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'har');
    await page.findByRole('option', { name: /Harbour/ });
    await userEvent.keyboard('{ArrowDown}{Enter}!');
    await page.findByRole('option', { name: 'No matches' });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Harbour Hotels');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith(''));
    await waitFor(() => expect(page.getByRole('option', { name: /Aurora/ })).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('Harbour Hotels');
  },
};

const openBelow: Partial<Story> = {
  decorators: [
    (StoryUnderTest) => (
      <div style={{ minHeight: 160, maxWidth: 320 }}>
        <StoryUnderTest />
      </div>
    ),
  ],
};

/** The list shows that the first response is pending. */
export const Loading: Story = {
  ...openBelow,
  args: { items: [], onSearch: fn(), isLoading: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/ }));
    const option = await pageOf(canvasElement).findByRole('option', { name: 'Loading' });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** A message of its own for no matches. */
export const Empty: Story = {
  ...openBelow,
  args: { items: [], onSearch: fn(), emptyMessage: 'No company by that name' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Zebra');
    const option = await pageOf(canvasElement).findByRole('option', {
      name: 'No company by that name',
    });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/**
 * A failed search shows the reason. "Retry" is an entry of the list, so that arrow keys reach it.
 */
export const LoadError: Story = {
  ...openBelow,
  args: { items: [], onSearch: fn(), loadError: 'Companies could not be loaded.', onRetry: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'Oce');
    // It is also announced, outside the list.
    const ignore = '[data-live-announcer] *';
    await waitFor(() => expect(page.getByText(/could not be loaded/, { ignore })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(page.getByRole('option', { name: 'Retry' }));

    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveValue('Oce');
  },
};

/** A custom value is kept and clears a previously chosen option. */
export const CustomValue: Story = {
  tags: ['!dev'],
  args: { allowsCustomValue: true, defaultSelectedKey: 'aurora', name: 'company' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' Ltd');
    await userEvent.tab();
    await expect(input).toHaveValue('Aurora Trading Ltd');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Aurora Trading Ltd');
  },
};

const controlIn = (state: 'hovered' | 'focus-within') => (field: HTMLElement | null) =>
  inState(state)(field?.querySelector('[role="presentation"]') ?? null);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'disabled', 'read-only', 'invalid', 'required'],
  },
  render: () => (
    <Grid columns={4} gap={5}>
      <ComboBox label="At rest" items={companies} placeholder="Search companies" />
      <ComboBox label="Hovered" items={companies} ref={controlIn('hovered')} />
      <ComboBox
        label="Focused"
        items={companies}
        defaultSelectedKey="oceano"
        ref={controlIn('focus-within')}
      />
      <ComboBox label="Chosen" items={companies} defaultSelectedKey="oceano" icon={Building2} />
      <ComboBox label="Required" items={companies} isRequired description="Who sent them?" />
      <ComboBox label="Invalid" items={companies} errorMessage="Choose a company." />
      <ComboBox
        label="Check this"
        items={companies}
        defaultSelectedKey="oceano"
        check="Compare with the card."
      />
      <ComboBox label="Read-only" items={companies} defaultSelectedKey="oceano" isReadOnly />
      <ComboBox label="Disabled" items={companies} defaultSelectedKey="oceano" isDisabled />
      <ComboBox label="Large" items={companies} defaultSelectedKey="oceano" size="lg" />
      <ComboBox aria-label="No visible label" items={companies} placeholder="No visible label" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Required' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Read-only' })).toHaveAttribute('readonly');
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const control = (name: string) => canvas.getByRole('combobox', { name }).parentElement;
    const edge = (name: string) => getComputedStyle(control(name) ?? document.body).borderColor;
    await expect(edge('Disabled')).not.toBe(edge('Chosen'));
    await expect(control('Focused')).toHaveStyle({ outlineWidth: '2px', outlineStyle: 'solid' });
    await expect(control('Read-only')?.querySelector('svg'), 'the lock').toBeVisible();
    const error = canvas.getByText('Choose a company.');
    await expect(error.previousElementSibling, 'the icon').toBeVisible();
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /suggestions/ })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: {
    label: longText,
    items: [{ id: 'long', label: longText }],
    defaultSelectedKey: 'long',
    description: longText,
  },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: longText });
    await expect(input).toHaveValue(longText);
    await expect(input).toHaveAccessibleDescription(longText);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  ...openBelow,
  args: {
    label: 'الشركة',
    items: [
      { id: 'a', label: 'أورورا للتجارة', description: 'دبي' },
      { id: 'b', label: 'فنادق الميناء', description: 'مومباسا' },
    ],
    defaultSelectedKey: 'a',
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    const option = await pageOf(canvasElement).findByRole('option', { name: /فنادق/ });
    await waitFor(() => expect(option).toBeVisible());
  },
};
