import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ScanLine, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SpinnerDelayContext } from '../Spinner/busy.ts';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { buttonGuide } from './Button.guide.ts';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    guide: buttonGuide,
    pairs: [
      {
        good: () => (
          <Inline gap={3}>
            <Button variant="primary">Save lead</Button>
            <Button variant="quiet">Cancel</Button>
          </Inline>
        ),
        goodBecause: 'One primary button says what happens next; the other is quiet.',
        bad: () => (
          <Inline gap={3}>
            <Button variant="primary">Save lead</Button>
            <Button variant="primary">Cancel</Button>
          </Inline>
        ),
        badBecause: 'Two primary buttons leave the choice to chance.',
      },
      {
        good: () => (
          <Button variant="danger" icon={Trash2}>
            Delete lead
          </Button>
        ),
        goodBecause: 'A verb and its object are understood without the text around them.',
        bad: () => <Button variant="danger">OK</Button>,
        badBecause: '“OK” has to be read together with the question.',
      },
    ],
  },
  args: { children: 'Save lead', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed with the pointer, and with Enter and Space while focused. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save lead' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const fillOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
const unfilled = 'rgba(0, 0, 0, 0)';

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(fillOf(canvas.getByRole('button', { name: 'Save lead' }))).not.toBe(unfilled);
  },
};

export const Quiet: Story = {
  args: { variant: 'quiet', children: 'Cancel' },
  play: async ({ canvas }) => {
    await expect(fillOf(canvas.getByRole('button', { name: 'Cancel' }))).toBe(unfilled);
  },
};

export const Danger: Story = {
  args: { variant: 'danger', icon: Trash2, children: 'Delete lead' },
  play: async ({ canvas }) => {
    await expect(fillOf(canvas.getByRole('button', { name: 'Delete lead' }))).not.toBe(unfilled);
  },
};

/** The icon is decoration before the label. */
export const WithIcon: Story = {
  args: { icon: Download, children: 'Export' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Export' }).querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    const label = canvas.getByText('Export').getBoundingClientRect();
    await expect(icon?.getBoundingClientRect().right).toBeLessThan(label.left);
  },
};

/** The shortcut is shown inside, exposed to assistive technology, and not part of the name. */
export const WithShortcut: Story = {
  args: { variant: 'primary', icon: ScanLine, children: 'Capture lead', shortcut: 'C' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Capture lead' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'C');
  },
};

const states = [
  ['Rest', {}],
  ['Hover', { ref: inState('hovered') }],
  ['Pressed', { ref: inState('pressed') }],
  ['Focus', { ref: inState('focus-visible') }],
  ['Disabled', { isDisabled: true }],
  ['Busy', { isBusy: true, icon: Download }],
] as const;

/** Every variant in every state. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled', 'loading'] },
  render: () => (
    <Stack gap={5}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Stack gap={2} key={variant}>
          <Text size="xs" tone="subtle">
            {variant}: {states.map(([name]) => name.toLowerCase()).join(', ')}
          </Text>
          <Inline gap={3}>
            {states.map(([name, props]) => (
              <Button key={name} variant={variant} {...props}>
                Save lead
              </Button>
            ))}
          </Inline>
        </Stack>
      ))}
      <Stack gap={2}>
        <Text size="xs" tone="subtle">
          Sizes; with icon, key, and why it is disabled
        </Text>
        <Inline gap={3}>
          <Button size="sm">Retry</Button>
          <Button size="md">Retry</Button>
          <Button size="lg">Retry</Button>
          <Button icon={Download}>Export</Button>
          <Button variant="primary" icon={ScanLine} shortcut="C">
            Capture lead
          </Button>
          <Button disabledReason="Nothing to export">Export</Button>
          <Button isBusy>Export</Button>
        </Inline>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /Save lead/ });
    await expect(buttons).toHaveLength(24);
    await expect(buttons.filter((button) => button.matches(':disabled'))).toHaveLength(4);
    const busy = canvas.getAllByRole('progressbar').map((mark) => mark.closest('button'));
    await expect(busy).toHaveLength(5);
    for (const button of busy) await expect(button).toHaveAttribute('aria-disabled', 'true');
    const heights = canvas.getAllByRole('button', { name: 'Retry' }).map((one) => one.offsetHeight);
    await expect(heights).toEqual([...new Set(heights)].toSorted((one, other) => one - other));
    // In forced colours, the border is all that shows the edge of a button.
    for (const button of buttons) await expect(button).toHaveStyle({ borderTopWidth: '1px' });
  },
};

/** Disabled buttons leave the tab order; use `disabledReason` if the reason is not obvious. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The button can be focused but does nothing; a tooltip explains why. */
export const DisabledWithReason: Story = {
  tags: ['!dev'],
  args: { disabledReason: 'There are no leads to export' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('There are no leads to export');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Saves what was changed; others change it, or save it, too. */
function SavesChanges() {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const change = () => setSaved((was) => !was);
    window.addEventListener('change-lead', change);
    return () => window.removeEventListener('change-lead', change);
  }, []);
  return (
    <Button
      disabledReason={isSaved ? 'Nothing has changed since' : undefined}
      onPress={() => setSaved(true)}
    >
      Save lead
    </Button>
  );
}

/**
 * A button keeps the focus when it becomes unavailable, and when it is available again. The reason
 * is shown as long as it applies.
 */
export const ReasonChanges: Story = {
  tags: ['!dev'],
  parameters: { states: ['disabled', 'focus'] },
  render: () => <SavesChanges />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nothing has changed since');
    window.dispatchEvent(new Event('change-lead'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).not.toHaveAttribute('aria-describedby');
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button).not.toHaveFocus();
    window.dispatchEvent(new Event('change-lead'));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The button keeps its width and focus, cannot be pressed again, and announces that it is busy. */
export const Busy: Story = {
  tags: ['!dev'],
  args: { isBusy: true, variant: 'primary', icon: Download },
  // Matrix shows the appearance.
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Save lead/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Working…' })).toBeVisible();
  },
};

/**
 * The button is busy at once for repeated presses and for screen readers; the spinner appears after
 * one second. The announcement references nothing that may disappear, and other content of the live
 * regions is kept.
 */
export const BusySpinsLate: Story = {
  tags: ['!dev'],
  render: (args) => (
    <SpinnerDelayContext value={1000}>
      <Saving {...args} />
    </SpinnerDelayContext>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = canvasElement.ownerDocument;
    const region = page.createElement('div');
    region.dataset['liveAnnouncer'] = 'true';
    region.innerHTML = '<div role="img" aria-label="From elsewhere"></div>';
    page.body.append(region);
    const button = canvas.getByRole('button', { name: /Save lead/ });
    await userEvent.dblClick(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(page.body).toHaveTextContent('Save lead Working…'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(region.querySelector('[role="img"]'), 'is left alone').not.toBeNull();
    await expect(page.querySelectorAll('[data-live-announcer] [aria-labelledby]')).toHaveLength(0);
    region.remove();
  },
};

function Saving({ onPress, ...props }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Inline gap={3}>
      <Button
        {...props}
        isBusy={isBusy}
        onPress={(event) => {
          setBusy(true);
          onPress?.(event);
        }}
      >
        Save lead
      </Button>
      <Checkbox isSelected={!isBusy} onChange={() => setBusy(false)}>
        Saved
      </Checkbox>
    </Inline>
  );
}

/** The busy button is as wide as the idle one, with and without an icon. */
export const BusyKeepsWidth: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack gap={3} align="start">
      <Button>Save lead</Button>
      <Button isBusy>Save lead</Button>
      <Button icon={Download}>Save lead</Button>
      <Button icon={Download} isBusy>
        Save lead
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(widths[1]).toBe(widths[0]);
    await expect(widths[3]).toBe(widths[2]);
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true, variant: 'primary', size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { children: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: longText })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { icon: Download, shortcut: 'E', children: 'تصدير العملاء' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    const label = canvas.getByText('تصدير العملاء').getBoundingClientRect();
    const key = canvas.getByText('E').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(label.right);
    await expect(key.right).toBeLessThan(label.left);
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
