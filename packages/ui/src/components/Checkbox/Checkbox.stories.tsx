import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { checkboxGuide } from './Checkbox.guide.ts';

const meta = {
  title: 'UI/Fields/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide: checkboxGuide },
  args: { children: 'Remember me', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target; Space toggles the checkbox. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const openTerms = fn();

/** A link in the label can be followed without toggling the checkbox. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        I accept the <Link onPress={openTerms}>Terms and Conditions</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Terms and Conditions' }));
    await expect(openTerms).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { children: 'I accept the terms', isRequired: true, errorMessage: 'Accept them to go on.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Accept them to go on.');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'required', 'invalid', 'read-only', 'disabled'],
  },
  render: () => (
    <Stack gap={5}>
      <Inline gap={5}>
        <Checkbox>Off</Checkbox>
        <Checkbox defaultSelected>On</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Checkbox ref={partInState('label', 'hovered')}>Hovered</Checkbox>
        <Checkbox ref={partInState('label', 'pressed')}>Pressed</Checkbox>
        <Checkbox ref={partInState('label', 'focus-visible')}>Focused</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Disabled, on
        </Checkbox>
        <Checkbox isReadOnly defaultSelected>
          Read-only
        </Checkbox>
        <Checkbox aria-label="No words" />
      </Inline>
      <Checkbox isRequired errorMessage="Accept them to go on.">
        I accept the terms
      </Checkbox>
      <Checkbox defaultSelected description="At most once a day.">
        Tell me about new leads
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const checkbox = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(checkbox('Off')).not.toBeChecked();
    await expect(checkbox('On')).toBeChecked();
    await expect(checkbox('Some')).toBePartiallyChecked();
    await expect(checkbox('Disabled')).toBeDisabled();
    await expect(checkbox('Disabled, on')).toBeDisabled();
    await expect(checkbox('Disabled, on')).toBeChecked();
    await expect(checkbox('Read-only')).toHaveAttribute('aria-readonly', 'true');
    const terms = checkbox('I accept the terms');
    await expect(terms).toBeRequired();
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Accept them to go on.');
    const news = checkbox('Tell me about new leads');
    await expect(news).toHaveAccessibleDescription('At most once a day.');
  },
};

/** Focused with the keyboard: the ring surrounds the box. */
export const Focused: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { children: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: longText })).toBeInTheDocument();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { children: 'تذكرني', defaultSelected: true },
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const tick = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const words = canvas.getByText('تذكرني').getBoundingClientRect();
    await expect(tick?.left).toBeGreaterThan(words.right);
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
