import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLead, cutTexts, longLead, sideways } from '../../fixtures/index.ts';
import { LeadDetailView } from './LeadDetailView.tsx';
import type { LeadDetailContent, LeadDetailViewProps } from './LeadDetailView.tsx';
import { useLeadDraft } from './useLeadDraft.ts';

const grace = buildLead({ notes: 'Wants a quote for 40 seats before the season opens.' });

/** What a story says of a lead; the draft over it is made by the story's own state. */
type LeadContent = Omit<Extract<LeadDetailContent, { kind: 'lead' }>, 'kind' | 'draft'>;

function WithDraft({ of, ...props }: Omit<LeadDetailViewProps, 'content'> & { of: LeadContent }) {
  const draft = useLeadDraft(of.lead.id, of.lead);
  return draft && <LeadDetailView {...props} content={{ kind: 'lead', draft, ...of }} />;
}

const meta = {
  title: 'CRM/Leads/LeadDetailView',
  component: WithDraft,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    // What reads the lead for it draws nothing of its own.
    covers: ['CRM/Leads/LeadDetailDialog'],
    // A lead has at least a name.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    of: { lead: grace },
    locale: 'en-GB',
    onUpdate: fn(),
    onCall: fn(),
    onWhatsapp: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WithDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = () => within(within(document.body).getByRole('dialog'));

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(inDialog().getByRole('button', { name: 'Make Call' }));
    await expect(args.onCall).toHaveBeenCalledWith(grace);
    await userEvent.click(inDialog().getByRole('button', { name: 'Open WhatsApp' }));
    await expect(args.onWhatsapp).toHaveBeenCalledWith(grace);
  },
};

/** Status by arrow keys, notes typed, saved by Enter on Update. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const hot = inDialog().getByRole('radio', { name: 'Hot' });
    hot.focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(inDialog().getByRole('radio', { name: 'Warm' })).toBeChecked();
    await userEvent.tab();
    await expect(inDialog().getByRole('textbox', { name: 'Notes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledOnce());
  },
};

/** Too long is said before the server says so, and can't be sent. */
export const NotesTooLong: Story = {
  play: async ({ args }) => {
    const notes = inDialog().getByRole('textbox', { name: 'Notes' });
    await userEvent.click(notes);
    await userEvent.paste('x'.repeat(10_000));
    await expect(notes).toHaveAccessibleDescription(/at most 10,000 characters/);
    await userEvent.click(inDialog().getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
  parameters: { picture: false },
};

export const Saving: Story = {
  args: { of: { lead: grace, isBusy: true } },
  play: async ({ args }) => {
    await userEvent.click(inDialog().getByRole('radio', { name: 'Closed' }));
    await userEvent.click(inDialog().getByRole('button', { name: /Update/ }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const FieldRefused: Story = {
  args: { of: { lead: grace, errors: { notes: 'Control characters are not allowed.' } } },
  play: async () => {
    await expect(inDialog().getByRole('textbox', { name: 'Notes' })).toBeInvalid();
  },
};

export const ChangedByOthers: Story = {
  args: { of: { lead: grace, theirNotes: 'Called back: budget approved.' } },
  tags: ['matrix'],
};

export const ChangedByOthersToNothing: Story = {
  args: { of: { lead: grace, theirNotes: '' } },
};

export const FewFacts: Story = {
  args: { of: { lead: buildLead({ phone: '', company: '', position: '', source: 'manual' }) } },
  play: async () => {
    await expect(inDialog().getAllByText('Not given')).toHaveLength(3);
    await expect(inDialog().getByText('Manual Entry')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { of: { lead: buildLead({ ...longLead, notes: 'One line of many.\n'.repeat(30) }) } },
};

/** The longest texts on the narrowest phone at 200 %: nothing is cut off or pushed out. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { of: { lead: buildLead(longLead) } },
  play: async () => {
    await expect(inDialog().getByText(longLead.company)).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Under a palette of few colours that the system dictates, the chosen status stands out. */
export const ForcedColors: Story = {
  ...ChangedByOthers,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    const colour = (name: string) =>
      getComputedStyle(inDialog().getByRole('radio', { name })).backgroundColor;
    await expect(colour('Hot')).not.toBe(colour('Cold'));
  },
};
