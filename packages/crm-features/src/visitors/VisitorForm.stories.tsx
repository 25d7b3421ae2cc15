import { loadTexts, type PublicLanguage } from '@cardinal/contract/messages';
import { directionOf, visitorMessages } from '@cardinal/contract/visitors';
import { I18nProvider } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEmbedSession,
  buildInvalid,
  buildScan,
  buildVisitorForm,
  cutTexts,
  longLead,
  problems,
  questions,
  sideways,
  storyId,
} from '../fixtures/index.ts';
import { embed } from '../mocks/index.ts';
import { VisitorForm, type VisitorFormProps } from './VisitorForm.tsx';

type Shown = Omit<VisitorFormProps, 'texts' | 'session' | 'describe'> & {
  language: PublicLanguage;
  isTrial?: boolean;
};

const loaded = new Map<PublicLanguage, ReturnType<typeof loadIn>>();
const loadIn = (language: PublicLanguage) => loadTexts(visitorMessages, language);
function textsOf(language: PublicLanguage) {
  const known = loaded.get(language) ?? loadIn(language);
  loaded.set(language, known);
  return known;
}

/** The form in a language, as an element shows it. */
function InLanguage({ language, isTrial = false, ...props }: Shown) {
  const texts = use(textsOf(language));
  return (
    <I18nProvider locale={language}>
      <div lang={language} dir={directionOf(language)}>
        <VisitorForm
          {...props}
          texts={texts}
          session={buildEmbedSession({ trial: isTrial })}
          describe={() => texts.problems.busy}
        />
      </div>
    </I18nProvider>
  );
}

const asked = questions.map(({ id, kind, label, required, options }) => ({
  id,
  kind,
  label,
  required,
  options: options.map((option) => ({ id: option.id, label: option.label })),
}));

/** What a careful company asks and tells. */
const whole = buildVisitorForm({
  privacy_text: 'Aurora Trading uses your details to answer you, and for nothing else.',
  privacy_url: 'https://aurora.example/privacy',
  consent_text: 'I agree to be called about my enquiry. I can withdraw this at any time.',
  thanks_text: 'See you at stand 12!',
  questions: { version: 3, questions: asked.filter(({ id }) => id !== 'fit' && id !== 'wish') },
});

/** The body that the server received. */
const sent = fn<(body: unknown) => void>();

/** What visitors of a partner's page see: no word of it is internal. */
const meta = {
  title: 'CRM/Capture/VisitorForm',
  component: InLanguage,
  tags: ['autodocs'],
  // It comes with the answer of the session, and belongs to anybody.
  parameters: { notStates: ['loading', 'empty', 'forbidden'] },
  args: {
    language: 'en',
    partnerKey: 'ck_story',
    settings: buildVisitorForm(),
    refresh: fn(),
    keep: fn(() => Promise.resolve(false)),
    onLeadCreated: fn(),
    onProblem: fn(),
  },
  beforeEach({ msw }) {
    sent.mockClear();
    sessionStorage.clear();
    msw.use(
      embed.capture.answers(({ body }) => {
        sent(body);
        return { id: storyId(2, 1) };
      }),
    );
  },
} satisfies Meta<typeof InLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^First name/ }), 'Grace');
  await userEvent.type(field(canvas, /^Email/), 'grace@example.com');
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

/** What cannot be sent for lack of a connection is kept, and the visitor is told when it is sent. */
export const NoConnection: Story = {
  tags: ['!dev'],
  args: { keep: fn(() => Promise.resolve(true)) },
  beforeEach: ({ msw }) => msw.use(embed.capture.offline()),
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    await expect(canvas.getByText(/sent to Aurora Trading as soon as/)).toBeVisible();
    await expect(args.keep).toHaveBeenCalledWith(
      expect.objectContaining({ first_name: 'Grace' }),
      expect.any(String),
    );
    await expect(args.onLeadCreated).not.toHaveBeenCalled();
  },
};

/** Programs fill in a field that nobody sees; the server is told. */
export const Trapped: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      embed.capture.answers(({ request }) => {
        sent(request.headers.get('Cardinal-Trap'));
        return { id: storyId(2, 1) };
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvas);
    const trap = canvasElement.querySelector<HTMLInputElement>('[name="homepage"]');
    if (trap) trap.value = 'https://spam.example';
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you' });
    await expect(sent).toHaveBeenCalledWith('1');
  },
};

/** Without settings, in the form's own words. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Your details' });
    await expect(canvas.getByText(/^Aurora Trading receives what you enter/)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\b(lead|hot|warm|cold)\b/i);
  },
};

/** Questions, consent and the company's own words; what is answered is sent with their version. */
export const Whole: Story = {
  args: { settings: whole },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.type(field(canvas, /^Message/), 'Please call me.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Decides' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Group bookings/ }));
    const privacy = canvas.getByRole('link', { name: /Privacy policy/ });
    await expect(privacy).toHaveAttribute('href', 'https://aurora.example/privacy');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to be called/ }));
    await send(canvas);
    await waitFor(() => expect(args.onLeadCreated).toHaveBeenCalledWith(storyId(2, 1)));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: 'Grace',
        notes: 'Please call me.',
        consent_text: whole.consent_text,
        answers: {
          event_id: buildEmbedSession().event?.id,
          version: 3,
          values: { role: 'decides', topics: ['groups'] },
        },
      }),
    );
    await expect(await canvas.findByRole('status')).toHaveFocus();
    await expect(canvas.getByText('See you at stand 12!')).toBeVisible();
    await expect(Object.keys(sessionStorage)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another person' }));
    await expect(field(canvas, /^First name/)).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  },
};

/** Everything that is missing is said at once, and the first of it takes the focus. */
export const Incomplete: Story = {
  args: { settings: whole },
  parameters: { states: ['invalid', 'required'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Email/ }), 'grace@');
    await send(canvas);
    await waitFor(() => expect(field(canvas, /^First name/)).toHaveFocus());
    await expect(canvas.getByText('First name is required.')).toBeVisible();
    await expect(canvas.getByText(/^Please enter a complete email address/)).toBeVisible();
    await expect(canvas.getByText('Please answer this question.')).toBeVisible();
    await expect(canvas.getByText(/^Please tick this box/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The key's text changed meanwhile: the visitor reads the new one, and nothing typed is lost. */
export const ConsentChanged: Story = {
  tags: ['!dev'],
  args: { settings: whole },
  beforeEach({ msw }) {
    msw.use(embed.capture.fails(buildInvalid({ consent_text: 'The text has changed.' })));
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Decides' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
    await send(canvas);
    await expect(await canvas.findByText(/^This text has changed/)).toBeVisible();
    await expect(args.refresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
    await expect(field(canvas, /^First name/)).toHaveValue('Grace');
  },
};

/** Sending failed: the input stays. */
export const NotSent: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(embed.capture.fails(problems.tooMany)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('This was not sent')).toBeVisible();
    await expect(field(canvas, /^First name/)).toHaveValue('Grace');
  },
};

/** While it is being sent, a second press sends nothing. */
export const Sending: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(embed.capture.pending()),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Send/ })).toHaveAttribute('data-busy'),
    );
  },
};

/** A card fills in the fields, those below the others as well, so that the visitor sees them. */
export const FromACard: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      embed.scan.returns(
        buildScan({
          suggested_lead: {
            ...buildScan().suggested_lead,
            first_name: 'Edith',
            position: 'Head of Purchasing',
          },
        }),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Fill in from a business card' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    const picture = await (await fetch(pixel)).blob();
    await userEvent.upload(input, new File([picture], 'card.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/^The card was read/)).toBeVisible();
    await expect(field(canvas, /^First name/)).toHaveValue('Edith');
    await expect(field(canvas, /^Position/)).toHaveValue('Head of Purchasing');
    await expect(field(canvas, /^Position/)).toBeVisible();
  },
};

/** A photo that cannot be opened never reaches the network: the page is told of it as well. */
export const BrokenPhoto: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('button', { name: 'Fill in from a business card' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['no picture'], 'card.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/^The photo could not be read/)).toBeVisible();
    await expect(args.onProblem).toHaveBeenCalledOnce();
    await expect(args.onProblem).toHaveBeenCalledWith(
      'photo_unreadable',
      expect.stringMatching(/^The photo could not be read/),
    );
  },
};

/** While a key is tried, the form and its thanks say that nothing is stored. */
export const Trial: Story = {
  tags: ['!dev'],
  args: { isTrial: true },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByText(/^This is a trial/)).toBeVisible();
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you' });
    await expect(canvas.getByText(/^This is a trial/)).toBeVisible();
  },
};

/** After a reload of the page around it, what was typed is still there. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach() {
    const stored = { at: Date.now() - 60_000, changes: { first_name: 'Grace' } };
    sessionStorage.setItem('cardinal.visitor.ck_story', JSON.stringify(stored));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your details' });
    await expect(field(canvas, /^First name/)).toHaveValue('Grace');
  },
};

/** On a shared device, the next visitor finds nothing of the one before. */
export const Forgotten: Story = {
  tags: ['!dev'],
  beforeEach() {
    const stored = { at: Date.now() - 11 * 60_000, changes: { first_name: 'Grace' } };
    sessionStorage.setItem('cardinal.visitor.ck_story', JSON.stringify(stored));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your details' });
    await expect(field(canvas, /^First name/)).toHaveValue('');
  },
};

export const German: Story = {
  tags: ['!dev'],
  args: { language: 'de', settings: whole },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Senden' }));
    await expect(canvas.getByText('Bitte ausfüllen: Vorname.')).toBeVisible();
    await expect(canvas.getByText('Bitte beantworten Sie diese Frage.')).toBeVisible();
    // The company wrote this in a language that nobody stated.
    const own = canvas.getByText(/^Aurora Trading uses your details/);
    await expect(own).toHaveAttribute('lang', '');
  },
};

/** From right to left; what the company wrote keeps its own direction. */
export const Arabic: Story = {
  args: { language: 'ar', settings: whole },
  parameters: { states: ['right-to-left'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'بياناتك' });
    const own = within(canvasElement).getByText(/^I agree to be called/);
    await expect(getComputedStyle(own).direction).toBe('ltr');
    await expect(sideways()).toEqual([]);
  },
};

export const Dark: Story = {
  args: { settings: whole },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your details' });
  },
};

/** The longest texts on the narrowest phone at 200%: nothing is cut off or pushed out. */
export const LargeText: Story = {
  args: {
    settings: {
      ...whole,
      privacy_text: longLead.company,
      consent_text: longLead.company.repeat(3),
    },
  },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your details' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the chosen answer stands out. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  args: { settings: whole },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Decides' }));
    await expect(canvas.getByRole('radio', { name: 'Decides' })).toBeChecked();
  },
};

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
