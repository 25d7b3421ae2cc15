import { cardFields, leadFields, leadFieldsWith, perField } from '@cardinal/contract/labels';
import { scanInputSchema, type Lead, type ScanInput } from '@cardinal/contract';
import { Button, toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  businessCardFile,
  businessCardScan,
  uncertainCardScan,
} from '../../fixtures/businessCard.ts';
import {
  buildBadgeScan,
  buildCreatedLead,
  buildEvent,
  buildInvalid,
  buildLead,
  buildProblem,
  buildQuestions,
  buildUnreadableScan,
  buildUser,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { fakeCamera } from '../../fixtures/fakeCamera.ts';
import { events, leads, scan } from '../../mocks/index.ts';
import { begin } from '../state/captureState.ts';
import { clearDraft, loadDraft, saveDraft } from '../draftStore.ts';
import { emptyValues } from '../leadValues.ts';
import { CaptureDialog } from './CaptureDialog.tsx';
import type { CaptureDialogProps } from './captureDialogProps.ts';

/** Takes the role of the page: renders the dialog only while it is open, as a URL does. */
function Page(props: CaptureDialogProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return (
    <>
      <Button translate="no" onPress={() => setOpen(true)}>
        Capture
      </Button>
      {isOpen && (
        <CaptureDialog
          {...props}
          onOpenChange={(next) => {
            setOpen(next);
            props.onOpenChange(next);
          }}
        />
      )}
    </>
  );
}

const me = buildUser().id;
const fair = buildEvent();

/** Lead capture, connected to the server's calls and to the draft on this device. */
const meta = {
  title: 'CRM/Capture/CaptureDialog',
  component: CaptureDialog,
  args: { isOpen: true, onOpenChange: fn(), onCreated: fn() },
  render: (args) => <Page {...args} />,
  parameters: {
    // Every signed-in user may capture; without a session the draft is kept (SessionEnded).
    notStates: ['empty', 'forbidden'],
  },
  async beforeEach({ msw }) {
    await clearDraft(me);
    msw.use(scan.returns(businessCardScan()));
  },
} satisfies Meta<typeof CaptureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog');
const anyField = async (name: string) =>
  within(await dialog()).findByRole('textbox', { name: new RegExp(`^${name}`) });
/** A field, once a card that is being read has filled it. */
async function field(name: string) {
  const found = await anyField(name);
  await waitFor(() => expect(reading()).toBeNull());
  return found;
}
const reading = () => screen.queryByRole('progressbar', { name: 'Reading the card…' });
const button = async (name: string | RegExp) =>
  within(await dialog()).findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const toast = (name: string) => screen.findByRole('alertdialog', { name });

/** Chooses a file of any kind, as the system's file picker does. */
async function choose(file: File) {
  await button(/^Upload Image/);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file, { applyAccept: false });
}

async function scanCard() {
  await choose(await businessCardFile());
  await field('First name');
}

async function type(name: string, text: string) {
  await userEvent.type(await field(name), text);
}

/** A server that reads the card, and what it received. */
function notingScan() {
  const sent: ScanInput[] = [];
  const handler = scan.answers(({ body }) => {
    sent.push(scanInputSchema.parse(body));
    return businessCardScan();
  });
  return { sent, handler };
}

/** Waits until the draft is written, so that the picture is the same in every run. */
const kept = () => screen.findByText(/Draft saved on this device/);

/** As `kept`, and closes the toast early. */
async function settled() {
  await kept();
  toasts.clear();
}

/** A device with a camera over the card. */
function withCamera() {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => fakeCamera());
  // Only the kind of a device is read, and browsers construct no such objects.
  const camera = { kind: 'videoinput' } as MediaDeviceInfo;
  spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([camera]);
}

/** Waits until the dialog is closed. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The capture method is the first question. */
export const ChooseMethod: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await button(/^Enter manually/);
    (await button(/^Scan business card/)).focus();
    await userEvent.keyboard('{Enter}');
    await button('Open Camera');
    await press('Back');
    await button(/^Enter manually/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Capture' }));
    await button(/^Enter manually/);
  },
};

/** The picture of a card comes from the camera or a file. */
export const ScanSource: Story = {
  args: { initialMethod: 'scan' },
  play: async () => {
    await button('Open Camera');
    await expect(await button(/^Upload Image/)).toHaveAccessibleDescription(/drop or paste one/);
  },
};

/** A large photo takes a moment to decode before it can be sent. */
export const PreparingPicture: Story = {
  args: { initialMethod: 'scan' },
  beforeEach: () => {
    const decode = spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => {}));
    return () => decode.mockRestore();
  },
  play: async () => {
    await choose(await businessCardFile());
    const upload = await button(/^Upload Image/);
    await waitFor(() => expect(upload).toHaveAccessibleDescription('Preparing the picture…'));
  },
};

/** First name and email are sufficient; the lead is saved. */
export const Manual: Story = {
  args: { initialMethod: 'manual' },
  play: async ({ args, msw }) => {
    const received = fn();
    msw.use(
      leads.create.answers(({ body }) => {
        received(body);
        return buildCreatedLead({
          first_name: 'Amina',
          last_name: '',
          email: 'amina@nuru.example',
        });
      }),
    );
    await expect(await field('First name')).toHaveFocus();
    await type('First name', 'Amina');
    await userEvent.click(await screen.findByRole('radio', { name: 'Hot' }));
    await type('Email', 'amina@nuru.example');
    await press('Save lead');
    await toast('Lead created successfully');
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: 'Amina',
        email: 'amina@nuru.example',
        lead_status: 'Hot',
        source: 'Manual Entry',
        lead_type: 'All Leads',
      }),
    );
    await expect(args.onCreated).toHaveBeenCalledOnce();
    await closed();
    await waitFor(async () => expect(await loadDraft(me)).toBeNull());
  },
};

/** Fields that few leads have appear on demand, and the first of them has the focus. */
export const MoreFields: Story = {
  args: { initialMethod: 'manual' },
  play: async () => {
    await press('More fields');
    for (const name of leadFieldsWith('capture', 'more')) {
      const { label, example } = leadFields[name];
      if (name === 'mobile') await expect(await field(label)).toHaveFocus();
      await type(label, example);
    }
    await expect(screen.queryByRole('button', { name: 'More fields' })).toBeNull();
  },
};

/** They are saved like the others. */
export const MoreFieldsSaved: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async (context) => {
    const received = fn();
    context.msw.use(
      leads.create.answers(({ body }) => {
        received(body);
        return buildCreatedLead();
      }),
    );
    await type('First name', 'Amina');
    await type('Email', 'amina@nuru.example');
    await MoreFields.play?.(context);
    await press('Save lead');
    await toast('Lead created successfully');
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining(
        perField(leadFieldsWith('capture', 'more'), (name) => leadFields[name].example),
      ),
    );
  },
};

/** The specification's toast, and marks at the fields; the first one has the focus. */
export const MissingFields: Story = {
  args: { initialMethod: 'manual' },
  play: async () => {
    await type('Last name', 'Mwangi');
    await press('Save lead');
    const shown = await toast('Missing required fields');
    await expect(shown).toHaveTextContent(
      'Please fill in at least the first name and email fields.',
    );
    const firstName = await field('First name');
    await expect(firstName).toHaveFocus();
    await expect(firstName).toBeInvalid();
    await expect(await field('Email')).toBeInvalid();
    await expect(await field('Last name')).toHaveValue('Mwangi');
    await userEvent.keyboard('Grace');
    await expect(firstName).toBeValid();
    await kept();
  },
};

/** An invalid address is reported before it is sent. */
export const IncompleteEmail: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async () => {
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna');
    await press('Save lead');
    await expect(await field('Email')).toHaveFocus();
    await expect(await field('Email')).toHaveAccessibleDescription(/complete email address/);
  },
};

/** A card that was read with certainty: the picture beside the fields, nothing to check. */
export const ReadCard: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const { sent, handler } = notingScan();
    msw.use(handler);
    await scanCard();
    await toast('Data extracted successfully');
    const [{ image_data = '', company_id } = {}] = sent;
    // Base64 without a data URL prefix: a JPEG begins with these three bytes.
    await expect(atob(image_data).slice(0, 3)).toBe('\u{ff}\u{d8}\u{ff}');
    await expect(company_id).toBe(buildUser().company_id);
    await expect(await field('Last name')).toHaveValue('Mwangi');
    await expect(await field('Phone')).toHaveValue('+254 722 348 273');
    await expect(screen.queryByText(/to check/)).toBeNull();
    await press('Add to notes');
    await expect(await field('Notes')).toHaveValue('@savanna');
    await expect(await field('Website')).toHaveValue('https://www.savanna-tours.co.ke');
    await expect(await field('Address')).toHaveValue('Kenyatta Avenue, P.O. Box 51905, Nairobi');
    await userEvent.click(await button('Zoom in'));
    await userEvent.click(await button('Rotate'));
    await userEvent.click(await button('Zoom out'));
    // The whole picture, of which the card is shown at first.
    await userEvent.click(await button('Zoom out'));
    for (const _ of [1, 2, 3]) await userEvent.click(await button('Rotate'));
    await expect(await button('Zoom out')).toBeDisabled();
    await settled();
  },
};

const mark = (name: string) => document.querySelector(`[data-field="${name}"]`);

/** Uncertain fields explain why, show their part of the card, and offer alternatives. */
export const UncertainFields: Story = {
  args: { initialMethod: 'scan' },
  tags: ['matrix'],
  play: async ({ msw }) => {
    msw.use(scan.returns(uncertainCardScan()));
    await scanCard();
    await screen.findByText('2 fields to check');
    const phone = await field('Phone');
    await expect(phone).toHaveAccessibleDescription(/Two numbers on the card/);
    const pieces = await screen.findAllByRole('img', { name: 'As printed on the card' });
    await expect(pieces).toHaveLength(2);
    await expect(mark('phone')).toHaveAttribute('data-tone', 'check');
    await userEvent.click(phone);
    await expect(mark('phone')).toHaveAttribute('data-tone', 'active');
    await expect(mark('company')).toBeNull();
    await settled();
  },
};

/** Editing, confirming and choosing the alternative each settle a field. */
export const SettledFields: Story = {
  ...UncertainFields,
  tags: ['!dev'],
  play: async ({ msw }) => {
    msw.use(scan.returns(uncertainCardScan()));
    await scanCard();
    await press('Use office number');
    await expect(await field('Phone')).toHaveValue('+254 20 591 2458');
    await screen.findByText('1 field to check');
    await expect(await button('Looks right')).toHaveAccessibleDescription('Last name');
    await press('Looks right');
    await waitFor(() => expect(screen.queryByText(/to check/)).toBeNull());
    await expect(mark('last_name')).toBeNull();
  },
};

/** Other names that the card may contain. */
export const OtherNames: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const sure = businessCardScan();
    msw.use(
      scan.returns({
        ...sure,
        confidence: { ...sure.confidence, first_name: 0.5, last_name: 0.5 },
        alternatives: { phones: [], names: ['Wanjiku Mwangi'] },
      }),
    );
    await scanCard();
    await press('Use Wanjiku Mwangi');
    await expect(await field('First name')).toHaveValue('Wanjiku');
    await expect(await field('Last name')).toHaveValue('Mwangi');
    await waitFor(() => expect(screen.queryByText(/to check/)).toBeNull());
  },
};

/** While the card is being read, the user can cancel and continue with the picture. */
export const ReadingCard: Story = {
  parameters: { states: ['loading'] },
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.pending());
    await choose(await businessCardFile());
    await screen.findByRole('progressbar', { name: 'Reading the card…' });
    await screen.findByRole('img', { name: 'Picture of the card' });
  },
};

/** Cancelling keeps the picture. */
export const ReadingCancelled: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.pending());
    await choose(await businessCardFile());
    await press('Cancel');
    await screen.findByText('This card has not been read yet');
    msw.use(scan.returns(businessCardScan()));
    await press('Read the card');
    await expect(await field('First name')).toHaveValue('Grace');
    await press('Retake');
    await press('Back to the form');
    await expect(await field('First name')).toHaveValue('Grace');
    await press('Retake');
    msw.use(scan.pending());
    await choose(await businessCardFile());
    await press('Cancel');
    // The pressed button is gone, so its focus moves to the step.
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Scan business card' })).toHaveFocus(),
    );
    toasts.clear();
  },
};

/** The server fails meanwhile: the picture is kept, and Retry reads it. */
export const ReadingFailed: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.fails(problems.unavailable));
    await choose(await businessCardFile());
    await expect(await toast('Extraction failed')).toHaveTextContent('The service is busy.');
    await button('Retry');
    await button(/^Enter manually/);
    await expect(await dialog()).toHaveTextContent('The picture is kept.');
    toasts.clear();
  },
};

/** Retry reads the same picture. */
export const ReadingRetried: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.offline());
    await choose(await businessCardFile());
    await toast('Extraction failed');
    msw.use(scan.returns(businessCardScan()));
    await press('Retry');
    await expect(await field('First name')).toHaveValue('Grace');
  },
};

/** Users who prefer to type see the picture beside the empty form. */
export const TypedFromPicture: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.offline());
    await choose(await businessCardFile());
    await toast('Extraction failed');
    await press('Enter manually');
    await type('First name', 'Grace');
    await screen.findByRole('img', { name: 'Picture of the card' });
    await expect(await field('First name')).toHaveValue('Grace');
    await settled();
  },
};

/** No card in the picture: the dialog suggests what to do. */
export const Unreadable: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.returns(buildUnreadableScan()));
    await choose(await businessCardFile());
    await screen.findByText('No card found in this picture');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await button('Retake');
    await button(/^Enter manually/);
  },
};

/** A receipt, a menu or an advertisement is not taken for a card. */
export const NotACard: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const text = ['Green Leaf Café', 'Masala Dosa 120.00', 'Filter Coffee 45.00', 'Total 165.00'];
    msw.use(scan.returns({ ...buildUnreadableScan(), text }));
    await choose(await businessCardFile());
    await screen.findByText('This is not a business card');
    await button('Retake');
    await press(/^Enter manually/);
    await expect(await field('First name')).toHaveValue('');
  },
};

/** Where the picture shows several cards, each field says so. */
export const SeveralCards: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const reason = 'The picture seems to show more than one card; photograph them one at a time.';
    msw.use(scan.returns({ ...businessCardScan(), reasons: perField(cardFields, () => reason) }));
    await scanCard();
    await screen.findByText('6 fields to check');
    await expect(screen.getAllByText(reason)).toHaveLength(6);
    await expect(await field('Email')).toHaveAccessibleDescription(new RegExp(reason));
    await press('Retake');
    await button('Open Camera');
  },
};

/** A side without a person says so, and the picture of the other one completes it. */
export const OtherSide: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const card = businessCardScan();
    const reason = 'No person is named here. If the card has another side, photograph that, too.';
    msw.use(
      scan.returns({
        ...card,
        suggested_lead: { ...card.suggested_lead, first_name: '', last_name: '', position: '' },
        reasons: { first_name: reason },
      }),
    );
    await choose(await businessCardFile());
    await expect(await field('First name')).toHaveAccessibleDescription(new RegExp(reason));
    const front = { ...card, suggested_lead: { ...card.suggested_lead, company: '' } };
    msw.use(scan.returns(front));
    await press('Retake');
    await scanCard();
    await waitFor(async () => expect(await field('First name')).toHaveValue('Grace'));
    await expect(await field('Company')).toHaveValue(card.suggested_lead.company);
    await expect(screen.queryByText(reason)).toBeNull();
  },
};

/** A file that is not a picture is refused with the specification's text. */
export const NotAnImage: Story = {
  args: { initialMethod: 'scan' },
  play: async () => {
    await choose(new File(['Name;Email'], 'leads.csv', { type: 'text/csv' }));
    const shown = await toast('Invalid file');
    await expect(shown).toHaveTextContent('Please select an image file.');
    await button('Open Camera');
  },
};

/** So are text with the file extension of a picture, and an empty file. */
export const NotReallyAnImage: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const { sent, handler } = notingScan();
    msw.use(handler);
    for (const words of ['Name;Email', '']) {
      await choose(new File([words], 'card.jpg', { type: 'image/jpeg' }));
      await expect(await toast('Invalid file')).toHaveTextContent('Please select an image file.');
      toasts.clear();
    }
    await expect(sent).toEqual([]);
    await button('Open Camera');
  },
};

/** A picture that the server refuses would be refused again, so another one is requested. */
export const ReadingRefused: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const detail = 'This picture is damaged. Please take it again.';
    msw.use(scan.fails(buildProblem({ status: 422, detail })));
    await choose(await businessCardFile());
    await expect(await toast('Extraction failed')).toHaveTextContent(detail);
    await button('Use another picture');
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** A picture that cannot be opened is refused before it is sent. */
export const DamagedImage: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async () => {
    await choose(new File(['BM…'], 'card.bmp', { type: 'image/bmp' }));
    await toast('This picture can’t be opened');
    await button('Open Camera');
  },
};

/** A bitmap of `size` by `size` pixels, without compression. */
function bitmapFile(size: number): File {
  const header = new DataView(new ArrayBuffer(54));
  const pixels = new Uint8Array(size * size * 3).fill(200);
  header.setUint16(0, 0x42_4d);
  header.setUint32(2, 54 + pixels.length, true);
  header.setUint32(10, 54, true);
  header.setUint32(14, 40, true);
  header.setInt32(18, size, true);
  header.setInt32(22, size, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 24, true);
  return new File([header, pixels], 'card.bmp', { type: 'image/bmp' });
}

/** A picture that is too large is reduced before it is sent. */
export const LargeImage: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const { sent, handler } = notingScan();
    msw.use(handler);
    await choose(bitmapFile(2_600));
    await field('First name');
    const [{ image_data = '' } = {}] = sent;
    const bitmap = await createImageBitmap(
      await (await fetch(`data:image/jpeg;base64,${image_data}`)).blob(),
    );
    await expect(bitmap.width).toBe(2_400);
  },
};

/** A picture can be pasted anywhere in the dialog. */
export const Pasted: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async () => {
    await button('Open Camera');
    const clipboard = new DataTransfer();
    clipboard.items.add(await businessCardFile());
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await expect(await field('First name')).toHaveValue('Grace');
  },
};

/** The server fails while saving: all input stays. */
export const SaveFailed: Story = {
  parameters: { states: ['error'] },
  args: { initialMethod: 'manual' },
  play: async ({ msw }) => {
    msw.use(leads.create.fails(problems.unavailable));
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await type('Notes', 'Wants a quote for 40 seats.');
    await press('Save lead');
    await userEvent.unhover(await button('Save lead'));
    await expect(await toast('Failed to create lead')).toHaveTextContent('The service is busy.');
    await expect(await field('Notes')).toHaveValue('Wants a quote for 40 seats.');
    await button('Retry');
    await settled();
  },
};

/**
 * Retry repeats the same request, so it never creates two leads; a changed lead is a new request.
 */
export const SaveRetried: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async ({ msw, args }) => {
    const keys = fn();
    const refuse = () =>
      leads.create.answers(({ request }) => {
        keys(request.headers.get('Idempotency-Key'));
        throw new Error('The connection broke.');
      });
    msw.use(refuse());
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await press('Save lead');
    await press('Retry');
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(2));
    await button('Retry');
    await type('Notes', 'Tuesday');
    msw.use(
      leads.create.answers(({ request }) => {
        keys(request.headers.get('Idempotency-Key'));
        return buildCreatedLead();
      }),
    );
    await press('Retry');
    await toast('Lead created successfully');
    const [[first], [second], [third]] = mocked(keys).mock.calls as [[string], [string], [string]];
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
    await expect(args.onCreated).toHaveBeenCalledOnce();
    await closed();
  },
};

/** Errors from the server appear at their fields. */
export const RefusedField: Story = {
  args: { initialMethod: 'manual' },
  play: async ({ msw }) => {
    msw.use(leads.create.fails(buildInvalid({ email: 'Enter a complete email address.' })));
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna.ke');
    await press('Save lead');
    await toast('Failed to create lead');
    await userEvent.unhover(await button('Save lead'));
    const email = await field('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/Enter a complete email address\./);
    await settled();
  },
};

/** While saving, nothing can be submitted twice or closed. */
export const Saving: Story = {
  args: { initialMethod: 'manual' },
  play: async ({ msw, args }) => {
    const sent = fn();
    msw.use(
      leads.create.answers(async () => {
        sent();
        await new Promise(() => {});
        return buildCreatedLead();
      }),
    );
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    const save = await button('Save lead');
    await userEvent.dblClick(save);
    await expect(await button('Save and add another')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await kept();
  },
};

let response = Promise.withResolvers<void>();

/** What is being saved can be read but not changed: the change would be lost with the form. */
export const TypedWhileSaving: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan', event: { id: fair.id, name: fair.name } },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      scan.returns(uncertainCardScan()),
      events.questions.returns(buildQuestions()),
      leads.create.fails(problems.unavailable, { after: response.promise }),
    );
  },
  play: async () => {
    await scanCard();
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('radio', { name: 'Decides' }));
    const notes = await field('Notes');
    const email = await field('Email');
    await userEvent.click(email);
    // As Enter does, which userEvent does not support for a button outside the form.
    email.closest('form')?.requestSubmit();
    await waitFor(async () => expect(await button('Save and scan next')).toBeDisabled());
    await expect(email).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(email).toHaveValue('grace@savanna-tours.co.ke');
    await userEvent.click(form.getByRole('radio', { name: 'Advises' }));
    await expect(form.getByRole('radio', { name: 'Decides' })).toBeChecked();
    await userEvent.type(notes, 'Tuesday');
    await expect(notes).toHaveValue('');
    for (const name of ['Use office number', 'Add to notes', 'Retake']) {
      await expect(await button(name)).toBeDisabled();
    }
    await expect(form.getByRole('radio', { name: 'Hot' })).toBeDisabled();
    response.resolve();
    await toast('Failed to create lead');
    await type('Notes', 'Tuesday');
    await expect(notes).toHaveValue('Tuesday');
  },
};

/** A quick save does not flash: the form looks as before, but ignores changes. */
export const SavedQuickly: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  parameters: { isQuick: true },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(leads.create.fails(problems.unavailable, { after: response.promise }));
  },
  play: async () => {
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await userEvent.click(await button('Save lead'));
    await waitFor(async () => expect(await button('Save and add another')).toBeDisabled());
    const notes = await field('Notes');
    await expect(notes).not.toHaveAttribute('readonly');
    await userEvent.type(notes, 'Tuesday');
    await expect(notes).toHaveValue('');
    response.resolve();
    await toast('Failed to create lead');
    await userEvent.type(notes, 'Tuesday');
    await expect(notes).toHaveValue('Tuesday');
  },
};

/** A lead that probably exists already is named. */
export const Duplicate: Story = {
  args: { initialMethod: 'manual', onOpenLead: fn() },
  play: async ({ msw, args }) => {
    const twin: Lead = buildLead({ id: storyId(3, 7), first_name: 'Grace', last_name: 'Mwangi' });
    msw.use(
      leads.create.returns(buildCreatedLead({ duplicates: [{ id: twin.id, reason: 'email' }] })),
      leads.one.returns(twin),
    );
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await press('Save lead');
    const shown = await toast('Lead created successfully');
    await expect(shown).toHaveTextContent('Looks like a lead you have: Grace Mwangi (same email).');
    await closed();
    await expect(within(shown).getByRole('button', { name: 'View' })).toBeVisible();
    await expect(args.onOpenLead).not.toHaveBeenCalled();
  },
};

/** Named while typing: the lead can be opened, and the draft stays. */
export const SimilarLead: Story = {
  args: { initialMethod: 'manual', onOpenLead: fn() },
  beforeEach: ({ msw }) =>
    msw.use(leads.similar.returns([{ reason: 'email', lead: buildLead({ id: storyId(3, 7) }) }])),
  play: async ({ args }) => {
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await expect(
      await screen.findByText(
        'Looks like a lead you have: Grace Mwangi, Savanna Tours Limited (same email).',
      ),
    ).toBeVisible();
    await settled();
    await expect(await button('Open that lead')).toBeEnabled();
    await expect(args.onOpenLead).not.toHaveBeenCalled();
  },
};

/** The lead opens; the input is a draft. */
export const OpensSimilarLead: Story = {
  tags: ['!dev'],
  ...SimilarLead,
  play: async ({ args }) => {
    await type('Email', 'grace@savanna-tours.co.ke');
    await press('Open that lead');
    await closed();
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 7));
    await expect((await loadDraft(me))?.values.email).toBe('grace@savanna-tours.co.ke');
  },
};

/** The input is added to the lead: empty fields are filled, the rest goes below its notes. */
export const AddsToSimilarLead: Story = {
  tags: ['!dev'],
  ...SimilarLead,
  play: async ({ msw }) => {
    const received = fn();
    const known = buildLead({ id: storyId(3, 7), position: '' });
    msw.use(
      // Before the path of one lead, which matches as well.
      leads.similar.returns([{ reason: 'email', lead: known }]),
      leads.one.returns(known),
      leads.update.answers(({ body, request }) => {
        received(body, request.headers.get('If-Match'));
        return known;
      }),
    );
    await type('Email', 'grace@savanna-tours.co.ke');
    await type('Phone', '+254 700 000 000');
    await type('Position', 'Owner');
    await press('Add to it');
    await toast('Lead updated');
    await closed();
    await expect(received).toHaveBeenCalledWith(
      { position: 'Owner', notes: 'Phone: +254 700 000 000' },
      '"1"',
    );
    await expect(await loadDraft(me)).toBeNull();
  },
};

/** Someone changed the lead at the same moment: nothing is lost. */
export const AddingFails: Story = {
  tags: ['!dev'],
  ...SimilarLead,
  play: async ({ msw }) => {
    msw.use(leads.update.fails(problems.stale));
    await type('Email', 'grace@savanna-tours.co.ke');
    await type('Notes', 'Call her.');
    await press('Add to it');
    await toast('Update failed');
    await expect(await field('Notes')).toHaveValue('Call her.');
  },
};

/** While the input is being added, it is not saved as another lead as well. */
export const AddingWaits: Story = {
  tags: ['!dev'],
  ...SimilarLead,
  play: async ({ msw, args }) => {
    const created = fn();
    const known = buildLead({ id: storyId(3, 7), position: '' });
    response = Promise.withResolvers();
    msw.use(
      leads.similar.returns([{ reason: 'email', lead: known }]),
      leads.one.returns(known),
      leads.update.returns(known, { after: response.promise }),
      leads.create.answers(() => {
        created();
        return buildCreatedLead();
      }),
    );
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await type('Position', 'Owner');
    await press('Add to it');
    await waitFor(async () => expect(await button('Save lead')).toBeDisabled());
    await expect(await button('Save and add another')).toBeDisabled();
    const position = await field('Position');
    await expect(position).toHaveAttribute('readonly');
    position.closest('form')?.requestSubmit();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    response.resolve();
    await toast('Lead updated');
    await closed();
    await expect(created).not.toHaveBeenCalled();
  },
};

/** The browser's Back closes the dialog while the lead is still being saved. */
async function leaveWhileSaving() {
  await type('First name', 'Grace');
  await type('Email', 'grace@savanna-tours.co.ke');
  await press('Save lead');
  await waitFor(async () => expect(await button('Save and add another')).toBeDisabled());
  window.dispatchEvent(new PopStateEvent('popstate'));
  await closed();
}

/** Its draft is deleted as soon as it is saved. */
export const LeftWhileSaving: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(leads.create.returns(buildCreatedLead(), { after: response.promise }));
  },
  play: async () => {
    await leaveWhileSaving();
    await waitFor(async () => expect(await loadDraft(me)).not.toBeNull());
    response.resolve();
    await toast('Lead created successfully');
    await waitFor(async () => expect(await loadDraft(me)).toBeNull());
  },
};

/** The answer closes the form if it was opened again with what is being saved. */
export const ReopenedWhileSaving: Story = {
  tags: ['!dev'],
  ...LeftWhileSaving,
  play: async ({ args }) => {
    await leaveWhileSaving();
    await userEvent.click(screen.getByRole('button', { name: 'Capture' }));
    await button('Start over');
    await kept();
    response.resolve();
    await toast('Lead created successfully');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(await loadDraft(me)).toBeNull();
  },
};

/** The back is photographed too: both sides fill the form, are shown, and are kept with the lead. */
export const BackScanned: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const sent: unknown[] = [];
    const front = businessCardScan();
    const back = businessCardScan({
      suggested_lead: { ...front.suggested_lead, company: 'Savanna Group', notes: 'Fleet of 40' },
    });
    const answers = [front, back];
    msw.use(
      scan.answers(() => answers.shift() ?? back),
      leads.create.answers(({ body }) => {
        sent.push(body);
        return buildCreatedLead();
      }),
    );
    await scanCard();
    await press('Scan the back');
    await button('Back to the form');
    await choose(await businessCardFile());
    await expect(await field('Company')).toHaveValue(front.suggested_lead.company);
    await expect(await anyField('Notes')).toHaveValue('Fleet of 40');
    await press('Use Savanna Group');
    await expect(await anyField('Company')).toHaveValue('Savanna Group');
    await userEvent.click(await screen.findByRole('radio', { name: 'Back' }));
    await press('Save lead');
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      company: 'Savanna Group',
      pictures: [expect.any(String), expect.any(String)],
    });
  },
};

/** Nothing could be read on the back: its picture is kept all the same. */
export const BackNotRead: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    await scanCard();
    msw.use(scan.returns(buildUnreadableScan()));
    await press('Scan the back');
    await choose(await businessCardFile());
    await screen.findByText('The back was not read');
    await expect(await field('First name')).toHaveValue('Grace');
  },
};

/** The answer leaves the next lead alone, which is being entered by then. */
export const NextWhileSaving: Story = {
  tags: ['!dev'],
  ...LeftWhileSaving,
  play: async ({ args }) => {
    await leaveWhileSaving();
    await userEvent.click(screen.getByRole('button', { name: 'Capture' }));
    await press('Start over');
    await type('First name', 'Amina');
    await waitFor(async () => expect((await loadDraft(me))?.values.first_name).toBe('Amina'));
    response.resolve();
    await toast('Lead created successfully');
    await expect(args.onCreated).toHaveBeenCalledOnce();
    await expect(await field('First name')).toHaveValue('Amina');
    await expect((await loadDraft(me))?.values.first_name).toBe('Amina');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The next card follows at once. */
export const SaveAndScanNext: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw, args }) => {
    const received = fn();
    msw.use(
      leads.create.answers(({ body }) => {
        received(body);
        return buildCreatedLead();
      }),
    );
    await scanCard();
    await press('Save and scan next');
    await toast('Lead created successfully');
    await button('Open Camera');
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ source: 'Business Card Scan', last_name: 'Mwangi' }),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(await loadDraft(me)).toBeNull());
  },
};

/** The next lead starts with empty fields. */
export const SaveAndAddAnother: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async () => {
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await press('Save and add another');
    await toast('Lead created successfully');
    await waitFor(async () => expect(await field('First name')).toHaveValue(''));
    await expect(await field('First name')).toHaveFocus();
  },
};

/** Closing asks before input is lost. */
export const DiscardQuestion: Story = {
  args: { initialMethod: 'manual' },
  play: async ({ args }) => {
    await type('First name', 'Grace');
    await kept();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard this lead?' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Keep editing changes nothing; Discard also deletes the draft. */
export const Discarded: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async ({ args }) => {
    await type('First name', 'Grace');
    await kept();
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(async () => expect(await field('First name')).toHaveValue('Grace'));
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await closed();
    await waitFor(async () => expect(await loadDraft(me)).toBeNull());
  },
};

const typedDraft = {
  ...begin('manual'),
  values: { ...emptyValues, first_name: 'Grace', notes: 'Met at the stand.' },
  typed: ['first_name' as const, 'notes' as const],
};

/** Unsaved input from last time is restored, for the same user only. */
export const DraftRestored: Story = {
  play: async () => {
    await expect(await field('First name')).toHaveValue('Grace');
    await expect(await field('Notes')).toHaveValue('Met at the stand.');
    await screen.findByText('Draft restored');
    await kept();
  },
  async beforeEach() {
    await saveDraft(me, typedDraft);
    await saveDraft(storyId(1, 9), {
      ...typedDraft,
      values: { ...emptyValues, first_name: 'Not mine' },
    });
  },
};

/** Start over deletes the draft. */
export const DraftDropped: Story = {
  tags: ['!dev'],
  ...DraftRestored,
  play: async () => {
    await press('Start over');
    await button(/^Enter manually/);
    await waitFor(async () => expect(await loadDraft(me)).toBeNull());
  },
};

/** A picture that was never read is kept as well. */
export const PictureRestored: Story = {
  async beforeEach() {
    await saveDraft(me, { ...begin('scan'), picture: await businessCardFile() });
  },
  play: async () => {
    await screen.findByText('This card has not been read yet');
    await screen.findByRole('img', { name: 'Picture of the card' });
    await button('Read the card');
  },
};

/** The session ends while saving: the draft stays for the next sign-in. */
export const SessionEnded: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual' },
  play: async ({ msw }) => {
    msw.use(leads.create.fails(problems.unauthorized));
    await type('First name', 'Grace');
    await type('Email', 'grace@savanna-tours.co.ke');
    await press('Save lead');
    await toast('Session ended');
    await waitFor(async () => {
      const draft = await loadDraft(me);
      await expect(draft?.values.email).toBe('grace@savanna-tours.co.ke');
    });
  },
};

/** From the camera to the form within the dialog; the next card returns to the camera at once. */
export const Photographed: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  async beforeEach() {
    withCamera();
  },
  play: async () => {
    await press('Close camera');
    await press('Open Camera');
    await waitFor(async () => expect(await button('Capture')).toBeEnabled());
    await press('Capture');
    await expect(await field('First name')).toHaveValue('Grace');
    await screen.findByRole('img', { name: 'Picture of the card' });
    await press('Save and scan next');
    await waitFor(async () => expect(await button('Capture')).toBeEnabled());
  },
};

/** Notes are typed while the card is read, and stay as they are, with the caret in them. */
export const TypedWhileReading: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const read = Promise.withResolvers<void>();
    msw.use(scan.returns(businessCardScan(), { after: read.promise }));
    await choose(await businessCardFile());
    await screen.findByRole('progressbar', { name: 'Reading the card…' });
    const notes = await anyField('Notes');
    await userEvent.type(notes, 'Wants a quote');
    await expect(await button('Save lead')).toBeDisabled();
    read.resolve();
    await waitFor(async () => expect(await field('First name')).toHaveValue('Grace'));
    await expect(notes).toHaveFocus();
    await userEvent.type(notes, ' by Friday');
    await expect(await field('Notes')).toHaveValue('Wants a quote by Friday');
    await press('Save lead');
    await closed();
  },
};

/** Very long names. */
export const LongTexts: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const card = uncertainCardScan();
    msw.use(
      scan.returns({
        ...card,
        suggested_lead: { ...card.suggested_lead, ...longLead },
        also: { ...card.also, web: [`www.${longLead.company.toLowerCase().slice(0, 60)}.example`] },
      }),
    );
    await scanCard();
    await expect(await field('Company')).toHaveValue(longLead.company);
    await settled();
  },
};

/** The same on the narrowest phone with text at 200%: nothing is cut off or pushed out. */
export const LargeText: Story = {
  ...LongTexts,
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await LongTexts.play?.(context);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, uncertain fields are still marked. */
export const ForcedColors: Story = {
  ...UncertainFields,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await UncertainFields.play?.(context);
    await userEvent.tab();
    const other = await button('Use office number');
    await expect(other).toHaveFocus();
    await expect(getComputedStyle(other).outlineStyle).toBe('solid');
  },
};

export const Phone: Story = {
  ...UncertainFields,
  tags: [],
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  ...UncertainFields,
  tags: [],
  globals: { viewport: { value: 'narrow' } },
};

/** On a phone nothing can be dropped, and the controls are within reach of the thumb. */
export const PhoneSource: Story = {
  ...ScanSource,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await button('Upload Image')).not.toHaveAccessibleDescription();
    const { top } = (await button('Open Camera')).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight * 0.8);
  },
};

/** A badge whose code contains no contact data: it is saved without name and email. */
export const Badge: Story = {
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    msw.use(scan.returns(buildBadgeScan()));
    await scanCard();
    await expect(await dialog()).toHaveTextContent(
      'The Data Matrix code contains no contact data.',
    );
    await expect(await field('Badge code')).toHaveValue('VST-2026-004711');
    await expect(await field('First name')).not.toBeRequired();
    await settled();
  },
};

/** It is saved with only its code; without the code, name and email are required again. */
export const BadgeSaved: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ args, msw }) => {
    const received = fn();
    msw.use(
      scan.returns(buildBadgeScan()),
      leads.create.answers(({ body }) => {
        received(body);
        return buildCreatedLead({ first_name: '', last_name: '', email: '', badge_code: '4711' });
      }),
    );
    await scanCard();
    await userEvent.clear(await field('Badge code'));
    await press('Save lead');
    await toast('Missing required fields');
    await type('Badge code', '4711');
    await press('Save lead');
    await expect(await toast('Lead created successfully')).toHaveTextContent('Badge 4711');
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ badge_code: '4711', first_name: '', email: '' }),
    );
    await expect(args.onCreated).toHaveBeenCalledOnce();
  },
};

/** A badge with contact data fills in the form like a card. */
export const BadgeWithContact: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const badge = { format: 'aztec', text: 'BEGIN:VCARD…', use: 'filled' } as const;
    msw.use(scan.returns(businessCardScan({ badge })));
    await scanCard();
    await expect(await dialog()).toHaveTextContent('Aztec code read');
    await expect(await dialog()).toHaveTextContent('The fields were filled in from the code.');
    await expect(await field('First name')).toBeRequired();
    await expect(screen.queryByRole('textbox', { name: 'Badge code' })).toBeNull();
  },
};

/** A code that can't be kept is not said to have filled in anything. */
export const BadgeTooLong: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'scan' },
  play: async ({ msw }) => {
    const badge = { format: 'qr', text: 'x'.repeat(5_000), use: 'too_long' } as const;
    msw.use(scan.returns(businessCardScan({ badge })));
    await scanCard();
    await expect(await dialog()).toHaveTextContent(
      'contains no contact data, and is too long to be kept: it has more than 4,000 characters.',
    );
    await expect(screen.queryByText('The fields were filled in from the code.')).toBeNull();
  },
};

/**
 * At an event, its questions follow the card; the answers suggest a status, and the user decides.
 */
export const AtAnEvent: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual', event: { id: fair.id, name: fair.name } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.returns(buildQuestions({ version: 2 })),
      leads.create.answers(({ body }) => {
        expect(body).toMatchObject({
          first_name: 'Grace',
          lead_status: 'Hot',
          lead_type: 'Event Leads',
          event_id: fair.id,
          answers: {
            event_id: fair.id,
            version: 2,
            values: { role: 'decides', topics: ['groups'], when: 'month' },
          },
        });
        return buildCreatedLead({ event_id: fair.id });
      }),
    ),
  play: async ({ args }) => {
    await type('First name', 'Grace');
    await type('Email', 'grace@example.com');
    const form = within(await dialog());
    await expect(await form.findByText('Captured at')).toBeVisible();
    await userEvent.click(await form.findByRole('checkbox', { name: 'Group bookings' }));
    await userEvent.click(form.getByRole('radio', { name: 'This month' }));
    await press('Save lead');
    await expect(await form.findByText('This question needs an answer.')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Decides' }));
    await expect(form.getByText('The answers suggest Hot. You decide.')).toBeVisible();
    await expect(form.getByRole('radio', { name: 'Warm' })).toBeChecked();
    await press('Set to Hot');
    await expect(form.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await settled();
    await press('Save lead');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

/** The answers at the stand are added to a similar lead as well, with the event. */
export const AddsAnswersToSimilarLead: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual', event: { id: fair.id, name: fair.name } },
  play: async ({ msw }) => {
    const received = fn();
    const known = buildLead({ id: storyId(3, 7) });
    msw.use(
      events.questions.returns(buildQuestions()),
      leads.similar.returns([{ reason: 'email', lead: known }]),
      leads.one.returns(known),
      leads.update.answers(({ body }) => {
        received(body);
        return known;
      }),
    );
    await type('Email', known.email);
    await userEvent.click(await screen.findByRole('radio', { name: 'Decides' }));
    await press('Add to it');
    await toast('Lead updated');
    await closed();
    await expect(received).toHaveBeenCalledWith({
      event_id: fair.id,
      answers: { event_id: fair.id, version: 1, values: { role: 'decides' } },
    });
  },
};

/** The answered questions in the form. */
export const AtAnEventAnswered: Story = {
  args: { initialMethod: 'manual', event: { id: fair.id, name: fair.name } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(events.questions.returns(buildQuestions())),
  play: async () => {
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('radio', { name: 'Decides' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Group bookings' }));
    await userEvent.click(form.getByRole('radio', { name: 'This month' }));
    await expect(form.getByText('The answers suggest Hot. You decide.')).toBeVisible();
    await settled();
  },
};

/** The questions can't be loaded: the lead still belongs to the event. */
export const AtAnEventWithoutQuestions: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual', event: { id: fair.id, name: fair.name } },
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.offline(),
      leads.create.answers(({ body }) => {
        expect(body).toMatchObject({ event_id: fair.id });
        expect(body).not.toHaveProperty('answers');
        return buildCreatedLead({ event_id: fair.id });
      }),
    ),
  play: async ({ args }) => {
    await type('First name', 'Grace');
    await type('Email', 'grace@example.com');
    await press('Save lead');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

const goneEvent = buildInvalid({ event_id: 'This event does not exist.' });

/** The event was deleted meanwhile: the next attempt saves the lead without it. */
export const AtADeletedEvent: Story = {
  tags: ['!dev'],
  args: {
    initialMethod: 'manual',
    event: { id: fair.id, name: fair.name },
    onEventGone: fn(),
  },
  play: async ({ args, msw }) => {
    const received = fn();
    msw.use(
      events.questions.returns(buildQuestions()),
      leads.create.fails(goneEvent, { once: true }),
      leads.create.answers(({ body }) => {
        received(body);
        return buildCreatedLead();
      }),
    );
    await type('First name', 'Grace');
    await type('Email', 'grace@example.com');
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('radio', { name: 'Decides' }));
    await userEvent.click(form.getByRole('radio', { name: 'This month' }));
    await press('Save lead');
    await toast('Failed to create lead');
    await expect(form.getByText(/^The event no longer exists/)).toBeVisible();
    await expect(form.queryByText('Captured at')).toBeNull();
    await expect(args.onEventGone).toHaveBeenCalledWith(fair.id);
    await expect(await field('First name')).toHaveValue('Grace');
    await press('Save lead');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Grace' }));
    await expect(received).not.toHaveBeenCalledWith(expect.objectContaining({ event_id: fair.id }));
  },
};

/** The same for an input that is added to a similar lead. */
export const AddsToSimilarLeadWithoutEvent: Story = {
  tags: ['!dev'],
  args: { initialMethod: 'manual', event: { id: fair.id, name: fair.name } },
  play: async ({ msw }) => {
    const received = fn();
    const known = buildLead({ id: storyId(3, 7), position: '' });
    msw.use(
      leads.similar.returns([{ reason: 'email', lead: known }]),
      leads.one.returns(known),
      leads.update.fails(goneEvent, { once: true }),
      leads.update.answers(({ body }) => {
        received(body);
        return known;
      }),
    );
    await type('Email', known.email);
    await type('Position', 'Director');
    await press('Add to it');
    await toast('Update failed');
    await press('Add to it');
    await closed();
    await expect(received).toHaveBeenCalledWith({ position: 'Director' });
  },
};
