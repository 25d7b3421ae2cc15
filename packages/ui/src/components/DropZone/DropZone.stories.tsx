import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageUp } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Grid } from '../Grid/index.ts';
import { TextField } from '../TextField/index.ts';
import { DropZone } from './DropZone.tsx';
import { dropZoneGuide } from './DropZone.guide.ts';

const meta = {
  title: 'UI/Fields/DropZone',
  component: DropZone,
  tags: ['autodocs'],
  parameters: {
    guide: dropZoneGuide,
    width: 480,
    notStates: ['read-only', 'invalid', 'required', 'long text'],
  },
  args: {
    label: 'Drop a picture here, paste it, or choose a file',
    description: 'JPEG, PNG or WebP, at most 10 MB',
    accept: ['image/*'],
    icon: ImageUp,
    onFiles: fn(),
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => new File(['x'], 'card.png', { type: 'image/png' });
/** The contents of a real drag; a DataTransfer created by a script has no file entries. */
const dragged = (file: File) => ({
  types: ['Files'],
  effectAllowed: 'all',
  dropEffect: 'none',
  items: [
    {
      kind: 'file',
      type: file.type,
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
      getAsFile: () => file,
    },
  ],
});
function drag(type: 'dragenter' | 'dragover' | 'drop', zone: HTMLElement, file = card()) {
  const event = new DragEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: dragged(file) });
  zone.dispatchEvent(event);
}
function paste(file: File) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}
const zoneOf = (button: HTMLElement) => {
  if (!button.parentElement) throw new Error('No zone');
  return button.parentElement;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvas.getByRole('button', { name: /Drop a picture here/ });
    await expect(zone).toHaveAccessibleDescription('JPEG, PNG or WebP, at most 10 MB');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await expect(input).toHaveAttribute('accept', 'image/*');
    const file = card();
    if (input) await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input')?.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const Dropped: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas.getByRole('button'));
    drag('dragenter', zone);
    drag('dragover', zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
    const file = card();
    drag('drop', zone, file);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
  },
};

export const DraggedOver: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas.getByRole('button'));
    drag('dragenter', zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
  },
};

export const Pasted: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Stack>
      <DropZone {...args} />
      <TextField label="Notes" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const file = card();
    paste(file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Notes' }));
    await userEvent.paste('Met at the stand');
    await expect(canvas.getByRole('textbox')).toHaveValue('Met at the stand');
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('button');
    await expect(zone).toBeDisabled();
    drag('drop', zoneOf(zone));
    paste(card());
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { width: 960, states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <Grid columns={2} gap={4}>
      <DropZone {...args} />
      <DropZone {...args} description={undefined} />
      <DropZone {...args} label="Hovered" />
      <DropZone {...args} label="Pressed" />
      <DropZone {...args} label="Focused" />
      <DropZone {...args} isDisabled />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [, , hovered, pressed, focused, disabled] = canvas.getAllByRole('button');
    inState('hovered')(hovered ?? null);
    inState('pressed')(pressed ?? null);
    inState('focus-visible')(focused ?? null);
    await expect(disabled).toBeDisabled();
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 240 },
  args: { label: 'Visitenkartenaufnahmen hierher ziehen, einfügen oder auswählen' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Visitenkartenaufnahmen/ })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { label: 'أفلت صورة هنا أو اختر ملفًا', description: 'حتى ١٠ ميغابايت' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'أفلت صورة هنا أو اختر ملفًا' });
    await expect(control).toHaveAccessibleDescription('حتى ١٠ ميغابايت');
    await expect(control).toHaveStyle({ direction: 'rtl' });
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { width: 960, textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { width: 960, media: { forcedColors: 'active' } },
};
