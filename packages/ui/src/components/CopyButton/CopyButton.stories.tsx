import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inState } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { copyButtonGuide } from './CopyButton.guide.ts';

const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));

const meta = {
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: { guide: copyButtonGuide, notStates: ['long text', '320 px'] },
  args: {
    value: 'grace@savanna-tours.example',
    'aria-label': 'Copy email',
    // The picture is taken as soon as the machine is ready.
    confirmFor: Infinity,
    onCopy: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () =>
  Array.from(document.querySelectorAll('[data-live-announcer]'), (one) => one.textContent).join();

/** Works by pointer and keyboard, keeps the focus, and announces the result. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy email' });
    await userEvent.click(button);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('grace@savanna-tours.example');
    await waitFor(() => expect(said()).toContain('Copied'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Shows the result for a while, then offers to copy again. */
export const ForAWhile: Story = {
  tags: ['!dev'],
  args: { confirmFor: 40 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const drawing = () => button.querySelector('svg')?.classList.value ?? '';
    await userEvent.click(button);
    await waitFor(() => expect(drawing()).toContain('lucide-check'));
    await waitFor(() => expect(drawing()).toContain('lucide-copy'));
  },
};

/** If the clipboard API is refused, the older method is used. */
export const Fallback: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
    spyOn(document, 'execCommand').mockReturnValue(true);
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce());
    await expect(document.execCommand).toHaveBeenCalledWith('copy');
    await expect(document.querySelector('textarea')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** If no method works, the button says at once what to do instead. */
export const Failed: Story = {
  beforeEach: Fallback.beforeEach,
  args: { value: () => Promise.reject(new Error('Offline')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(args.onCopy).not.toHaveBeenCalled();
    await expect(said()).toContain('Could not copy');
    await expect(canvas.getByRole('button', { name: 'Copy email' })).toBeVisible();
  },
};

/** Icon only and with label; idle, hovered, focused, disabled, copied, failed. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <Inline gap={3}>
      <CopyButton {...args} aria-label="At rest" />
      <CopyButton {...args} aria-label="Small" size="sm" />
      <CopyButton {...args} aria-label="Disabled" isDisabled />
      <CopyButton {...args} aria-label="Done" />
      <CopyButton {...args} aria-label="Failed" value={refuse} />
      <CopyButton {...args} aria-label="Copy link">
        Copy link
      </CopyButton>
      <CopyButton {...args} aria-label="Copy link, done">
        Copy link
      </CopyButton>
      <CopyButton {...args} aria-label="Copy link, failed" value={refuse}>
        Copy link
      </CopyButton>
      <CopyButton {...args} aria-label="Hovered" />
      <CopyButton {...args} aria-label="Focused" />
      <CopyButton {...args} aria-label="Pressed" />
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    for (const name of ['Done', 'Failed', 'Copy link, done', 'Copy link, failed']) {
      await userEvent.click(button(name));
    }
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
    inState('hovered')(button('Hovered'));
    inState('focus-visible')(button('Focused'));
    inState('pressed')(button('Pressed'));
    button('Copy link, failed').blur();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { children: 'نسخ الرابط', 'aria-label': undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'نسخ الرابط' });
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = button.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(left + width / 2);
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
