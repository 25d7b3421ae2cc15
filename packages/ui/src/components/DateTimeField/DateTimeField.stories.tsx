import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { dateTimeFieldGuide } from './DateTimeField.guide.ts';
import { DateTimeField } from './DateTimeField.tsx';

const start = '2026-12-03T07:30:00.000Z';

const meta = {
  title: 'UI/Fields/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  parameters: { guide: dateTimeFieldGuide },
  args: { label: 'Start', timeZone: 'Europe/Berlin', onChange: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a moment in its time zone, and returns a moment. */
export const Default: Story = {
  args: { defaultValue: start },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Start');
    await expect(input).toHaveValue('2026-12-03T08:30');
    await expect(input).toHaveAccessibleDescription('Time zone: Central European Time (GMT+1)');
    await userEvent.click(canvas.getByText('Start'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '2026-07-21T11:00');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-21T09:00:00.000Z');
  },
};

/** A moment out of range is kept; leaving the field shows the allowed range. */
export const Invalid: Story = {
  tags: ['!dev'],
  args: { defaultValue: start, minValue: start, name: 'start_date' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Start');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-12-02T17:00');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Choose 3 Dec 2026, 08:30 or later\./);
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('2026-12-02T17:00');
    await expect(canvasElement.querySelector('input[type="hidden"]')).toHaveValue(
      '2026-12-02T16:00:00.000Z',
    );
    await userEvent.clear(input);
    await userEvent.type(input, '2026-12-04T17:00');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

const controlIn = (state: 'hovered' | 'focus-within') => (field: HTMLElement | null) =>
  inState(state)(field?.querySelector('[role="presentation"], [role="group"]') ?? null);
const buttonIn = (state: 'hovered' | 'pressed') => (field: HTMLElement | null) =>
  inState(state)(field?.querySelector('button') ?? null);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'invalid', 'required'],
  },
  render: () => (
    <Grid columns={4} gap={5}>
      <DateTimeField label="Empty" />
      <DateTimeField label="Set" defaultValue={start} timeZone="Asia/Kolkata" />
      <DateTimeField label="Hovered" ref={controlIn('hovered')} />
      <DateTimeField label="Focused" ref={controlIn('focus-within')} />
      <DateTimeField label="Calendar hovered" ref={buttonIn('hovered')} />
      <DateTimeField label="Calendar pressed" ref={buttonIn('pressed')} />
      <DateTimeField label="Required" isRequired description="Doors open." />
      <DateTimeField
        label="Invalid"
        defaultValue={start}
        errorMessage="Start date must be before end date."
        timeZone="UTC"
      />
      <DateTimeField
        label="Check this"
        defaultValue={start}
        check="Compare with the flyer."
        timeZone="UTC"
      />
      <DateTimeField label="Read-only" defaultValue={start} isReadOnly timeZone="UTC" />
      <DateTimeField label="Disabled" defaultValue={start} isDisabled timeZone="UTC" />
      <DateTimeField label="Large" defaultValue={start} size="lg" timeZone="UTC" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const required = canvas.getByLabelText(/^Required/);
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription('Doors open.');
    const invalid = canvas.getByLabelText('Invalid');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(/Start date must be before end date\./);
    const check = canvas.getByLabelText('Check this');
    await expect(check).toHaveAccessibleDescription(/^Compare with the flyer\./);
    await expect(canvas.getByLabelText('Read-only')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const control = (label: string) => canvas.getByLabelText(label).parentElement;
    const edge = (label: string) => getComputedStyle(control(label) ?? document.body).borderColor;
    await expect(edge('Disabled')).not.toBe(edge('Set'));
    await expect(control('Focused')).toHaveStyle({ outlineWidth: '2px', outlineStyle: 'solid' });
    await expect(control('Read-only')?.querySelector('svg'), 'the lock').toBeVisible();
    const error = canvas.getByText('Start date must be before end date.');
    await expect(error.previousElementSibling, 'the icon').toBeVisible();
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /calendar/ })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, description: longText, defaultValue: start },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText(longText);
    await expect(input).toHaveAccessibleDescription(new RegExp(`^${longText}`));
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { label: 'البداية', defaultValue: start, timeZone: 'Asia/Dubai' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('البداية').getBoundingClientRect();
    const calendar = canvas.getByRole('button').getBoundingClientRect();
    await expect(calendar.right).toBeLessThanOrEqual(input.left);
  },
};
