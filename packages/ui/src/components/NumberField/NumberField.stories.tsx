import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { numberFieldGuide } from './NumberField.guide.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: { guide: numberFieldGuide },
  args: { label: 'Guests', defaultValue: 20, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, stepped with keys and buttons, and cleared. */
export const Default: Story = {
  args: { minValue: 0, maxValue: 22 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Guests' });
    const more = canvas.getByRole('button', { name: 'Increase Guests' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(22);
    await expect(more).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

/** A number out of range is kept as typed; the error shows the allowed range. */
export const Invalid: Story = {
  args: {
    label: 'Delay',
    defaultValue: null,
    minValue: 0,
    maxValue: 30,
    step: 5,
    formatOptions: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '45');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('45 days');
    await expect(input).toHaveAccessibleDescription('Enter 30 days or less.');
    await userEvent.clear(input);
    await userEvent.type(input, '7{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter 5 days or 10 days.');
    await userEvent.clear(input);
    await userEvent.type(input, '10{Enter}');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toBeValid();
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.type(input, '45');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter 30 days or less.');
  },
};

function Controlled({ onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState<number | null>(20);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

/** Each number is reported while it is typed, and formatted once it is complete. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { maxValue: 5000 },
  render: ({ defaultValue: _none, ...args }) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1250.');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await expect(input).toHaveValue('1250.');
    await userEvent.type(input, '5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
    await expect(input).toHaveValue('1250.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.5');
    // A step back to the number that was there before typing is reported, too.
    await userEvent.clear(input);
    await userEvent.type(input, '20{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, '19');
    await expect(args.onChange).toHaveBeenLastCalledWith(19);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.tab();
    await expect(input).toHaveValue('20');
  },
};

/** Leaving the field shows the number that its parent holds, whatever was typed. */
export const Refused: Story = {
  tags: ['!dev'],
  args: { value: 10, maxValue: 5000 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Guests' });
    for (const text of ['105', '7']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number(text));
      await userEvent.tab();
      await expect(input).toHaveValue('10');
    }
  },
};

/** Another locale formats and parses numbers in its own way. */
export const German: Story = {
  tags: ['!dev'],
  args: {
    label: 'Budget',
    defaultValue: 1234.5,
    formatOptions: { style: 'currency', currency: 'EUR' },
  },
  parameters: { locale: 'de-DE' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1.234,50\u00a0€');
    await userEvent.clear(input);
    await userEvent.type(input, '2.500,75{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2500.75);
    await expect(input).toHaveValue('2.500,75\u00a0€');
  },
};

const controlIn = (state: 'hovered' | 'focus-within') => (field: HTMLElement | null) =>
  inState(state)(field?.querySelector('[role="group"]') ?? null);
const stepperIn = (state: 'hovered' | 'pressed') => (field: HTMLElement | null) =>
  inState(state)(field?.querySelector('button') ?? null);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'invalid', 'required'],
  },
  render: () => (
    <Grid columns={4} gap={5}>
      <NumberField label="At rest" placeholder="0" />
      <NumberField label="Hovered" defaultValue={20} ref={controlIn('hovered')} />
      <NumberField label="Focused" defaultValue={20} ref={controlIn('focus-within')} />
      <NumberField label="Required" isRequired description="With you among them." />
      <NumberField label="Stepper hovered" defaultValue={20} ref={stepperIn('hovered')} />
      <NumberField label="Stepper pressed" defaultValue={20} ref={stepperIn('pressed')} />
      <NumberField label="At the minimum" defaultValue={0} minValue={0} />
      <NumberField label="Invalid" defaultValue={99} errorMessage="Enter 30 or less." />
      <NumberField label="Check this" defaultValue={20} check="Compare with the card." />
      <NumberField label="Read-only" defaultValue={1200} isReadOnly />
      <NumberField label="Disabled" defaultValue={20} isDisabled />
      <NumberField label="Large" defaultValue={20} size="lg" />
      <NumberField
        label="Currency"
        defaultValue={499}
        formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
      />
      <NumberField label="Percent" defaultValue={0.2} formatOptions={{ style: 'percent' }} />
      <NumberField label="Unit in words" defaultValue={50} suffix="cards" />
      <NumberField label="No steppers" defaultValue={20} hasSteppers={false} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Required')).toBeRequired();
    await expect(field('Required')).toHaveAccessibleDescription('With you among them.');
    await expect(field('Invalid')).toBeInvalid();
    await expect(field('Invalid')).toHaveAccessibleDescription('Enter 30 or less.');
    await expect(field('Read-only')).toHaveAttribute('readonly');
    await expect(field('Disabled')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Decrease At the minimum' })).toBeDisabled();
    await expect(field('Percent')).toHaveValue('20%');
    await expect(canvas.queryByRole('button', { name: 'Increase No steppers' })).toBeNull();
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const control = canvas.getByRole('textbox', { name }).parentElement;
      return control && getComputedStyle(control);
    };
    await expect(look('Disabled')?.borderColor).not.toBe(look('At rest')?.borderColor);
    await expect(look('Focused')?.outlineStyle).toBe('solid');
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, description: longText, suffix: 'business cards' },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: {
    label: 'المدة',
    defaultValue: 20,
    formatOptions: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    for (const stepper of canvas.getAllByRole('button')) {
      await expect(stepper.getBoundingClientRect().right).toBeLessThanOrEqual(input.left);
    }
  },
};
