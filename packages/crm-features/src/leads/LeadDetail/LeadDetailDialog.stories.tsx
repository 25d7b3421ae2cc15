import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLead, buildProblem, longLead } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { LeadDetailDialog } from './LeadDetailDialog.tsx';
import type { LeadDetailDialogProps } from './LeadDetailDialog.tsx';

const grace = buildLead({ notes: 'Wants a quote for 40 seats before the season opens.' });

const meta = {
  title: 'CRM/Leads/LeadDetailDialog',
  component: LeadDetailDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    // Draws with it.
    covers: ['CRM/Leads/LeadDetailView'],
    // A lead has at least a name.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { leadId: grace.id, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(leads.one.returns(grace)),
} satisfies Meta<typeof LeadDetailDialog>;

/** Looks like a story of LeadDetailView or like the default. */
const notPictured = { picture: false };

export default meta;
type Story = StoryObj<typeof meta>;

const inBody = () => within(document.body);
const findDialog = async () => within(await inBody().findByRole('dialog'));

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(await dialog.findByRole('heading', { name: 'Grace Mwangi' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'grace@savanna-tours.co.ke' })).toHaveAttribute(
      'href',
      'mailto:grace@savanna-tours.co.ke',
    );
    await expect(dialog.getByRole('link', { name: '+254 712 345 678' })).toHaveAttribute(
      'href',
      'tel:+254712345678',
    );
    await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(grace.notes);
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Status and notes travel together; the server's answer is what shows. */
export const Update: Story = {
  parameters: notPictured,
  beforeEach: ({ msw }) => {
    let stored = grace;
    msw.use(
      leads.one.answers(() => stored),
      leads.update.answers(({ body, request }) => {
        if (request.headers.get('If-Match') !== '"1"') throw new Error('no version');
        expect(body).toEqual({ status: 'cold', notes: 'Went with another operator.' });
        stored = buildLead({
          lead_status: 'Cold',
          notes: 'Went with another operator.',
          version: 2,
        });
        return stored;
      }),
    );
  },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Cold' }));
    const notes = dialog.getByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Went with another operator.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await inBody().findByText('Lead updated')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled());
    await expect(notes).toHaveValue('Went with another operator.');
  },
};

/** The server is down: what was typed stays, and a second try works. */
export const UpdateFails: Story = {
  parameters: notPictured,
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
        { once: true },
      ),
    ),
  play: async () => {
    const dialog = await findDialog();
    const notes = await dialog.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, ' Call on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await inBody().findByText('Update failed')).toBeVisible();
    await expect(inBody().getByText('The database is restarting.')).toBeVisible();
    await expect(notes).toHaveValue(`${grace.notes} Call on Monday.`);
    await userEvent.click(await dialog.findByRole('button', { name: 'Update' }));
    await expect(await inBody().findByText('Lead updated')).toBeVisible();
  },
};

/** A field that the server refuses is marked. */
export const FieldRefused: Story = {
  parameters: notPictured,
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.fails(
        buildProblem({
          status: 422,
          code: 'invalid',
          errors: [{ path: 'notes', message: 'Control characters are not allowed.' }],
        }),
      ),
    ),
  play: async () => {
    const dialog = await findDialog();
    const notes = await dialog.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(notes).toBeInvalid());
    await expect(notes).toHaveAccessibleDescription(/Control characters are not allowed/);
  },
};

/** Someone else changed the notes meanwhile: both texts show, and nothing is overwritten unseen. */
export const ChangedByOthers: Story = {
  beforeEach: ({ msw }) => {
    const theirs = buildLead({ notes: 'Called back: budget approved.', version: 2 });
    msw.use(
      leads.one.returns(grace, { once: true }),
      leads.one.returns(theirs),
      leads.update.fails(buildProblem({ status: 412, code: 'stale' }), { once: true }),
      leads.update.answers(({ body, request }) => {
        if (request.headers.get('If-Match') !== '"2"') throw new Error('wrong version');
        return buildLead({ ...Object(body), version: 3 });
      }),
    );
  },
  play: async () => {
    const dialog = await findDialog();
    const notes = await dialog.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, ' Call on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByText(/budget approved/)).toBeVisible();
    await expect(notes).toHaveValue(`${grace.notes} Call on Monday.`);
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await inBody().findByText('Lead updated')).toBeVisible();
  },
};

/** Esc asks before anything typed is lost. */
export const Discard: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Notes' }), ' More.');
    await userEvent.keyboard('{Escape}');
    const question = within(await inBody().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(
      `${grace.notes} More.`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(
      within(await inBody().findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

export const Copy: Story = {
  parameters: notPictured,
  beforeEach: () => {
    const writeText = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy email' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('grace@savanna-tours.co.ke');
    await expect(await inBody().findByText('Email copied')).toBeVisible();
  },
};

export const NoPhoneNumber: Story = {
  beforeEach: ({ msw }) => msw.use(leads.one.returns(buildLead({ phone: '', position: '' }))),
  play: async () => {
    const dialog = await findDialog();
    const call = await dialog.findByRole('button', { name: 'Make Call' });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    // A tooltip opens on focus by keyboard only.
    await userEvent.tab();
    call.focus();
    await expect(await inBody().findByRole('tooltip')).toHaveTextContent('No phone number');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.one.pending()),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading lead');
  },
};

/** It can't be read; Retry brings it. */
export const Failed: Story = {
  parameters: notPictured,
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.fails(buildProblem({ status: 500, code: 'internal', detail: 'It broke.' }), {
        once: true,
      }),
    ),
  play: async () => {
    await userEvent.click(await inBody().findByRole('button', { name: 'Retry' }));
    await expect(await inBody().findByRole('heading', { name: 'Grace Mwangi' })).toBeVisible();
  },
};

/** Deleted, or someone else's: which, the server doesn't say. */
export const NotThere: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(leads.one.fails(buildProblem({ status: 404, code: 'not_found' }))),
  play: async ({ args }) => {
    await expect(await inBody().findByText(/belongs to someone else/)).toBeVisible();
    await expect(inBody().queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(inBody().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async () => {
    await (await findDialog()).findByRole('textbox', { name: 'Notes' });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['matrix'],
  play: async () => {
    await (await findDialog()).findByRole('textbox', { name: 'Notes' });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(leads.one.returns(buildLead(longLead))),
  play: async () => {
    await (await findDialog()).findByRole('textbox', { name: 'Notes' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

function ByAddress(props: LeadDetailDialogProps) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onPress={() => setThere(!isThere)}>Back and forward</Button>
      {isThere && <LeadDetailDialog {...props} />}
    </>
  );
}

/** The browser's Back takes the dialog away without a question; what was typed is there again. */
export const KeptByBack: Story = {
  parameters: notPictured,
  render: (args) => <ByAddress {...args} />,
  play: async () => {
    const notes = async () => (await findDialog()).findByRole('textbox', { name: 'Notes' });
    const goTo = async () => inBody().findByRole('button', { name: /^Back and/, hidden: true });
    await userEvent.type(await notes(), ' By May.');
    (await goTo()).click();
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
    (await goTo()).click();
    await expect(await notes()).toHaveValue(`${grace.notes} By May.`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await inBody().findByRole('button', { name: 'Discard' }));
    (await goTo()).click();
    (await goTo()).click();
    await waitFor(async () => expect(await notes()).toHaveValue(grace.notes));
  },
};
