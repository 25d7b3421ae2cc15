import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FileTrigger } from './FileTrigger.tsx';
import { fileTriggerGuide } from './FileTrigger.guide.ts';

const meta = {
  title: 'UI/Fields/FileTrigger',
  component: FileTrigger,
  tags: ['autodocs'],
  parameters: {
    guide: fileTriggerGuide,
    notStates: ['read-only', 'invalid', 'required', 'disabled', 'long text'],
  },
  args: {
    acceptedFileTypes: ['image/*'],
    onFiles: fn(),
    children: <Button icon={Upload}>Upload Image</Button>,
  },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  return input;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Upload Image' })).toBeVisible();
    const file = new File(['x'], 'card.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Camera: Story = {
  tags: ['!dev'],
  args: { defaultCamera: 'environment' },
  play: async ({ canvasElement }) => {
    await expect(fileInput(canvasElement)).toHaveAttribute('capture', 'environment');
  },
};
