import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingPage } from '../../../apps/portal/src/public/pricing/PricingPage.tsx';
import { cutTexts, sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

/** Prices and differences of the plans. */
const meta = {
  title: 'Screens/Public/Pricing',
  component: PricingPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

export const Monthly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Monthly')).toBeChecked();
    await expect(canvas.getByText('per user per month')).toBeVisible();
    await expect(canvas.getByText('per user per year')).not.toBeVisible();
    await expect(canvas.getByText(/does not enforce them/)).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** The saving of each plan is computed in rupees. */
export const Yearly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly Save 20%' }));
    await expect(canvas.getByText('per user per year')).toBeVisible();
    await expect(canvas.getByText('per user per month')).not.toBeVisible();
    await expect(canvas.getByText('₹2,989 less than twelve months')).toBeVisible();
    await expect(canvas.getByText('₹1,989 less than twelve months')).toBeVisible();
  },
};

/** On phones, one plan at a time is compared. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const plans = canvas
      .getAllByRole('heading', { level: 2 })
      .filter(({ textContent }) => textContent !== 'Compare plans')
      .toSorted(
        (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
      );
    await expect(plans[0]).toHaveTextContent('Free');
    await expect(canvas.getByRole('columnheader', { name: 'Business' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Free' }));
    await expect(canvas.getByRole('columnheader', { name: 'Free' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Business' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '50 in total' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Business' }));
    await expect(sideways()).toEqual([]);
  },
};

export const PhoneDark: Story = {
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
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

/** In forced colours, the chosen billing has a border. */
export const ForcedColors: Story = {
  parameters: { media: { forcedColors: 'active' }, pictureRows: 1000 },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('radio', { name: 'Monthly' }).closest('label');
    if (!label) throw new Error('The choice has no label.');
    await expect(getComputedStyle(label).borderTopStyle).toBe('solid');
  },
};

/** In Hindi, on the narrowest phone. */
export const InHindi: Story = {
  tags: ['!dev'],
  parameters: { locale: 'hi-IN' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'कीमत टीम की, कार्ड की नहीं।' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
