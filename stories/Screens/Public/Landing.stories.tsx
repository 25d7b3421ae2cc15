import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from '../../../apps/portal/src/public/landing/LandingPage.tsx';
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
    for (const name of ['Start Free', 'Watch Demo', 'Get Started', 'Book Demo']) {
      await expect(new Set(addressOf(name))).toEqual(new Set(['/dashboard']));
    }
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
    // Unmeasured figures are called targets, and invented people examples.
    await expect(canvas.getAllByText('Target')).toHaveLength(3);
    await expect(canvas.getAllByText('Example')).toHaveLength(3);
    await expect(sideways()).toEqual([]);
  },
};

export const DesktopDark: Story = {
  parameters: alreadyChecked,
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
    await expect(canvas.getByText('A picture becomes a complete contact')).not.toBeVisible();
    for (const name of ['Tags', 'Communication', 'Analytics']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
    }
    await expect(canvas.getByText('Figures that are counted, never guessed')).toBeVisible();
  },
};

export const Tablet: Story = {
  tags: ['unpictured'],
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
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
};

/** The open menu of a phone. */
export const PhoneMenu: Story = {
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Menu', { selector: 'summary' }));
    await expect(canvas.getAllByRole('link', { name: 'Pricing' })[0]).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['unpictured'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
