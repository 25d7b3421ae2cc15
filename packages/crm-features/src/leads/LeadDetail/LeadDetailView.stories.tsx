import { leadFields, leadFieldsWith, perField } from '@cardinal/contract/labels';
import type { Lead } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  buildActivities,
  buildLead,
  cutTexts,
  longLead,
  sideways,
  storyNow,
} from '../../fixtures/index.ts';
import { LeadActivityView } from '../LeadActivity/index.ts';
import { LeadDetailView } from './LeadDetailView.tsx';
import type { LeadDetailViewProps, OpenLead } from './leadDetailViewProps.ts';
import { shownValues } from './leadEdit.ts';
import type { FormEdit } from './useLeadEdit.ts';

const grace = buildLead({ notes: 'Wants a quote for 40 seats before the season opens.' });

/** A form without input, or in the state that a story describes. */
const form = (lead: Lead, state: Partial<FormEdit> = {}): FormEdit => ({
  values: shownValues(lead, null),
  isDirty: false,
  isSaving: false,
  errors: {},
  conflicts: [],
  onChange: fn(),
  onSave: fn(async () => true),
  onReset: fn(),
  ...state,
});

interface LeadState {
  contact?: Partial<FormEdit>;
  status?: Partial<FormEdit>;
  changedByOthers?: OpenLead['editing']['changedByOthers'];
}

/** An open lead in a state. */
const open = (
  lead: Lead,
  { contact, status, changedByOthers = [] }: LeadState = {},
): OpenLead & { kind: 'lead' } => ({
  kind: 'lead',
  lead,
  editing: {
    contact: form(lead, contact),
    status: form(lead, status),
    isDirty: Boolean(contact?.isDirty ?? status?.isDirty),
    changedByOthers,
    onSeen: fn(),
    onReset: fn(),
  },
  owner: 'You',
  slots: {
    activity: (
      <LeadActivityView
        content={{ kind: 'activities', activities: buildActivities() }}
        now={storyNow}
      />
    ),
  },
});

const meta = {
  title: 'CRM/Leads/LeadDetailView',
  component: LeadDetailView,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    // The container that reads the lead renders nothing of its own.
    covers: ['CRM/Leads/LeadDetailDialog'],
    // A lead has at least an email address.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: open(grace),
    locale: 'en-GB',
    onCall: fn(),
    onWhatsapp: fn(),
    onMeeting: fn(),
    onEmail: fn(),
    onDelete: fn(),
    onClose: fn(),
    neighbours: { onPrevious: fn(), onNext: fn(), position: '2 of 50' },
  },
} satisfies Meta<typeof LeadDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = () => within(within(document.body).getByRole('dialog'));
/** The form's functions that a story was given. */
const statusOf = ({ content }: Pick<LeadDetailViewProps, 'content'>) => {
  if (content.kind !== 'lead') throw new Error('The story shows no lead.');
  return content.editing.status;
};

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(inDialog().getByRole('button', { name: 'Make Call' }));
    await expect(args.onCall).toHaveBeenCalledWith(grace);
    await userEvent.click(inDialog().getByRole('button', { name: 'Open WhatsApp' }));
    await expect(args.onWhatsapp).toHaveBeenCalledWith(grace);
    await userEvent.click(inDialog().getByRole('button', { name: 'Schedule Meeting' }));
    await expect(args.onMeeting).toHaveBeenCalledWith(grace);
    await userEvent.click(inDialog().getByRole('button', { name: 'Next lead' }));
    await expect(args.neighbours?.onNext).toHaveBeenCalledOnce();
  },
};

/** Only the badge is known: what is missing, and how to add it. */
/** Every fact that a lead may have, each reachable in its own way. */
export const AllFacts: Story = {
  args: {
    content: open(
      buildLead({
        ...perField(
          leadFieldsWith('detail', 'always', 'filled').filter(
            (field) => field !== 'source' && field !== 'lead_type',
          ),
          (field) => leadFields[field].example || 'VST-4711',
        ),
        consent: {
          text: 'You may call me about my enquiry.',
          given_at: '2026-11-20T10:30:00.000Z',
        },
      }),
    ),
  },
  play: async () => {
    await expect(inDialog().getByRole('link', { name: 'analytical.example' })).toHaveAttribute(
      'href',
      'https://analytical.example',
    );
    await expect(inDialog().getByRole('link', { name: '+44 7700 900000' })).toHaveAttribute(
      'href',
      'tel:+447700900000',
    );
    await expect(inDialog().getByText(leadFields.address.example)).toBeVisible();
    await expect(inDialog().getByText('You may call me about my enquiry.')).toBeVisible();
    await expect(inDialog().getByText(/^Agreed on /)).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: {
    content: {
      ...open(
        buildLead({
          first_name: '',
          last_name: '',
          email: '',
          phone: '',
          company: '',
          position: '',
          badge_code: 'VST-2026-004711',
          lead_type: 'Event Leads',
        }),
      ),
      noMail: 'No email address. Add one to write.',
    },
  },
  play: async () => {
    const dialog = inDialog();
    await expect(dialog.getByRole('heading', { name: 'Badge VST-2026-004711' })).toBeVisible();
    await expect(dialog.getByText(/has no first name or no email address yet/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy badge code' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit contact' }));
    await expect(dialog.getByRole('textbox', { name: 'First name' })).not.toBeRequired();
    await expect(dialog.getByRole('textbox', { name: 'Badge code' })).toHaveValue(
      'VST-2026-004711',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

/** Everything in visual order, by Tab alone: the header first, then facts, status and history. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async () => {
    const dialog = inDialog();
    const order = ['Make Call', 'Open WhatsApp', 'Write Email', 'Schedule Meeting', 'Close'];
    dialog.getByRole('button', { name: order[0] }).focus();
    for (const name of order.slice(1)) {
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name })).toHaveFocus();
    }
    dialog.getByRole('button', { name: 'Previous lead' }).focus();
    for (const name of ['Next lead', 'Delete lead', 'Make Call']) {
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name })).toHaveFocus();
    }
    dialog.getByRole('button', { name: 'Edit contact' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit contact' })).toHaveFocus());
    const hot = dialog.getByRole('radio', { name: 'Hot' });
    hot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Warm' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};

/** Text that is too long is reported before it is sent. */
export const NotesTooLong: Story = {
  tags: ['!dev'],
  args: {
    content: open(grace, { status: { errors: { notes: 'Use at most 10,000 characters.' } } }),
  },
  play: async () => {
    const notes = inDialog().getByRole('textbox', { name: 'Notes' });
    await expect(notes).toHaveAccessibleDescription(/at most 10,000 characters/);
  },
};

export const Saving: Story = {
  args: { content: open(grace, { status: { isDirty: true, isSaving: true } }) },
  play: async ({ args }) => {
    await userEvent.click(inDialog().getByRole('button', { name: /Update/ }));
    await expect(statusOf(args).onSave).not.toHaveBeenCalled();
  },
};

/** Both people changed the email: the form shows both versions. */
export const ConflictInContact: Story = {
  tags: ['!dev'],
  args: {
    content: open(grace, {
      contact: {
        isDirty: true,
        conflicts: [
          { field: 'email', yours: 'g.mwangi@savanna.example', theirs: 'grace@savanna.example' },
          { field: 'phone', yours: '', theirs: '+254 700 000 000' },
        ],
      },
    }),
  },
  play: async () => {
    const save = inDialog().getByRole('button', { name: 'Save the choice' });
    await expect(save).toBeDisabled();
    for (const name of ['Email', 'Phone']) {
      const group = within(inDialog().getByRole('radiogroup', { name }));
      await userEvent.click(group.getByRole('radio', { name: 'Yours' }));
    }
    await expect(save).toBeEnabled();
    save.scrollIntoView({ block: 'end' });
  },
};

/** The longest texts on the narrowest phone at 200%: nothing is cut off or pushed out. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { content: open(buildLead(longLead)) },
  play: async () => {
    await waitFor(() => expect(inDialog().getAllByText(longLead.company)[0]).toBeVisible());
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the chosen status stands out. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    const colour = (name: string) =>
      getComputedStyle(inDialog().getByRole('radio', { name })).backgroundColor;
    await expect(colour('Hot')).not.toBe(colour('Cold'));
  },
};
