import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildLead, longLead, problems } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { DeletedLeadNotice, type DeletedLeadNoticeProps } from './DeletedLeadNotice.tsx';

const meta = {
  title: 'CRM/Leads/DeletedLeadNotice',
  component: DeletedLeadNotice,
  tags: ['autodocs'],
  // It reads nothing; the outcome of Undo is shown in a toast.
  parameters: { layout: 'fullscreen', notStates: ['empty'] },
  args: { lead: buildLead(), onDone: fn() },
} satisfies Meta<typeof DeletedLeadNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Undo restores the lead. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Grace Mwangi was deleted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Undone: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Lead restored')).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.restore.pending()),
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: /Undo/ });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Closes the notice when it asks for that, as the portal does. */
function Closing(props: DeletedLeadNoticeProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <DeletedLeadNotice
        {...props}
        onDone={() => {
          setOpen(false);
          props.onDone();
        }}
      />
    )
  );
}

let response = Promise.withResolvers<void>();

/** Dismissed while the lead is being restored: the outcome is still shown. */
export const DismissedMeanwhile: Story = {
  tags: ['!dev'],
  render: (args) => <Closing {...args} />,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(leads.restore.returns(buildLead(), { after: response.promise }));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Grace Mwangi was deleted')).toBeNull());
    response.resolve();
    await expect(await screen.findByText('Lead restored')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** The server refuses: the notice stays, so that the user can retry. */
export const Failed: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) => msw.use(leads.restore.fails(problems.forbidden)),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('The lead could not be restored')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { lead: buildLead(longLead) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was deleted/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...LongTexts,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace Mwangi was deleted')).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grace Mwangi was deleted')).toBeVisible();
  },
};
