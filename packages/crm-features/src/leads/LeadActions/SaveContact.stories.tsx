import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLead, problems } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { SaveContact } from './SaveContact.tsx';

const lead = buildLead();

const meta = {
  title: 'CRM/Leads/SaveContact',
  component: SaveContact,
  // Its button is shown in the lead's dialog.
  tags: ['!dev'],
  args: { lead, onSave: fn() },
} satisfies Meta<typeof SaveContact>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save to your contacts' }));

export const Default: Story = {
  beforeEach: ({ msw }) =>
    msw.use(leads.vcard.sends(() => ({ name: 'Grace Mwangi.vcf', content: 'BEGIN:VCARD' }))),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), 'Grace Mwangi.vcf'),
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(leads.vcard.fails(problems.unavailable)),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement);
    await within(document.body).findByText('The contact could not be saved');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  parameters: { textScale: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save to your contacts' })).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save to your contacts' })).toBeVisible();
  },
};
