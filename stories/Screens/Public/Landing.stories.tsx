import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from '../../../apps/portal/src/public/landing/LandingPage.tsx';
import { Installation } from '../../../apps/portal/src/public/parts/Installation.tsx';
import { cutTexts, sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

/** The first page for new visitors. */
const meta = {
  title: 'Screens/Public/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const links = canvas.getAllByRole('link');
    const addressOf = (text: string) =>
      links.filter((link) => link.textContent === text).map((link) => link.getAttribute('href'));
    for (const name of ['Start Free', 'Get Started', 'Book Demo']) {
      await expect(new Set(addressOf(name))).toEqual(new Set(['/dashboard']));
    }
    await expect(addressOf('Watch Demo')).toEqual(['/#watch']);
    // The recording waits to be started, and its captions are also a list.
    const video = document.querySelector('video');
    await expect(video).toHaveProperty('controls', true);
    await expect(video).toHaveProperty('autoplay', false);
    await expect(video).toHaveProperty('preload', 'none');
    await expect(video?.querySelector('track[kind=captions][default]')).not.toBeNull();
    const shown = document.querySelectorAll('#recording-steps li');
    await expect(shown.length).toBeGreaterThan(5);
    for (const item of shown) await expect(item.textContent).toMatch(/^\p{Lu}.*\.$/u);
    // Without a contact or a demo, nothing speaks of them.
    await expect(canvas.getByText('Try the demo')).not.toBeVisible();
    await expect(document.querySelector('[data-contact]')).not.toBeVisible();
    for (const [name, id] of Object.entries({
      Features: 'features',
      'How It Works': 'how-it-works',
      Testimonials: 'testimonials',
      Security: 'security',
      Events: 'events',
    })) {
      await expect(addressOf(name)).toContain(`/#${id}`);
      await expect(document.getElementById(id)).toBeVisible();
    }
    // The claims are called targets, each with what is true today, and invented people examples.
    await expect(canvas.getAllByText('Target')).toHaveLength(3);
    await expect(canvas.getAllByText(/^Today/)).toHaveLength(3);
    await expect(canvas.getAllByText('Example')).toHaveLength(3);
    await expect(sideways()).toEqual([]);
  },
};

/** On an installation with a demo and an address for questions. */
export const WithDemoAndContact: Story = {
  tags: ['!dev'],
  decorators: [
    (Page) => (
      <Installation value={{ contact: 'sales@example.com', demo: 'true' }}>
        <Page />
      </Installation>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try the demo' })).toBeVisible();
    const contact = canvas.getByRole('link', { name: 'sales@example.com' });
    await expect(contact).toHaveAttribute('href', 'mailto:sales@example.com');
    await expect(contact).toBeVisible();
  },
};

export const DesktopDark: Story = {
  parameters: { ...alreadyChecked, pictureRows: 2000 },
  globals: { ...meta.globals, theme: 'dark' },
  play: expectDark,
};

/** The feature tabs are radio buttons: the arrow keys change them, also without a script. */
export const Tabs: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A picture becomes a complete contact')).toBeVisible();
    canvas.getByRole('radio', { name: 'Enrichment' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Every lead has an owner who follows up')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Lead Assignment: / })).toBeVisible();
    await expect(canvas.getByText('A picture becomes a complete contact')).not.toBeVisible();
    for (const name of ['Tags', 'Communication', 'Analytics']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    }
    await expect(canvas.getByText('Figures that are counted, never guessed')).toBeVisible();
  },
};

export const Tablet: Story = {
  parameters: { pictureRows: 2000 },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByLabelText('Menu', { selector: 'summary' });
    await userEvent.click(menu);
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await userEvent.click(menu);
    await expect(sideways()).toEqual([]);
  },
};

export const PhoneDark: Story = {
  tags: ['!dev'],
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
};

/** The open menu of a phone. */
export const PhoneMenu: Story = {
  parameters: { pictureRows: 844 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await expect(canvas.getAllByRole('link', { name: 'Pricing' })[0]).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px', 'long text'], pictureRows: 2000 },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In Hindi, in lines with room for the signs below its letters. */
export const InHindi: Story = {
  parameters: { locale: 'hi-IN', pictureRows: 844 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /^साथ लाए हर कार्ड/ });
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(title);
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeCloseTo(1.35, 2);
    await expect(['0px', 'normal']).toContain(letterSpacing);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** The largest titles, whose size is of this page alone, have that room too. */
export const InHindiOnDesktops: Story = {
  tags: ['!dev'],
  parameters: { ...alreadyChecked, locale: 'hi-IN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^साथ लाए हर कार्ड/ });
    const titles = canvas
      .getAllByRole('heading')
      .map((title) => getComputedStyle(title))
      .filter(({ fontSize }) => parseFloat(fontSize) >= 28);
    await expect(titles.length).toBeGreaterThan(5);
    for (const { fontSize, lineHeight, letterSpacing } of titles) {
      await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThan(1.34);
      await expect(['0px', 'normal']).toContain(letterSpacing);
    }
    await expect(sideways()).toEqual([]);
  },
};
