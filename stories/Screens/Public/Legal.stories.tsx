import { stored, storedReasons } from '@cardinal/contract';
import { termsMessages } from '@cardinal/crm-features/terms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPage } from '../../../apps/portal/src/public/legal/PrivacyPage.tsx';
import { TermsPage } from '../../../apps/portal/src/public/legal/TermsPage.tsx';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

/** The privacy page and the terms. */
const meta = {
  title: 'Screens/Public/Legal',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

/** The list of stored data comes from the code that stores it. */
export const Privacy: Story = {
  play: async ({ canvas }) => {
    for (const [name, { why }] of Object.entries(storedReasons)) {
      // The names of both lists are the same.
      const { key } = stored[name as keyof typeof stored];
      await expect(
        canvas.getByRole('row', { name: new RegExp(`^${key} .* ${why}$`) }),
      ).toBeVisible();
    }
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(stored).length + 1);
  },
};

export const PrivacyOnAPhone: Story = {
  parameters: { pictureRows: 2000 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const PrivacyOnAPhoneDark: Story = {
  tags: ['!dev'],
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
};

/** The same sections as in the dialog that users accept. */
export const Terms: Story = {
  render: () => <TermsPage />,
  play: async ({ canvas }) => {
    for (const { title, paragraphs } of Object.values(termsMessages.english)) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const paragraph of paragraphs) await expect(canvas.getByText(paragraph)).toBeVisible();
    }
  },
};

export const TermsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <TermsPage />,
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const TermsOnAPhoneDark: Story = {
  tags: ['!dev'],
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  render: () => <TermsPage />,
  play: expectDark,
};
