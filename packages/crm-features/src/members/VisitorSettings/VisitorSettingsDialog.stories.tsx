import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildInvalid,
  buildPartnerKey,
  buildQuestions,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { events, partnerKeys } from '../../mocks/index.ts';
import { unconfirmed } from '../confirmation.ts';
import { VisitorSettingsDialog } from './VisitorSettingsDialog.tsx';

/** The requests that the server received. */
const asked = fn<(body: unknown) => void>();

const texts = {
  privacy_text: 'We use your details to answer you, and for nothing else.',
  privacy_url: 'https://aurora.example/privacy',
  consent_text: 'I agree to be called about my enquiry.',
  thanks_text: 'See you at stand 12!',
};

/** What the form of a key tells visitors, beside how they see it. */
const meta = {
  title: 'CRM/Members/VisitorSettings',
  component: VisitorSettingsDialog,
  tags: ['autodocs'],
  // It is opened from a key that has been loaded, by those who may change it.
  parameters: {
    crm: { user: { role: 'manager' } },
    layout: 'fullscreen',
    notStates: ['loading', 'empty', 'forbidden'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { partner: buildPartnerKey(texts), confirmed: unconfirmed, onClose: fn() },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      events.questions.returns(buildQuestions()),
      partnerKeys.update.answers(({ body }) => {
        asked(body);
        return buildPartnerKey({ ...Object(body) });
      }),
    );
  },
} satisfies Meta<typeof VisitorSettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Form of Harbour Expo' }));
const preview = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  within(dialog.getByRole('region', { name: 'Preview' }));

export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const dialog = await findDialog();
    await expect(preview(dialog).getByText(texts.privacy_text)).toBeVisible();
    // Of the questions of its event, only those that are marked.
    await expect(await preview(dialog).findByText('What are you interested in?')).toBeVisible();
    await expect(preview(dialog).queryByText('When is it needed?')).toBeNull();
  },
};

/** What is typed shows in the preview at once, and is saved without the key's other settings. */
export const Changed: Story = {
  tags: ['!dev'],
  args: { partner: buildPartnerKey() },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^What happens with the data/ }),
      'We call you once.',
    );
    await expect(preview(dialog).getByText('We call you once.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ask for consent/ }));
    const consent = await dialog.findByRole('textbox', { name: /^Text to agree to/ });
    await userEvent.clear(consent);
    await userEvent.type(consent, 'You may call me.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Thanks/ }), 'Bye!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledWith({
      privacy_text: 'We call you once.',
      privacy_url: '',
      consent_text: 'You may call me.',
      thanks_text: 'Bye!',
    });
  },
};

/** Without a tick, no consent is asked for, whatever was typed. */
export const ConsentDropped: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ask for consent/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ consent_text: '' }));
  },
};

export const Invalid: Story = {
  tags: ['!dev'],
  parameters: { states: ['invalid', 'required'] },
  play: async () => {
    const dialog = await findDialog();
    const address = dialog.getByRole('textbox', { name: /^Privacy page/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'our policy');
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Text to agree to/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Enter a web address/)).toBeVisible();
    await expect(dialog.getByText('Text to agree to is required.')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** The server's message is shown at the field that it names, and what was typed stays. */
export const Refused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(partnerKeys.update.fails(buildInvalid({ thanks_text: 'Use at most 5 characters.' }))),
  play: async () => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Thanks/ }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Use at most 5 characters.')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.update.fails(problems.tooMany)),
  play: async () => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Thanks/ }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The form was not saved')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Discard what you entered?')).toBeVisible();
  },
};

/** The longest texts on the narrowest phone at 200%: nothing is cut off or pushed out. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { partner: buildPartnerKey({ ...texts, consent_text: longLead.company.repeat(3) }) },
  play: async () => {
    await findDialog();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await expect((await findDialog()).getByRole('checkbox', { name: /^Ask/ })).toBeChecked();
  },
};
