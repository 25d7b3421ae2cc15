import type { CreatedLead, LeadInput, Region } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { refreshLeads, useApi, useSessionStore } from '../../client/index.ts';
import { businessCardScan, uncertainCardScan } from '../../fixtures/businessCard.ts';
import { fakeCamera } from '../../fixtures/fakeCamera.ts';
import {
  buildCreatedLead,
  buildEvent,
  buildQuestions,
  buildUnreadableScan,
  buildUser,
  cutTexts,
  sideways,
} from '../../fixtures/index.ts';
import { events, leads, scan } from '../../mocks/index.ts';
import { CaptureDialog, type CaptureDialogProps } from '../CaptureDialog/index.ts';
import { clearDraft } from '../draftStore.ts';
import { captureStore, tellCapturesChanged } from '../outbox/outbox.ts';
import { startOutbox } from '../outbox/startOutbox.ts';
import { usePhotoReader } from './usePhotoReader.ts';

/** Takes the role of the portal, which reads and sends what is on the device. */
function Portal(props: CaptureDialogProps) {
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  usePhotoReader();
  useEffect(
    () => startOutbox({ api, session, onSent: () => void refreshLeads(queryClient) }),
    [api, session, queryClient],
  );
  return <CaptureDialog {...props} />;
}

const me = buildUser().id;
const fair = buildEvent();

/** Cards photographed one after the other, and reviewed at any moment. */
const meta = {
  title: 'CRM/Capture/SeveralCards',
  component: Portal,
  parameters: { notStates: ['empty', 'forbidden'] },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    initialMethod: 'scan',
    photographsSeveral: true,
    onPhotographsSeveralChange: fn(),
  },
  async beforeEach({ msw }) {
    await clearDraft(me);
    for (const { id } of await captureStore.all()) await captureStore.remove(id);
    tellCapturesChanged();
    msw.use(scan.returns(businessCardScan()));
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => fakeCamera());
    // Only the kind of a device is read, and browsers construct no such objects.
    const camera = { kind: 'videoinput' } as MediaDeviceInfo;
    spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([camera]);
  },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

async function shoot() {
  const shutter = await button('Capture');
  await waitFor(() => expect(shutter).toBeEnabled());
  await userEvent.click(shutter);
}

async function photograph(count: number) {
  for (let taken = 0; taken < count; taken += 1) await shoot();
  await waitFor(() => expect(cards()).toHaveLength(count));
}

const cards = () => {
  const strip = screen.queryByRole('region', { name: 'Photographed cards' });
  return strip ? within(strip).getAllByRole('listitem') : [];
};
const shown = (...stages: string[]) =>
  waitFor(() => {
    const texts = cards().map((card) => card.textContent);
    return expect(texts).toEqual(stages.map((stage) => expect.stringContaining(stage)));
  });

/** A server that creates leads, and what it received. */
function notingLeads() {
  const created: LeadInput[] = [];
  const handler = leads.create.answers(({ body }): CreatedLead => {
    // What the screen sends is checked by the server's tests.
    created.push(body as LeadInput);
    return { ...buildCreatedLead(), duplicates: [] };
  });
  return { created, handler };
}

/** Three cards in three presses; one is doubtful, and the other two are saved together. */
export const Photographed: Story = {
  parameters: { states: ['default'] },
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    const answers = [businessCardScan(), uncertainCardScan(), businessCardScan()];
    msw.use(
      handler,
      scan.answers(() => answers.shift() ?? businessCardScan()),
    );
    await photograph(3);
    await shown('Ready', 'To check', 'Ready');
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledOnce();
    await press('Save 2 ready');
    await screen.findByText('2 leads saved');
    await shown('To check');
    // They are sent once saving them can no longer be undone.
    await expect(created).toEqual([]);
    await waitFor(() => expect(created).toHaveLength(2));
    await expect(created[0]).toMatchObject({ first_name: 'Grace', source: 'Business Card Scan' });
  },
};

/** Saving is undone before anything is sent. */
export const Undone: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    msw.use(handler);
    await photograph(2);
    await shown('Ready', 'Ready');
    await press('Save 2 ready');
    await screen.findByText('2 leads saved');
    await press('Undo');
    await screen.findByText('2 leads to review again');
    await shown('Ready', 'Ready');
    await expect(created).toEqual([]);
  },
};

/** A press on a card shows its form; saving it shows the next one to check. */
export const Reviewed: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    msw.use(handler, scan.returns(uncertainCardScan()));
    await photograph(2);
    await shown('To check', 'To check');
    await press('Check 2');
    const form = await screen.findByRole('form', { name: 'Lead' });
    await expect(within(form).getByRole('textbox', { name: /^First name/ })).toHaveValue('Grace');
    await press('Save and check next');
    await waitFor(() => expect(created).toHaveLength(1));
    await shown('To check');
    await press('Save lead');
    await waitFor(() => expect(created).toHaveLength(2));
    // Then the camera is there for the next card.
    await button('Capture');
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledOnce();
    await expect(cards()).toEqual([]);
  },
};

/** What was typed stays with its card when another one is opened. */
export const Alternating: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    msw.use(scan.returns(uncertainCardScan()));
    await photograph(2);
    await shown('To check', 'To check');
    const [first, second] = cards();
    if (!first || !second) throw new Error('There are not two cards.');
    await userEvent.click(within(first).getByRole('button'));
    const notes = () => screen.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(await notes(), 'First');
    await userEvent.click(within(cards()[1] ?? second).getByRole('button'));
    await waitFor(async () => expect(await notes()).toHaveValue(''));
    await userEvent.type(await notes(), 'Second');
    await userEvent.click(within(cards()[0] ?? first).getByRole('button'));
    await waitFor(async () => expect(await notes()).toHaveValue('First'));
    await press('Back to the camera');
    await button('Capture');
    const kept = (await captureStore.all()).map(({ form }) => form.values.notes);
    await expect(kept).toEqual(['First', 'Second']);
  },
};

/** Opened while it is still being read: notes are typed meanwhile, and the fields are filled. */
export const OpenedWhileReading: Story = {
  tags: ['!dev'],
  parameters: { states: ['loading'] },
  play: async ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(
      scan.answers(async () => {
        await promise;
        return businessCardScan();
      }),
    );
    await photograph(1);
    await shown('Reading');
    await press(/^Card 1/);
    await screen.findByRole('progressbar', { name: 'Reading the card…' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Wants a sample');
    resolve();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Grace'),
    );
    await expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Wants a sample');
  },
};

/** A photo without a card, or one that the server cannot read, is told apart from the others. */
export const NotReadable: Story = {
  tags: ['!dev'],
  parameters: { states: ['error'] },
  play: async ({ msw }) => {
    msw.use(scan.returns(buildUnreadableScan()));
    await photograph(1);
    await shown('To check');
    await press('Check 1');
    await screen.findByText('No card found in this picture');
    await press('Delete photo');
    await screen.findByText('Photo deleted');
    await button('Capture');
    await expect(cards()).toEqual([]);
    await press('Undo');
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
};

/** Where two cards lie side by side in a picture. */
const besides = [0, 0.5].map((left): Region => [
  [left, 0],
  [left + 0.5, 0],
  [left + 0.5, 1],
  [left, 1],
]);

/** The first picture of the camera shows two cards. */
function cardsOnATable() {
  const answers = [{ ...uncertainCardScan(), cards: besides }];
  return scan.answers(() => answers.shift() ?? businessCardScan());
}

/** Two cards in one picture become two captures, each with its own picture. */
export const TwoInOnePicture: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    msw.use(handler, cardsOnATable());
    await shoot();
    await shown('Ready', 'Ready');
    const pictures = await Promise.all(
      (await captureStore.all()).map(async ({ id }) => (await captureStore.pictures(id)).length),
    );
    await expect(pictures).toEqual([1, 1]);
    await press('Save 2 ready');
    await waitFor(() => expect(created).toHaveLength(2));
  },
};

/** A picture that is open in the form while it is cut apart becomes that of its first card. */
export const CutWhileOpen: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers = [{ ...uncertainCardScan(), cards: besides }];
    msw.use(
      scan.answers(async () => {
        await promise;
        return answers.shift() ?? businessCardScan();
      }),
    );
    await photograph(1);
    await press(/^Card 1/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Hall 4');
    const whole = await screen.findByRole('img', { name: /card/i });
    const before = whole.getAttribute('src');
    resolve();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Grace'),
    );
    await expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Hall 4');
    await expect(screen.getByRole('img', { name: /card/i })).not.toHaveAttribute('src', before);
    await shown('Ready', 'Ready');
  },
};

/** A picture in the form that shows two cards: both are captured if the user wants that. */
export const CaptureAll: Story = {
  tags: ['!dev'],
  args: { photographsSeveral: false },
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    msw.use(handler, cardsOnATable());
    await shoot();
    await screen.findByText('2 cards found');
    await press('Capture all 2');
    await shown('Ready', 'Ready');
    await expect(screen.queryByText('2 cards found')).toBeNull();
    // The strip hears of a card that was read before its form does.
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Grace'),
    );
    await press('Save lead');
    await waitFor(() => expect(created).toHaveLength(1));
    await shown('Ready');
    await press('Save 1 ready');
    await waitFor(() => expect(created).toHaveLength(2));
  },
};

/** Without a network, photos wait and are read once it is back. */
export const WithoutNetwork: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    msw.use(scan.offline());
    await photograph(2);
    await shown('Not read yet', 'Not read yet');
    msw.use(scan.returns(businessCardScan()));
    window.dispatchEvent(new Event('online'));
    await shown('Ready', 'Ready');
  },
};

/** After a reload, the photos are still there. */
export const Reopened: Story = {
  ...Photographed,
  tags: ['!dev'],
  play: async ({ mount, args }) => {
    await mount();
    await photograph(2);
    await shown('Ready', 'Ready');
    toasts.clear();
    await press('Close camera');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await mount();
    await button('Capture');
    await shown('Ready', 'Ready');
  },
};

/** A photo belongs to the event where it was taken, wherever it is saved. */
export const AtAnEvent: Story = {
  tags: ['!dev'],
  args: { event: fair },
  play: async ({ msw }) => {
    const { created, handler } = notingLeads();
    msw.use(handler, events.questions.returns(buildQuestions()), scan.returns(uncertainCardScan()));
    await photograph(1);
    await shown('To check');
    await press('Check 1');
    await screen.findByText(fair.name);
    await press('Save lead');
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toMatchObject({ event_id: fair.id, lead_type: 'Event Leads' });
  },
};

/** One hand: the cards are above the shutter. */
export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await photograph(3);
    await shown('Ready', 'Ready', 'Ready');
    await expect(sideways()).toEqual([]);
    const shutter = (await button('Capture')).getBoundingClientRect();
    await expect(shutter.bottom).toBeLessThanOrEqual(window.innerHeight);
    const strip = screen.getByRole('region', { name: 'Photographed cards' });
    await expect(strip.getBoundingClientRect().bottom).toBeLessThanOrEqual(shutter.top);
  },
};

/** The camera goes on after a card only if that is wanted. */
export const Chosen: Story = {
  tags: ['!dev'],
  args: { photographsSeveral: false },
  play: async ({ args }) => {
    const several = await button('Photograph several');
    await expect(several).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(several);
    await expect(args.onPhotographsSeveralChange).toHaveBeenLastCalledWith(true);
    await photograph(1);
    await shown('Ready');
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await photograph(2);
    await shown('Ready', 'Ready');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
    const shutter = (await button('Capture')).getBoundingClientRect();
    await expect(shutter.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The border of the pressed button says that it is on, whatever its colour. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    const several = await button('Photograph several');
    await expect(several).toHaveAttribute('aria-pressed', 'true');
    await photograph(1);
    await shown('Ready');
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  play: async () => {
    await photograph(2);
    await shown('Ready', 'Ready');
    await expect(sideways()).toEqual([]);
  },
};
