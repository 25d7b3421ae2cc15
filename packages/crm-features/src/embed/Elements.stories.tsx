import { brandTheme } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEmbedSession,
  buildEvent,
  buildProblem,
  problems,
  storyId,
} from '../fixtures/index.ts';
import { embed } from '../mocks/index.ts';
// The code that the elements load when they become visible, imported here so that it is transformed
// with the story and not while the story waits.
import './CaptureWidget.tsx';
import './EventsWidget.tsx';
import './loader.ts';
import { HostilePage, insideOf, mirrorStyles } from './story/inShadow.tsx';
import { events, versionedName, type WidgetKind } from './vocabulary.ts';

interface ElementProps {
  /** Which element. */
  kind: WidgetKind;
  /** Attribute `theme`. */
  theme?: 'light' | 'dark' | 'system';
  /** Attribute `locale`. */
  locale?: string;
  /** Accent of the page's brand, set as CSS variables on the element. */
  accent?: string;
  /** Radius of controls in pixels, set likewise. */
  radius?: number;
  /** Direction of the page. */
  dir?: 'ltr' | 'rtl';
  onReady?: () => void;
  onLeadCreated?: (detail: unknown) => void;
  onProblem?: (detail: unknown) => void;
}

/** An element in a page, as in plain HTML. */
function Element({ kind, theme = 'light', locale, accent, radius, dir, ...heard }: ElementProps) {
  const ref = useRef<HTMLDivElement>(null);
  mirrorStyles();
  useEffect(() => {
    const page = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    const detailOf = (event: Event) => (event instanceof CustomEvent ? event.detail : undefined);
    page?.addEventListener(events.ready, () => heard.onReady?.(), { signal });
    page?.addEventListener(events.leadCreated, (event) => heard.onLeadCreated?.(detailOf(event)), {
      signal,
    });
    page?.addEventListener(events.error, (event) => heard.onProblem?.(detailOf(event)), { signal });
    return () => listening.abort();
  });
  const brand = accent === undefined ? undefined : brandTheme({ accent, radius: radius ?? 6 });
  const scheme = theme === 'dark' ? 'dark' : 'light';
  return (
    <div ref={ref} dir={dir} lang={dir === 'rtl' ? 'ar' : undefined}>
      {createElement(versionedName(kind), {
        'base-url': window.location.origin,
        'partner-key': 'ck_story',
        theme,
        locale,
        style: brand?.(scheme, 'normal'),
      })}
    </div>
  );
}

const publicEvent = ({ id, name }: { id: string; name: string }) => {
  const { description, location, start_date, end_date, photo_url, event_url } = buildEvent();
  return { id, name, description, location, start_date, end_date, photo_url, event_url };
};

/** The custom elements for any page, here with the mocked server of the stories. */
const meta = {
  title: 'Embedding/Elements',
  component: Element,
  args: {
    kind: 'capture',
    theme: 'light',
    locale: 'en-GB',
    onReady: fn(),
    onLeadCreated: fn(),
    onProblem: fn(),
  },
  // The widgets' own stories show their states; these cover the page around an element.
  parameters: {
    notStates: ['default', 'long text', 'right-to-left', '320 px', '200% text', 'forced colours'],
  },
  beforeEach({ msw }) {
    msw.use(
      embed.session.returns(buildEmbedSession({ scopes: ['capture', 'events:read'] })),
      embed.capture.returns({ id: storyId(2, 1) }),
      embed.events.returns([
        publicEvent(buildEvent()),
        publicEvent({ id: storyId(3, 2), name: 'Harbour Open Day' }),
      ]),
    );
  },
} satisfies Meta<typeof Element>;
export default meta;
type Story = StoryObj<typeof meta>;

const elementIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[partner-key]');
async function shown(canvasElement: HTMLElement) {
  return within(await insideOf(elementIn(canvasElement)));
}

/** `<cardinal-capture>`: the form for visitors, without a word that is meant for salespeople. */
export const Capture: Story = {
  play: async ({ canvasElement, args }) => {
    const widget = await shown(canvasElement);
    await widget.findByRole('heading', { name: 'Your details' });
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
  },
};

/** `<cardinal-events>`: what a poster would show, without the company's internal data. */
export const Events: Story = {
  args: { kind: 'events' },
  play: async ({ canvasElement }) => {
    const widget = await shown(canvasElement);
    await widget.findByRole('heading', { name: 'Harbour Open Day' });
    await expect(widget.queryByRole('button', { name: 'Create Leads' })).toBeNull();
  },
};

const hostile = {
  decorators: [
    (Story) => (
      <HostilePage>
        <Story />
      </HostilePage>
    ),
  ],
} satisfies Pick<Story, 'decorators'>;

/** The form on a page whose styles break everything else. */
export const FormInAHostilePage: Story = { ...Capture, ...hostile };

/** Events on such a page. */
export const EventsInAHostilePage: Story = { ...Events, ...hostile };

/** The element follows its attribute, whatever the system is set to. */
export const DarkHost: Story = {
  ...Capture,
  args: { theme: 'dark' },
  play: async (context) => {
    await Capture.play?.(context);
    const inside = await insideOf(elementIn(context.canvasElement));
    await expect(inside).toHaveStyle({ colorScheme: 'dark' });
  },
};

/** On an Arabic page, the form is in Arabic. */
export const ArabicHost: Story = {
  args: { dir: 'rtl', locale: undefined },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(elementIn(canvasElement));
    const title = await within(inside).findByRole('heading', { name: 'بياناتك' });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
};

/** The element follows the language of the page, and with it the direction. */
export const RightToLeftHost: Story = {
  args: { kind: 'events', dir: 'rtl', locale: undefined },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(elementIn(canvasElement));
    const name = await within(inside).findByRole('heading', { name: 'Harbour Open Day' });
    await expect(getComputedStyle(inside).direction).toBe('rtl');
    await expect(within(inside).getByRole('heading', { name: /^الفعاليات/ })).toBeVisible();
    // The company's own texts are in a language that nobody stated.
    await expect(name).toHaveAttribute('lang', '');
  },
};

/** Colours and radius come from the page. */
export const Playground: Story = {
  ...Capture,
  args: { accent: '#7c3aed', radius: 0 },
  argTypes: { accent: { control: 'color' }, radius: { control: { type: 'range', max: 12 } } },
  play: async (context) => {
    await Capture.play?.(context);
    const inside = await insideOf(elementIn(context.canvasElement));
    const send = within(inside).getByRole('button', { name: 'Send' });
    const look = brandTheme({ accent: '#7c3aed', radius: 0 })('light', 'normal');
    await expect(send).toHaveStyle({
      backgroundColor: look['--cardinal-color-accent-fill'],
      borderRadius: '0px',
    });
  },
};

/** A key that is unknown, has expired or was revoked. */
export const KeyRefused: Story = {
  beforeEach({ msw }) {
    const detail = 'This key is not valid: it was revoked or has expired.';
    msw.use(
      embed.session.fails(
        buildProblem({ status: 401, title: 'Unauthorized', code: 'key_refused', detail }),
      ),
    );
  },
  play: async ({ canvasElement, args }) => {
    const widget = await shown(canvasElement);
    await widget.findByText(/unknown, has expired or was revoked/);
    await expect(args.onProblem).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'key_refused' }),
    );
    await expect(args.onReady).not.toHaveBeenCalled();
  },
};

/** A key that is revoked while its page is open: the input stays, and the page is notified. */
export const KeyRevokedMeanwhile: Story = {
  beforeEach({ msw }) {
    msw.use(embed.capture.fails(problems.unauthorized));
  },
  play: async ({ canvasElement, args, msw }) => {
    const widget = await shown(canvasElement);
    const first = await widget.findByRole('textbox', { name: /^First name/ });
    await fireEvent.input(first, { target: { value: 'Grace' } });
    const email = widget.getByRole('textbox', { name: /^Email/ });
    await fireEvent.input(email, { target: { value: 'grace@example.com' } });
    msw.use(embed.session.fails(problems.keyRefused));
    await userEvent.click(widget.getByRole('button', { name: 'Send' }));
    await widget.findByText(/unknown, has expired or was revoked/);
    await expect(first).toHaveValue('Grace');
    await expect(args.onProblem).toHaveBeenCalledOnce();
    await expect(args.onProblem).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'key_refused' }),
    );
  },
};

/** A key that permits something else. */
export const ScopeMissing: Story = {
  beforeEach({ msw }) {
    msw.use(embed.session.returns(buildEmbedSession({ scopes: ['events:read'] })));
  },
  play: async ({ canvasElement, args }) => {
    const widget = await shown(canvasElement);
    await widget.findByText(/does not permit this/);
    await expect(args.onProblem).toHaveBeenCalledWith(expect.objectContaining({ code: 'scope' }));
  },
};

/** The key's captures of the day are used up: the input stays, and the page is notified. */
export const QuotaUsedUp: Story = {
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    const detail = 'This form has reached its limit for today. Please try again tomorrow.';
    msw.use(
      embed.capture.fails(
        buildProblem({
          status: 429,
          title: 'Too Many Requests',
          code: 'too_many_requests',
          detail,
        }),
      ),
    );
  },
  play: async ({ canvasElement, args }) => {
    const widget = await shown(canvasElement);
    const first = await widget.findByRole('textbox', { name: /^First name/ });
    // `userEvent` cannot type into a shadow root for React.
    await fireEvent.input(first, { target: { value: 'Grace' } });
    const email = widget.getByRole('textbox', { name: /^Email/ });
    await fireEvent.input(email, { target: { value: 'grace@example.com' } });
    await userEvent.click(widget.getByRole('button', { name: 'Send' }));
    await widget.findByText(/cannot take more entries/);
    await expect(first).toHaveValue('Grace');
    await expect(args.onProblem).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'too_many_requests' }),
    );
    await expect(args.onLeadCreated).not.toHaveBeenCalled();
  },
};
