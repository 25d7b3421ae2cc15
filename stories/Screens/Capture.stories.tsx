import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildImport, cutTexts, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { PortalAt } from './PortalAt.tsx';

/** The ways to capture leads, and a file of leads before it is imported. */
const meta = {
  title: 'Screens/Lead capture',
  component: PortalAt,
  args: { path: '/capture' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Business Card Scan/ })).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Manual Entry/ })).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** The choice on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: {
    textScale: 2,
    states: ['320 px', 'long text'],
    covers: ['CRM/Capture/CapturePage', 'UI/Shell/TabBar', 'UI/Shell/TopBar'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Manual Entry/ })).toBeVisible();
    await canvas.findByRole('button', { name: 'Grace Mwangi' });
    await canvas.findByText('240 leads imported');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  parameters: {
    media: { forcedColors: 'active' },
    covers: ['CRM/Capture/CapturePage', 'UI/Shell/TabBar', 'UI/Shell/TopBar'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Business Card Scan/ })).focus();
    await userEvent.tab();
    const manual = canvas.getByRole('button', { name: /Manual Entry/ });
    await expect(manual).toHaveFocus();
    await expect(getComputedStyle(manual, '::after').outlineStyle).toBe('solid');
  },
};

/** An uploaded file, before it is imported. */
export const Import: Story = {
  args: { path: `/capture?import=${buildImport().id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Preview' })).toBeVisible();
  },
};

export const ImportOnAPhone: Story = {
  args: { path: `/capture?import=${buildImport().id}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};
