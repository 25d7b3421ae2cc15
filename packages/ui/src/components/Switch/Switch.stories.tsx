import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { switchGuide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Fields/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: { guide: switchGuide, notStates: ['required'] },
  args: { children: 'Keyboard shortcuts', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target; Space toggles the switch. */
export const Default: Story = {
  args: { description: 'Single letters, such as C for capture.' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Keyboard shortcuts' });
    await expect(control).toHaveAccessibleDescription('Single letters, such as C for capture.');
    await userEvent.click(canvas.getByText('Keyboard shortcuts'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** While a change is being saved, the switch keeps its new position. */
export const Busy: Story = {
  tags: ['!dev'],
  args: { isBusy: true, defaultSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Keyboard shortcuts'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const labelIn =
  (...states: Parameters<typeof inState>) =>
  (field: HTMLElement | null) =>
    inState(...states)(field?.querySelector('label') ?? null);

/** Distance of the thumb from the left end of the track before these words. */
function thumbAt(words: HTMLElement): number {
  const track = words.previousElementSibling;
  const [start = NaN, place = NaN] = [track, track?.firstElementChild].map(
    (part) => part?.getBoundingClientRect().left,
  );
  return place - start;
}

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'invalid', 'loading'],
  },
  render: () => (
    <Grid columns={4} gap={5}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch ref={labelIn('hovered')}>Hovered</Switch>
      <Switch defaultSelected ref={labelIn('hovered')}>
        Hovered, on
      </Switch>
      <Switch ref={labelIn('pressed')}>Pressed</Switch>
      <Switch defaultSelected ref={labelIn('pressed')}>
        Pressed, on
      </Switch>
      <Switch ref={labelIn('focus-visible')}>Focused</Switch>
      <Switch defaultSelected ref={labelIn('focus-visible')}>
        Focused, on
      </Switch>
      <Switch isReadOnly>Read-only</Switch>
      <Switch isReadOnly defaultSelected>
        Read-only, on
      </Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled, on
      </Switch>
      <Switch isBusy>Busy</Switch>
      <Switch isBusy defaultSelected>
        Busy, on
      </Switch>
      <Switch errorMessage="Could not be saved. Try again.">Invalid</Switch>
      <Switch aria-label="No words" />
      <Switch placement="end" defaultSelected description="At most once a day.">
        At the end
      </Switch>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const control = (name: string) => canvas.getByRole('switch', { name });
    await expect(control('Off')).not.toBeChecked();
    await expect(control('On')).toBeChecked();
    await expect(control('Read-only')).toHaveAttribute('aria-readonly', 'true');
    await expect(control('Disabled')).toBeDisabled();
    await expect(control('Busy').closest('[aria-busy="true"]')).not.toBeNull();
    await expect(control('Invalid')).toHaveAttribute('aria-invalid', 'true');
    await expect(control('Invalid')).toHaveAccessibleDescription('Could not be saved. Try again.');
    await expect(control('No words')).toBeEnabled();
    const moved = thumbAt(canvas.getByText('On')) - thumbAt(canvas.getByText('Off'));
    await expect(moved, 'without colour, the place of the thumb tells on from off').toBe(12);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};

/** Text at 200%: the switch is centred on the first line. */
export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Keyboard shortcuts');
    const track = words.previousElementSibling?.getBoundingClientRect();
    const { top, bottom } = words.getBoundingClientRect();
    await expect(track && track.top + track.bottom).toBeCloseTo(top + bottom, 0);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { children: longText, description: longText, placement: 'end' },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('switch', { name: longText });
    await expect(control).toHaveAccessibleDescription(longText);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { children: 'اختصارات لوحة المفاتيح', defaultSelected: true },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('اختصارات لوحة المفاتيح');
    const track = words.previousElementSibling?.getBoundingClientRect();
    await expect(track?.left).toBeGreaterThanOrEqual(words.getBoundingClientRect().right);
    await expect(thumbAt(words), 'on is at the left').toBe(3);
  },
};
