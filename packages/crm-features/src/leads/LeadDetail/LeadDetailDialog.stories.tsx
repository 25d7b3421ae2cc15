import type { Lead } from '@cardinal/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryKeys } from '../../client/index.ts';
import {
  buildActivity,
  buildDispatch,
  buildEvent,
  buildLead,
  buildLeads,
  buildProblem,
  buildQuestions,
  buildTeamUser,
  longLead,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { WithKept } from '../../fixtures/WithKept.tsx';
import { emails, events, leads, users } from '../../mocks/index.ts';
import { LeadDetailDialog, type LeadDetailDialogProps } from './LeadDetailDialog.tsx';

const notes = 'Wants a quote for 40 seats before the season opens.';
const grace = buildLead({ notes });
const thomas = buildLead({ id: storyId(3, 2), first_name: 'Thomas', last_name: 'Bergmann' });

const meta = {
  title: 'CRM/Leads/LeadDetailDialog',
  component: LeadDetailDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    // Draws with it.
    covers: ['CRM/Leads/LeadDetailView', 'CRM/Leads/SaveContact'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { leadId: grace.id, onClose: fn(), onOpenLead: fn(), onDeleted: fn() },
  beforeEach: ({ msw }) =>
    msw.use(leads.one.returns(grace), leads.list.serves([grace, ...buildLeads(10).slice(1)])),
} satisfies Meta<typeof LeadDetailDialog>;

/** Shows another lead when the dialog requests it, as the portal does with the URL. */
function Walking(props: LeadDetailDialogProps) {
  const [leadId, setLeadId] = useState(props.leadId);
  return (
    <LeadDetailDialog
      {...props}
      leadId={leadId}
      onOpenLead={(id, state) => {
        setLeadId(id);
        props.onOpenLead(id, state);
      }}
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const inBody = () => within(document.body);
const findDialog = async () => within(await inBody().findByRole('dialog'));
/** The dialog with everything in it loaded. */
const findWhole = async () => {
  const dialog = await findDialog();
  await dialog.findByText('Status changed from Warm to Hot');
  await dialog.findByText('Good to meet you in Nairobi');
  return dialog;
};
const noteField = async () => (await findDialog()).findByRole('textbox', { name: 'Notes' });
const shows = async (text: string | RegExp) =>
  expect(await inBody().findByText(text)).toBeVisible();

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const dialog = await findWhole();
    await expect(dialog.getByRole('heading', { name: 'Grace Mwangi' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'grace@savanna-tours.co.ke' })).toHaveAttribute(
      'href',
      'mailto:grace@savanna-tours.co.ke',
    );
    await expect(dialog.getByRole('link', { name: '+254 712 345 678' })).toHaveAttribute(
      'href',
      'tel:+254712345678',
    );
    await expect(dialog.getByText('You')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Status and notes are sent together; the server's response is shown. */
export const Update: Story = {
  tags: ['!dev'],
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
    const field = await noteField();
    await userEvent.clear(field);
    await userEvent.type(field, 'Went with another operator.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await shows('Lead updated');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled());
    await expect(field).toHaveValue('Went with another operator.');
  },
};

/** The contact is edited in place; only changed fields are sent. */
export const EditContact: Story = {
  beforeEach: ({ msw }) => {
    let stored = grace;
    msw.use(
      leads.one.answers(() => stored),
      leads.update.answers(({ body }) => {
        expect(body).toEqual({ phone: '+254 700 000 000', company: '' });
        stored = buildLead({ notes, phone: '+254 700 000 000', company: '', version: 2 });
        return stored;
      }),
    );
  },
  play: async ({ step }) => {
    const dialog = await findWhole();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit contact' }));
    const form = within(dialog.getByRole('form', { name: 'Edit contact' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await step('A missing value is marked', async () => {
      await userEvent.clear(form.getByRole('textbox', { name: 'First name' }));
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await shows('Missing required fields');
      await expect(form.getByRole('textbox', { name: 'First name' })).toBeInvalid();
    });
    await step('The rest is saved', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Grace');
      await userEvent.clear(form.getByRole('textbox', { name: 'Phone' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '+254 700 000 000');
      await userEvent.clear(form.getByRole('textbox', { name: 'Company' }));
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await shows('Lead updated');
      await expect(await dialog.findByRole('link', { name: '+254 700 000 000' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Edit contact' })).toHaveFocus();
    });
  },
};

/** The server is down: the input stays, and a retry works. */
export const UpdateFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
        { once: true },
      ),
    ),
  play: async () => {
    const dialog = await findDialog();
    const field = await noteField();
    await userEvent.type(field, ' Call on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await shows('Update failed');
    await shows('The database is restarting.');
    await expect(field).toHaveValue(`${notes} Call on Monday.`);
    await userEvent.click(await dialog.findByRole('button', { name: 'Update' }));
    await shows('Lead updated');
  },
};

/** A field that the server refuses is marked. */
export const FieldRefused: Story = {
  tags: ['!dev'],
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
    const field = await noteField();
    await userEvent.type(field, '!');
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/Control characters are not allowed/);
  },
};

/**
 * Someone else changed the same fields: both versions are shown, and the user chooses field by
 * field.
 */
export const Conflict: Story = {
  tags: ['matrix'],
  beforeEach: ({ msw }) => {
    const theirs = buildLead({
      notes: 'Called back: budget approved.',
      lead_status: 'Closed',
      version: 2,
    });
    msw.use(
      leads.one.returns(grace, { once: true }),
      leads.one.returns(theirs),
      leads.update.fails(problems.stale, { once: true }),
      leads.update.answers(({ body, request }) => {
        if (request.headers.get('If-Match') !== '"2"') throw new Error('wrong version');
        expect(body).toEqual({ status: 'closed', notes: `${notes} Call on Monday.` });
        return buildLead({ ...theirs, notes: `${notes} Call on Monday.`, version: 3 });
      }),
    );
  },
  play: async () => {
    const dialog = await findWhole();
    await userEvent.click(dialog.getByRole('radio', { name: 'Cold' }));
    await userEvent.type(await noteField(), ' Call on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    const status = within(await dialog.findByRole('radiogroup', { name: 'Status' }));
    const noted = within(dialog.getByRole('radiogroup', { name: 'Notes' }));
    await expect(status.getByText('Closed')).toBeVisible();
    await expect(noted.getByText('Called back: budget approved.')).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save the choice' });
    await expect(save).toBeDisabled();
    await userEvent.click(status.getByRole('radio', { name: 'Theirs' }));
    await userEvent.click(noted.getByRole('radio', { name: 'Yours' }));
    await userEvent.click(save);
    await shows('Lead updated');
    await waitFor(() => expect(dialog.queryByRole('radiogroup', { name: 'Notes' })).toBeNull());
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Update Status' })).toHaveFocus(),
    );
  },
};

/** Someone else changed different fields: both changes are kept, without a question. */
export const ChangedElsewhere: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const theirs = buildLead({ notes, phone: '+254 700 000 000', version: 2 });
    msw.use(
      leads.one.returns(grace, { once: true }),
      leads.one.returns(theirs),
      leads.update.fails(problems.stale, { once: true }),
      leads.update.answers(({ body, request }) => {
        if (request.headers.get('If-Match') !== '"2"') throw new Error('wrong version');
        return buildLead({ ...theirs, ...Object(body), version: 3 });
      }),
    );
  },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.type(await noteField(), ' Call on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await shows('Lead updated');
    await expect(await dialog.findByRole('link', { name: '+254 700 000 000' })).toBeVisible();
  },
};

function WithMessage({ theirs, ...props }: LeadDetailDialogProps & { theirs: Lead }) {
  const queryClient = useQueryClient();
  return (
    <>
      <button
        translate="no"
        type="button"
        hidden
        data-testid="message"
        onClick={() => queryClient.setQueryData(queryKeys.lead(theirs.id), theirs)}
      >
        They save
      </button>
      <LeadDetailDialog {...props} />
    </>
  );
}

/** A live change arrives while the user is typing: a quiet notice, and no input is lost. */
export const ChangedWhileEditing: Story = {
  tags: ['!dev'],
  render: (args) => (
    <WithMessage
      {...args}
      theirs={buildLead({ notes, phone: '+254 700 000 000', company: 'Savanna', version: 2 })}
    />
  ),
  play: async () => {
    const dialog = await findWhole();
    await userEvent.type(await noteField(), ' Call on Monday.');
    document.querySelector<HTMLButtonElement>('[data-testid=message]')?.click();
    await expect(await dialog.findByText(/Phone, Company: you see what they saved/)).toBeVisible();
    await expect(await noteField()).toHaveValue(`${notes} Call on Monday.`);
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(dialog.queryByText(/you see what they saved/)).toBeNull();
  },
};

/** Esc asks before anything typed is lost. */
export const Discard: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(await noteField(), ' More.');
    await userEvent.keyboard('{Escape}');
    const question = within(await inBody().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(await noteField()).toHaveValue(`${notes} More.`);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(
      within(await inBody().findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/**
 * Four in the list: the second has both neighbours, even after a status change has removed it from
 * the list.
 */
export const Neighbours: Story = {
  tags: ['!dev'],
  args: { leadId: storyId(3, 2) },
  beforeEach: ({ msw }) => {
    const rows = buildLeads(4);
    msw.use(
      leads.list.returns(rows, { once: true }),
      leads.list.returns(rows.filter(({ id }) => id !== storyId(3, 2))),
      leads.one.answers(({ params }) => rows.find(({ id }) => id === params['id']) ?? grace),
      leads.update.answers(({ body }) => ({ ...buildLeads(2)[1], ...Object(body), version: 2 })),
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await dialog.findByRole('heading', { name: 'Thomas Bergmann' });
    await dialog.findByText('2 of 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous lead' }));
    await expect(args.onOpenLead).toHaveBeenLastCalledWith(storyId(3, 1), expect.anything());
    await userEvent.type(await noteField(), 'Seen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await shows('Lead updated');
    await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    await expect(args.onOpenLead).toHaveBeenLastCalledWith(storyId(3, 3), expect.anything());
  },
};

/**
 * By keyboard through the list: the dialog and the focus stay, a form opened for one lead is not
 * open for the next, and Escape works at once.
 */
export const WalkThrough: Story = {
  tags: ['!dev'],
  args: { leadId: storyId(3, 2) },
  render: (args) => <Walking {...args} />,
  beforeEach: ({ msw }) => {
    const rows = buildLeads(4);
    msw.use(
      leads.list.returns(rows),
      leads.one.answers(({ params }) => rows.find(({ id }) => id === params['id']) ?? grace),
    );
  },
  play: async ({ args, step }) => {
    const dialog = await findDialog();
    await dialog.findByText('2 of 4');
    const element = inBody().getByRole('dialog');
    await step('A form of one lead is not open for the next', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Edit contact' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
      await dialog.findByText('3 of 4');
      await expect(dialog.queryByRole('form', { name: 'Edit contact' })).toBeNull();
      await expect(inBody().getByRole('dialog')).toBe(element);
    });
    await step(
      'At the end, the button keeps the focus and explains why it is disabled',
      async () => {
        const next = dialog.getByRole('button', { name: 'Next lead' });
        await expect(next).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await dialog.findByText('4 of 4');
        await waitFor(() => expect(next).toHaveFocus());
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await userEvent.keyboard('{Enter}');
        await expect(args.onOpenLead).toHaveBeenCalledTimes(2);
      },
    );
    await step('Input for the second lead is kept for that lead only', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Previous lead' }));
      await dialog.findByText('3 of 4');
      await userEvent.type(await noteField(), 'Third.');
      await userEvent.click(dialog.getByRole('button', { name: 'Previous lead' }));
      await dialog.findByText('2 of 4');
      await expect(await noteField()).not.toHaveValue('Third.');
      await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
      await dialog.findByText('3 of 4');
      await expect(await noteField()).toHaveValue('Third.');
      await userEvent.clear(await noteField());
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A likely duplicate opens in the same dialog: the focus is inside it, so Escape closes it. */
export const ToADuplicate: Story = {
  tags: ['!dev'],
  render: (args) => <Walking {...args} />,
  beforeEach: ({ msw }) => {
    const other = buildLead({ id: storyId(3, 77), first_name: 'Greta' });
    msw.use(
      leads.one.answers(({ params }) => (params['id'] === other.id ? other : grace)),
      leads.duplicates.answers(({ params }) =>
        params['id'] === other.id ? [] : [{ reason: 'email', lead: other }],
      ),
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
    const compared = within(await inBody().findByRole('dialog', { name: 'Compare leads' }));
    await userEvent.click(compared.getByRole('button', { name: 'Open that lead' }));
    const other = await inBody().findByRole('dialog', { name: /Greta/ });
    await waitFor(() => expect(other).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The likely duplicate of Grace, which can be merged and separated again. */
function serveDuplicate({ msw }: Parameters<NonNullable<Story['play']>>[0]) {
  const other = buildLead({ id: storyId(3, 77), first_name: 'Greta', phone: '' });
  let isMerged = false;
  msw.use(
    leads.one.answers(({ params }) => (params['id'] === other.id ? other : grace)),
    leads.duplicates.answers(() => (isMerged ? [] : [{ reason: 'email', lead: other }])),
    leads.merge.answers(() => {
      isMerged = true;
      return { lead: { ...grace, version: 2 }, merge_id: storyId(8, 1) };
    }),
    leads.undoMerge.answers(() => {
      isMerged = false;
      return { leads: [{ ...grace, version: 3 }, other], kept: [] };
    }),
  );
}

/** Opens the merge dialog from the open lead. */
async function beginMerging() {
  await userEvent.click(await inBody().findByRole('button', { name: 'Compare' }));
  const compared = within(await inBody().findByRole('dialog', { name: 'Compare leads' }));
  await userEvent.click(compared.getByRole('button', { name: 'Merge' }));
  return within(await inBody().findByRole('dialog', { name: 'Merge leads' }));
}

const expectFocusInLead = () =>
  waitFor(() => {
    const lead = inBody().getByRole('dialog', { name: /Grace Mwangi/ });
    return expect(lead.contains(document.activeElement)).toBe(true);
  });

/** Merged with a likely duplicate: a notice at the top reports it until it is dismissed. */
export const Merged: Story = {
  tags: ['!dev'],
  beforeEach: serveDuplicate,
  play: async ({ args }) => {
    const dialog = await findWhole();
    await userEvent.click((await beginMerging()).getByRole('button', { name: 'Merge leads' }));
    await expect(await dialog.findByText('Merged with Greta Mwangi')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Compare' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Cancelling, and undoing in the notice, by keyboard; the focus stays in the dialog. */
export const MergeUndone: Story = {
  tags: ['!dev'],
  beforeEach: serveDuplicate,
  play: async ({ args, step }) => {
    const dialog = await findWhole();
    await step('Cancelling leaves the focus in the dialog', async () => {
      await userEvent.click((await beginMerging()).getByRole('button', { name: 'Cancel' }));
      await expectFocusInLead();
    });
    await step('Undo in the notice', async () => {
      await userEvent.click((await beginMerging()).getByRole('button', { name: 'Merge leads' }));
      await expect(await dialog.findByText('Merged with Greta Mwangi')).toBeVisible();
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: 'Undo merge' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await shows('Merge undone');
      await waitFor(() => expect(dialog.queryByText('Merged with Greta Mwangi')).toBeNull());
      await expectFocusInLead();
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Opened to write an email: the cursor is in the content. */
export const StartsAtEmail: Story = {
  tags: ['!dev'],
  args: { startsAt: 'email' },
  play: async ({ args }) => {
    const dialog = await findWhole();
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** On a phone, everything else stands before the email; it stays in view while that loads. */
export const StartsAtEmailOnPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { startsAt: 'email' },
  play: async () => {
    const dialog = await findWhole();
    const content = dialog.getByRole('textbox', { name: 'Content' });
    await expect(content).toHaveFocus();
    await waitFor(() => expect(content.getBoundingClientRect().top).toBeLessThan(innerHeight));
  },
};

/** The last lead of a page: the next one is the first of the next page. */
export const AcrossPages: Story = {
  tags: ['!dev'],
  args: { leadId: storyId(3, 50) },
  beforeEach: ({ msw }) => {
    msw.use(
      leads.list.serves(buildLeads(60)),
      leads.one.answers(({ params }) => buildLead({ id: params['id'] ?? '' })),
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await dialog.findByText('50 of 60');
    await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    await waitFor(() =>
      expect(args.onOpenLead).toHaveBeenLastCalledWith(
        storyId(3, 51),
        expect.objectContaining({ page: 2, cursor: '50' }),
      ),
    );
  },
};

/** Deleted at once: Undo is offered above the list. */
export const Delete: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete lead' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith(grace));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const asked = fn();
let response = Promise.withResolvers<undefined>();

/** A double press deletes once. */
export const DeleteTwice: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      leads.remove.answers(() => {
        asked();
        return null;
      }),
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    const button = await dialog.findByRole('button', { name: 'Delete lead' });
    // Two presses within one task, before anything could be rendered.
    button.click();
    button.click();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onDeleted).toHaveBeenCalledOnce();
    await expect(asked).toHaveBeenCalledOnce();
    await expect(inBody().queryByText('The lead could not be deleted')).toBeNull();
  },
};

/** The next lead stays open when the deletion of the previous one ends. */
export const DeleteThenNext: Story = {
  tags: ['!dev'],
  render: (args) => <Walking {...args} />,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      leads.list.serves([grace, thomas]),
      leads.one.answers(({ params }) => (params['id'] === thomas.id ? thomas : grace)),
      leads.remove.answers(async () => (await response.promise) ?? null),
    );
  },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete lead' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Delete lead/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Next lead' }));
    await dialog.findByRole('heading', { name: 'Thomas Bergmann' });
    response.resolve(undefined);
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith(grace));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is typed while the lead is being saved stays, unsaved. */
export const TypedWhileSaving: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    let stored = grace;
    msw.use(
      leads.one.answers(() => stored),
      leads.update.answers(async ({ body }) => {
        await response.promise;
        stored = buildLead({ ...grace, ...Object(body), version: 2, status: grace.status });
        return stored;
      }),
    );
  },
  play: async () => {
    const dialog = await findDialog();
    const field = await noteField();
    await userEvent.type(field, ' Called.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await userEvent.type(field, ' Calls back.');
    response.resolve(undefined);
    await shows('Lead updated');
    await expect(field).toHaveValue(`${notes} Called. Calls back.`);
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeEnabled();
    await expect(dialog.queryByText('Changed by someone else in the meantime')).toBeNull();
  },
};

/** An email is on its way: the next lead does not hide its outcome, and the draft ends with it. */
export const SentThenNext: Story = {
  tags: ['!dev'],
  render: (args) => <Walking {...args} />,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      leads.list.serves([grace, thomas]),
      leads.one.answers(({ params }) => (params['id'] === thomas.id ? thomas : grace)),
      emails.send.answers(async () => (await response.promise) ?? buildDispatch()),
    );
  },
  play: async () => {
    const dialog = await findDialog();
    const content = async () => dialog.findByRole('textbox', { name: 'Content' });
    const write = async () =>
      userEvent.click(await dialog.findByRole('button', { name: 'Write Email' }));
    await write();
    await userEvent.type(await content(), 'Hello');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    await dialog.findByRole('heading', { name: 'Thomas Bergmann' });
    response.resolve(undefined);
    await shows('Email sent');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous lead' }));
    await dialog.findByRole('heading', { name: 'Grace Mwangi' });
    await write();
    await expect(await content()).toHaveValue('');
  },
};

/** A follow-up is planned with one press, which Undo takes back; `f` opens the form. */
export const FollowUp: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let stored = grace;
    msw.use(
      leads.one.answers(() => stored),
      leads.update.answers(({ body }) => {
        sent(body);
        // The client's types guarantee the body.
        stored = { ...stored, ...(body as object), version: stored.version + 1 };
        return stored;
      }),
      leads.finishNextStep.answers(() => {
        stored = { ...stored, next_step: null, version: stored.version + 1 };
        return stored;
      }),
    );
  },
  play: async () => {
    sent.mockClear();
    const dialog = await findDialog();
    const step = within(await dialog.findByRole('region', { name: 'Next step' }));
    await userEvent.click(step.getByRole('button', { name: '3-day follow-up' }));
    await expect(await step.findByText('In 3 days')).toBeVisible();
    await shows('Next step planned');
    await userEvent.click(await inBody().findByRole('button', { name: 'Undo' }));
    await step.findByRole('button', { name: '3-day follow-up' });
    await expect(sent).toHaveBeenLastCalledWith({ lead_type: 'All Leads', next_step: null });

    await userEvent.keyboard('f');
    await userEvent.click(await step.findByRole('radio', { name: 'Meeting' }));
    await userEvent.type(step.getByRole('textbox', { name: 'What about' }), 'Show the demo');
    await userEvent.click(step.getByRole('button', { name: 'Save' }));
    await expect(await step.findByText(/Show the demo/)).toBeVisible();
    await userEvent.click(step.getByRole('button', { name: 'Done' }));
    await step.findByRole('button', { name: '3-day follow-up' });
    await shows('Next step done');
  },
};

/** `n` adds a note to the history; nothing that is being typed is taken for a shortcut. */
export const Note: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.contact.answers(({ body }) => {
        sent(body);
        return buildActivity({ type: 'note', title: 'Note', description: 'Wants a fan' });
      }),
    ),
  play: async () => {
    sent.mockClear();
    const dialog = await findWhole();
    await userEvent.keyboard('n');
    const note = dialog.getByRole('textbox', { name: 'Add a note' });
    await expect(note).toHaveFocus();
    await userEvent.type(note, 'Wants a fan');
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await shows('Note added');
    await expect(sent).toHaveBeenCalledWith({ type: 'note', text: 'Wants a fan' });
    await expect(note).toHaveValue('');
  },
};

/** Users can turn off the single keys. */
export const NoShortcuts: Story = {
  tags: ['!dev'],
  args: { shortcuts: false },
  play: async () => {
    const dialog = await findWhole();
    await userEvent.keyboard('n');
    await expect(dialog.getByRole('textbox', { name: 'Add a note' })).not.toHaveFocus();
  },
};

/** The server refuses: the lead stays, and the reason is shown. */
export const DeleteFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.remove.fails(problems.unavailable)),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete lead' }));
    await shows('The lead could not be deleted');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A manager sees whose lead it is, and where it was met. */
export const OfAColleague: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.returns(
        buildLead({ assignedTo: storyId(1, 7), event_id: storyId(7, 1), lead_type: 'Event Leads' }),
      ),
      users.returns([
        buildTeamUser({ id: storyId(1, 7), first_name: 'Marta', last_name: 'Nowak' }),
      ]),
    ),
  play: async () => {
    const dialog = await findDialog();
    const owner = await dialog.findByRole('button', { name: /Marta Nowak.*Owner/ });
    await userEvent.click(owner);
    const choices = within(await within(document.body).findByRole('listbox'));
    await expect(choices.getByRole('option', { name: 'Unassigned' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText(buildEvent().name)).toBeVisible();
    await expect(dialog.getByText('Event Leads')).toBeVisible();
  },
};

export const NoPhoneNumber: Story = {
  beforeEach: ({ msw }) =>
    msw.use(leads.one.returns(buildLead({ phone: '', position: '', notes }))),
  play: async () => {
    const dialog = await findWhole();
    const call = dialog.getByRole('button', { name: 'Make Call' });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('button', { name: 'Open WhatsApp' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Schedule Meeting' })).toBeEnabled();
    // A tooltip opens on focus by keyboard only.
    await userEvent.tab();
    call.focus();
    await expect(await inBody().findByRole('tooltip')).toHaveTextContent('No phone number');
  },
};

/** A lead of which only the badge is known: it cannot be mailed. */
export const NoEmail: Story = {
  beforeEach: ({ msw }) => msw.use(leads.one.returns(buildLead({ email: '', notes }))),
  play: async () => {
    const dialog = await findWhole();
    const write = dialog.getByRole('button', { name: 'Write Email' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    // A tooltip opens on focus by keyboard only.
    await userEvent.tab();
    write.focus();
    await expect(await inBody().findByRole('tooltip')).toHaveTextContent('No email address');
  },
};

/** Unsubscribed: emails cannot be sent, but calls can be made. */
export const DoNotContact: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.one.returns(buildLead({ do_not_contact: true }))),
  play: async () => {
    const dialog = await findDialog();
    for (const name of ['Write Email', 'Schedule Meeting']) {
      await expect(await dialog.findByRole('button', { name })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    await expect(dialog.getByRole('button', { name: 'Make Call' })).toBeEnabled();
  },
};

/** Users who may not change the lead can read it. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    const dialog = await findWhole();
    await expect(dialog.getAllByText(/read this lead but not change it/)[0]).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Edit contact' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Delete lead' })).toBeNull();
    await expect(await noteField()).toHaveAttribute('readonly');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.one.pending(), leads.list.pending()),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading lead');
  },
};

/** It can't be loaded; Retry loads it. */
/** A lead that was opened on an earlier visit is readable without a network. */
export const OfTheLastVisit: Story = {
  tags: ['matrix'],
  render: (args) => (
    <WithKept
      reads={[
        [queryKeys.lead(grace.id), grace],
        [
          queryKeys.activities(grace.id),
          { pages: [{ activities: [buildActivity()], next: null }], pageParams: [''] },
        ],
      ]}
    >
      <LeadDetailDialog {...args} />
    </WithKept>
  ),
  beforeEach: ({ msw }) => msw.use(leads.one.offline(), leads.list.offline()),
  play: async () => {
    await shows(/^As of \d+:\d\d/);
    await expect((await findDialog()).getByRole('heading', { name: 'Grace Mwangi' })).toBeVisible();
  },
};

/** Without a network, a lead that was never opened is shown as far as the list knows it. */
export const KnownFromTheList: Story = {
  tags: ['!dev'],
  render: (args) => (
    <WithKept
      reads={[
        [
          queryKeys.leads({}),
          { leads: [grace], total: 1, isTotalCapped: false, previous: null, next: null },
        ],
      ]}
    >
      <LeadDetailDialog {...args} />
    </WithKept>
  ),
  beforeEach: ({ msw }) => msw.use(leads.one.offline(), leads.list.offline()),
  play: async () => {
    await shows(/^As of \d+:\d\d/);
    await expect((await findDialog()).getByText(grace.email)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
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

/** Deleted, or someone else's: the server does not reveal which. */
export const NotThere: Story = {
  beforeEach: ({ msw }) => msw.use(leads.one.fails(problems.notFound), leads.list.empty()),
  play: async ({ args }) => {
    await expect(await inBody().findByText(/belongs to someone else/)).toBeVisible();
    await expect(inBody().queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(inBody().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The role forbids it: the reason is shown, and Retry is not offered. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.one.fails(problems.forbidden), leads.list.empty()),
  play: async () => {
    await shows(problems.forbidden.detail);
    await expect(inBody().queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** Reassigned while it is open: the input can be copied, but nothing can be sent. */
export const GoneWhileOpen: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.returns(grace, { once: true }),
      leads.one.fails(problems.notFound),
      leads.update.fails(problems.notFound),
    ),
  play: async () => {
    const dialog = await findDialog();
    await userEvent.type(await noteField(), ' More.');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await shows('Update failed');
    await expect(await dialog.findByText('This lead is no longer here')).toBeVisible();
    await expect(await noteField()).toHaveValue(`${notes} More.`);
    await expect(dialog.getByRole('button', { name: 'Write Email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.queryByRole('textbox', { name: 'Add a note' })).toBeNull();
  },
};

const metAtFair = { ...grace, event_id: buildEvent().id };
const role = async () => (await findDialog()).findByRole('radio', { name: 'Decides' });
const startAnswering = async () => {
  const dialog = await findDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Answer questions' }));
  await userEvent.click(await role());
};

/** The same for answers at the stand. */
export const GoneWhileAnswering: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.returns(buildQuestions()),
      leads.one.returns(metAtFair, { once: true }),
      leads.one.fails(problems.notFound),
      leads.update.fails(problems.notFound),
    ),
  play: async () => {
    await startAnswering();
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Save answers' }));
    await shows(/What you typed is still here/);
    await expect(await role()).toBeChecked();
    await expect(dialog.queryByRole('button', { name: 'Save answers' })).toBeNull();
  },
};

/** There is neither history nor an email yet. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.returns(buildLead({ phone: '', company: '', position: '', source: 'manual' })),
      leads.activities.returns([]),
      emails.list.returns([]),
    ),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText('No activities yet')).toBeVisible();
    await expect(await dialog.findByText('No emails yet')).toBeVisible();
    await expect(dialog.getAllByText('Not given')).toHaveLength(3);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async () => {
    await findWhole();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['matrix'],
  play: async () => {
    const dialog = await findWhole();
    await userEvent.click(dialog.getByRole('button', { name: 'Write Email' }));
    const content = await dialog.findByRole('textbox', { name: 'Content' });
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Close the email' }));
    await expect(content).not.toBeInTheDocument();
    dialog.getByRole('heading', { name: 'Contact' }).scrollIntoView({ block: 'center' });
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await findWhole();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(leads.one.returns(buildLead({ ...longLead, notes }))),
  play: async () => {
    await findWhole();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(leads.one.returns(buildLead({ ...longLead, notes: 'One line of many.\n'.repeat(30) }))),
  play: async () => {
    await findWhole();
  },
};

const inByAddress = (props: LeadDetailDialogProps) => (
  <ByAddress>
    <LeadDetailDialog {...props} />
  </ByAddress>
);

/** The browser's Back closes the dialog without a question; the input is restored afterwards. */
export const KeptByBack: Story = {
  tags: ['!dev'],
  render: inByAddress,
  play: async () => {
    await userEvent.type(await noteField(), ' By May.');
    await goBackAndForward();
    await expect(await noteField()).toHaveValue(`${notes} By May.`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await inBody().findByRole('button', { name: 'Discard' }));
    await goBackAndForward();
    await waitFor(async () => expect(await noteField()).toHaveValue(notes));
  },
};

/** Esc asks before answers at the stand are lost, and Back keeps them. */
export const AnswersKept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.questions.returns(buildQuestions()), leads.one.returns(metAtFair)),
  render: inByAddress,
  play: async () => {
    await startAnswering();
    await goBackAndForward();
    await waitFor(async () => expect(await role()).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await inBody().findByRole('button', { name: 'Discard' }));
    await goBackAndForward();
    const dialog = await findDialog();
    await expect(await dialog.findByRole('button', { name: 'Answer questions' })).toBeVisible();
  },
};

/** Closed while the next page was loading: its first lead does not open. */
export const ClosedBeforeNextPage: Story = {
  tags: ['!dev'],
  args: { leadId: storyId(3, 50) },
  render: inByAddress,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    const rows = buildLeads(60);
    msw.use(
      leads.list.answers(
        async ({ query }) => {
          if (!query.has('cursor')) return rows.slice(0, 50);
          await response.promise;
          return rows.slice(50);
        },
        { headers: { 'X-Total-Count': '60', Link: '</api/leads?cursor=50>; rel="next"' } },
      ),
      leads.one.answers(({ params }) => buildLead({ id: params['id'] ?? '' })),
    );
  },
  play: async ({ args }) => {
    const press = async (name: string) => {
      const dialog = await findDialog();
      await dialog.findByText('50 of 60');
      const button = dialog.getByRole('button', { name });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
    };
    await press('Next lead');
    await goBackAndForward();
    response.resolve(undefined);
    await press('Next lead');
    await waitFor(() => expect(args.onOpenLead).toHaveBeenCalled());
    await press('Previous lead');
    // Each of these two presses has opened a lead, and the one before the dialog closed has not.
    await expect(args.onOpenLead).toHaveBeenCalledTimes(2);
    await expect(args.onOpenLead).toHaveBeenLastCalledWith(storyId(3, 49), expect.anything());
  },
};
