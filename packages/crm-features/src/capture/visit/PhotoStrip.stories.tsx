import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { buildScan, longLead, sideways, storyId } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { emptyValues } from '../leadValues.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import type { Photo } from './useVisit.ts';

const { picture: _picture, ...form } = captureDraftOf(begin('scan'));

function buildPhoto(number: number, stage: Photo['stage'], name = ''): Photo {
  const [first_name = '', last_name = ''] = name.split(' ');
  return {
    stage,
    capture: {
      id: storyId(41, number),
      userId: storyId(1, 1),
      companyId: null,
      capturedAt: '2026-11-26T09:00:00Z',
      lead: null,
      form: {
        ...form,
        values: { ...emptyValues, first_name, last_name },
        scan: stage === 'reading' ? null : buildScan(),
      },
      isAttempted: false,
      refusal: null,
      answer: null,
    },
  };
}

const photos = [
  buildPhoto(1, 'ready', 'Grace Mwangi'),
  buildPhoto(2, 'check', 'Linus Berg'),
  buildPhoto(3, 'ready', 'Priya Nair'),
  buildPhoto(4, 'check'),
  buildPhoto(5, 'reading'),
];

/** The cards that were photographed one after the other. */
const meta = {
  title: 'CRM/Capture/PhotoStrip',
  component: PhotoStrip,
  // They are on this device, which refuses nobody; what fails is said by a notice.
  parameters: { notStates: ['forbidden', 'error'] },
  args: { photos, isHeld: false, isSaving: false, onOpen: fn(), onSaveReady: fn() },
} satisfies Meta<typeof PhotoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    const strip = canvas.getByRole('region', { name: 'Photographed cards' });
    const items = within(strip).getAllByRole('listitem');
    const shown = [/Grace Mwangi.*Ready/, /Linus Berg.*To check/, /Priya Nair.*Ready/];
    for (const [index, text] of [...shown, /Card 4.*To check/, /Card 5.*Reading/].entries())
      await expect(items[index]).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Check 2' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(photos[1]);
    await userEvent.click(canvas.getByRole('button', { name: /^Card 5/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(photos[4]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 ready' }));
    await expect(args.onSaveReady).toHaveBeenCalledOnce();
  },
};

/** Above the form of one of them: the others that are ready can be saved. */
export const Reviewing: Story = {
  args: { currentId: photos[0]?.capture.id, isAbove: true },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('button', { name: /^Grace Mwangi/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await canvas.findByRole('button', { name: 'Save 1 ready' });
    await expect(canvas.queryByRole('button', { name: /^Check/ })).toBeNull();
  },
};

/** Without a network, on a device that cannot read: the photos wait. */
export const Held: Story = {
  tags: ['!dev'],
  args: { photos: photos.slice(-1), isHeld: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Card 1/ })).toHaveTextContent('Not read yet');
    await canvas.findByText(/^Cards are read as soon as there is a network/);
  },
};

export const Saving: Story = {
  tags: ['!dev'],
  args: { isSaving: true },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Save 2 ready/ });
    await expect(canvas.getByRole('button', { name: /^Save 2 ready/ })).toHaveAttribute(
      'data-busy',
    );
  },
};

/** Before the first photo, nothing is shown. */
export const Empty: Story = {
  tags: ['!dev'],
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Twenty cards take no more height than three. */
export const Twenty: Story = {
  tags: ['!dev'],
  args: { photos: Array.from({ length: 20 }, (_, index) => buildPhoto(index, 'ready')) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(sideways()).toEqual([]);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(list.clientHeight).toBeLessThan(80);
    // The latest is in sight.
    const last = canvas.getByRole('button', { name: /^Card 20/ }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  args: {
    isHeld: true,
    photos: [
      buildPhoto(1, 'ready', `${longLead.first_name} ${longLead.last_name}`),
      ...photos.slice(1),
    ],
  },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  args: { currentId: photos[0]?.capture.id },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('button', { name: /^Grace Mwangi/ });
    await expect(getComputedStyle(current).outlineStyle).toBe('solid');
  },
};
