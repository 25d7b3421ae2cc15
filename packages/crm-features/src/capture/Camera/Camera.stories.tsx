import { Dialog, type DialogProps } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { businessCardFile } from '../../fixtures/businessCard.ts';
import { cutTexts, sideways } from '../../fixtures/index.ts';
import { blackCamera, fakeCamera, refusingCamera } from '../../fixtures/fakeCamera.ts';
import { useTexts } from '../../language/index.ts';
import { captureMessages } from '../texts.ts';
import { Camera, type CameraProps } from './Camera.tsx';
import { createCameraVisit } from './cameraVisit.ts';

/** Takes the role of the dialog, whose camera ends with it. */
function OwnCamera(props: Omit<CameraProps, 'visit'>) {
  const [visit] = useState(createCameraVisit);
  useEffect(() => () => visit.end(), [visit]);
  return <Camera {...props} visit={visit} />;
}

/** The dialog around it. */
function CaptureFrame(props: Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'children'>) {
  const { titles } = useTexts(captureMessages);
  return <Dialog size="lg" title={titles.scan} isTitleHidden isFlush {...props} />;
}

/** The camera as in the capture dialog: full screen on a phone. */
const meta = {
  title: 'CRM/Capture/Camera',
  component: OwnCamera,
  // A simulated camera always shows something.
  parameters: { notStates: ['empty'] },
  args: { onPicture: fn(), onFile: fn(), onManual: fn(), onClose: fn() },
  render: (args) => (
    <CaptureFrame isOpen>
      <OwnCamera {...args} />
    </CaptureFrame>
  ),
} satisfies Meta<typeof OwnCamera>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (open: () => Promise<MediaStream>) =>
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function isPlaying() {
  const video = await screen.findByLabelText<HTMLVideoElement>('Live picture of the camera');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Capture' })).toBeEnabled());
  return video;
}

/** Live: the rear camera in full HD, if there is one. */
export const Live: Story = {
  async beforeEach() {
    seen(() => fakeCamera());
  },
  play: async () => {
    await isPlaying();
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: {
        facingMode: 'environment',
        width: { ideal: 1920 },
        height: { ideal: 1080 },
      },
    });
    await screen.findByText('Fit the card into the frame');
    await expect(screen.queryByRole('button', { name: /light/ })).toBeNull();
  },
};

/** By keyboard: the shutter has the focus, and the picture arrives as JPEG without a question. */
export const Captured: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ args }) => {
    await isPlaying();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Capture' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce());
    await expect(args.onPicture).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'image/jpeg' }),
    );
    await press('Enter manually');
    await expect(args.onManual).toHaveBeenCalledOnce();
  },
};

/** The stream stops when the camera unmounts. */
export const Stopped: Story = {
  tags: ['!dev'],
  ...Live,
  render: (args) => (
    <CaptureFrame defaultOpen>
      <OwnCamera {...args} />
    </CaptureFrame>
  ),
  play: async () => {
    const video = await isPlaying();
    const stream = video.srcObject;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (!(stream instanceof MediaStream)) throw new Error('The video shows no stream.');
    await expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
  },
};

/** Waiting for the user to allow the camera. */
export const Starting: Story = {
  parameters: { states: ['loading'] },
  async beforeEach() {
    seen(() => new Promise(() => {}));
  },
  play: async ({ args }) => {
    await screen.findByText('Starting the camera…');
    await expect(screen.getByRole('button', { name: 'Capture' })).toBeDisabled();
    await press('Close camera');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The user or the browser refuses; choosing a file is the alternative. */
export const Denied: Story = {
  tags: ['matrix'],
  parameters: { states: ['forbidden', 'default'] },
  async beforeEach() {
    seen(() => refusingCamera('NotAllowedError'));
  },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await within(alert).findByText('The camera is blocked');
    await userEvent.upload(fileInput(), await businessCardFile());
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

export const NoCamera: Story = {
  parameters: { states: ['error'] },
  async beforeEach() {
    seen(() => refusingCamera('NotFoundError'));
  },
  play: async () => {
    await screen.findByText('getUserMedia not supported');
    await screen.findByText(/^No camera was found/);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Another app uses the camera; Try again requests it again. */
export const Busy: Story = {
  async beforeEach() {
    seen(() => refusingCamera('NotReadableError'));
  },
  play: async () => {
    await screen.findByText('The camera is in use');
    await press('Try again');
    await waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2));
    await screen.findByText('The camera is in use');
  },
};

/** Black pictures, even after the camera was opened again. */
export const Black: Story = {
  tags: ['!dev'],
  async beforeEach() {
    seen(blackCamera);
  },
  play: async () => {
    await screen.findByText('The camera shows nothing');
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2);
    const input = fileInput();
    await expect(input.getAttribute('capture')).toBe('environment');
    mocked(navigator.mediaDevices.getUserMedia).mockImplementation(() => fakeCamera());
    await press('Try again');
    await isPlaying();
  },
};

/** Black pictures at first: the camera is opened again without a word. */
export const BlackAtFirst: Story = {
  tags: ['!dev'],
  async beforeEach() {
    seen(() => fakeCamera()).mockImplementationOnce(blackCamera);
  },
  play: async () => {
    await isPlaying();
    await waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2));
    await isPlaying();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** A driver refuses the wish for the rear camera: any other does. */
export const Overconstrained: Story = {
  tags: ['!dev'],
  async beforeEach() {
    seen(() => fakeCamera()).mockImplementationOnce(() => refusingCamera('OverconstrainedError'));
  },
  play: async () => {
    await isPlaying();
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenLastCalledWith({
      audio: false,
      video: true,
    });
  },
};

/** A browser or a page without access to cameras. */
export const NotSupported: Story = {
  async beforeEach() {
    seen(() => refusingCamera('NotSupportedError'));
  },
  play: async () => {
    await screen.findByText('getUserMedia not supported');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** For one hand: the frame in the middle, the shutter within reach of the thumb. */
export const PhoneLive: Story = {
  ...Live,
  async beforeEach() {
    seen(() => fakeCamera('portrait'));
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Live.play?.(context);
    const shutter = screen.getByRole('button', { name: 'Capture' }).getBoundingClientRect();
    await expect(shutter.top).toBeGreaterThan(window.innerHeight * 0.8);
    const hint = screen.getByText('Fit the card into the frame').getBoundingClientRect();
    await expect(hint.bottom).toBeLessThan(window.innerHeight * 0.7);
  },
};

/** The longest message on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  ...Denied,
  tags: [],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await within(await screen.findByRole('alert')).findByText('The camera is blocked');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the shutter keeps its border. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  ...Live,
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await isPlaying();
    const shutter = screen.getByRole('button', { name: 'Capture' });
    await expect(parseFloat(getComputedStyle(shutter).borderTopWidth)).toBeGreaterThan(0);
  },
};
