import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
// The code that the elements load when they become visible, imported here so that it is transformed
// with the story and not while the story waits.
import '../../embed/CaptureWidget.tsx';
import '../../embed/EventsWidget.tsx';
import '../../embed/loader.ts';
import { insideOf, mirrorStyles } from '../../embed/story/inShadow.tsx';
import {
  buildEmbedSession,
  buildPartnerKey,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { embed, partnerKeys } from '../../mocks/index.ts';
import { TryKey } from './TryKey.tsx';

/** The session that the element asked for. */
const opened = fn<(body: unknown) => void>();

const meta = {
  title: 'CRM/Members/TryKey',
  component: TryKey,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    keyId: buildPartnerKey().id,
    keysHref: '#keys',
    loadElements: fn(() => Promise.resolve()),
  },
  beforeEach({ msw }) {
    opened.mockClear();
    sessionStorage.clear();
    mirrorStyles();
    msw.use(
      partnerKeys.list.returns([buildPartnerKey()]),
      embed.session.answers(({ body }) => {
        opened(body);
        return buildEmbedSession({ trial: true });
      }),
      embed.capture.returns({ id: storyId(2, 1) }),
    );
  },
} satisfies Meta<typeof TryKey>;
export default meta;
type Story = StoryObj<typeof meta>;

const element = () => document.querySelector('cardinal-capture');
async function form() {
  await waitFor(() => expect(element()).not.toBeNull());
  const inside = within(await insideOf(element()));
  await inside.findByRole('heading', { name: 'Your details' });
  return inside;
}

/** The element as visitors see it, marked as a trial, with the code to copy as it stands. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const inside = await form();
    await expect(inside.getByText(/^This is a trial/)).toBeVisible();
    await expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ key: buildPartnerKey().key, trial: true }),
    );
    await expect(canvas.getByText('What you send here is not stored')).toBeVisible();
    const snippet = canvas.getByText(/<cardinal-capture base-url/);
    await expect(snippet.textContent).not.toMatch(/trial|theme=|locale=|<style>/);
    await expect(canvas.getByRole('img', { name: 'QR code of the hosted form' })).toBeVisible();
    await expect(await canvas.findByText('cardinal-ready')).toBeVisible();
  },
};

/** What is sent is answered, and every event is logged, also what goes wrong. */
export const Sent: Story = {
  tags: ['!dev'],
  play: async ({ canvas, msw }) => {
    const inside = await form();
    const enter = (name: RegExp, value: string) =>
      fireEvent.input(inside.getByRole('textbox', { name }), { target: { value } });
    await enter(/^First name/, 'Grace');
    await enter(/^Email/, 'grace@example.com');
    msw.use(embed.capture.fails(problems.tooMany));
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await inside.findByText('This was not sent');
    await expect(await canvas.findByText('cardinal-error')).toBeVisible();
    msw.use(embed.capture.returns({ id: storyId(2, 1) }));
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await inside.findByRole('heading', { name: 'Thank you' });
    await canvas.findByText('lead-created');
    const log = within(canvas.getByRole('log', { name: 'Events' }));
    const names = log.getAllByRole('listitem').map(({ children }) => children[1]?.textContent);
    await expect(names).toEqual(['lead-created', 'cardinal-error', 'cardinal-ready']);
    await expect(log.getByText(JSON.stringify({ id: storyId(2, 1) }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

/** Theme, language and accent apply to the element, the code and the hosted form at once. */
export const Looks: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await form();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.type(accent, '#B0306');
    await expect(canvas.getByText(/^Enter a colour of six digits/)).toBeVisible();
    await userEvent.type(accent, '0');
    await expect(canvas.queryByText(/^Enter a colour/)).toBeNull();
    await expect(element()).toHaveAttribute('theme', 'dark');
    const inside = within(await insideOf(element()));
    await inside.findByRole('heading', { name: 'Ihre Angaben' });
    const snippet = canvas.getByText(/<cardinal-capture base-url/);
    await expect(snippet.textContent).toMatch(/^<style>\ncardinal-capture \{\n {2}--cardinal-/);
    await expect(snippet.textContent).toContain(' theme="dark" locale="de"></cardinal-capture>');
    await expect(snippet.textContent).not.toContain('prefers-color-scheme');
    const address = canvas.getByText(/^https:\/\/crm\.example\/f\//);
    await expect(address).toHaveTextContent('?theme=dark&locale=de&accent=b03060');
  },
};

/** A key that only shows events has no hosted form. */
export const EventsAlone: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      partnerKeys.list.returns([buildPartnerKey({ scopes: ['events:read'] })]),
      embed.session.returns(buildEmbedSession({ scopes: ['events:read'], form: null })),
      embed.events.returns([]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cardinal-ready')).toBeVisible();
    await expect(canvas.getByText(/<cardinal-events base-url/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Hosted form' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the key')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The key could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Retry/ })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

/** The key was revoked meanwhile, or its address is wrong. */
export const Gone: Story = {
  tags: ['!dev'],
  args: { keyId: storyId(12, 9) },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such key')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all keys' })).toHaveAttribute(
      'href',
      '#keys',
    );
  },
};

/** The script does not load: the code to copy and the form stay, and it can be tried again. */
export const NoElements: Story = {
  tags: ['!dev'],
  beforeEach({ args }) {
    mocked(args.loadElements).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The element could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await form();
  },
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await form();
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cardinal-ready')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(partnerKeys.list.returns([buildPartnerKey({ name: longLead.company.slice(0, 80) })])),
  play: async () => {
    await waitFor(() => expect(element()).not.toBeNull());
    // It loads when it comes into view.
    element()?.scrollIntoView();
    await form();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Light' }));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};
