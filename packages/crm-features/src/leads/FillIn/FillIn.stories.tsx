import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLead, buildProblem, storyId } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { initialLeadListState } from '../leadListState.ts';
import { LeadTable, type LeadTableProps } from '../LeadTable/index.ts';

const company = buildLead({
  id: storyId(3, 1),
  first_name: '',
  last_name: '',
  company: 'Nordwind Logistik',
  email: 'info@nordwind.example',
  phone: '',
});
const complete = buildLead({ id: storyId(3, 2) });
const caller = buildLead({
  id: storyId(3, 3),
  first_name: 'Thomas',
  last_name: 'Bergmann',
  company: 'Rheintal Maschinenbau',
  email: '',
});
const all = [company, complete, caller];

/** The leads as the server has them. */
let stored = all;
/** The bodies of changes. */
const changed = fn();

/** A server that keeps changes, so that the list that is read after one contains it. */
const serving = () => [
  leads.list.answers(() => stored),
  leads.update.answers(({ params, body }) => {
    changed(body);
    const before = stored.find(({ id }) => id === params['id']) ?? company;
    const { incomplete: _, ...fields } = Object(body);
    const after = { ...before, ...fields, version: before.version + 1 };
    stored = stored.map((lead) => (lead.id === after.id ? after : lead));
    return after;
  }),
];

/** Holds the state that the portal keeps in the URL. */
function Listed(props: LeadTableProps) {
  const [state, setState] = useState(initialLeadListState);
  return <LeadTable {...props} state={state} onStateChange={setState} />;
}

const meta = {
  title: 'CRM/Leads/FillIn',
  component: LeadTable,
  // It opens below the row of a lead that is there, for users who may change it.
  parameters: { notStates: ['loading', 'empty', 'forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Listed {...args} />,
  args: { onOpenLead: fn() },
  beforeEach: ({ msw }) => {
    stored = all;
    changed.mockClear();
    msw.use(...serving());
  },
} satisfies Meta<typeof LeadTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const inBody = () => within(document.body);
const toast = async () => within(await inBody().findByRole('alertdialog'));

/** Opens the form of a lead by its mark. */
async function open(canvasElement: HTMLElement, name = 'Nordwind Logistik') {
  const canvas = within(canvasElement);
  const mark = await canvas.findByRole('button', { name: new RegExp(`^Incomplete.*${name}`) });
  await userEvent.click(mark);
  return within(await canvas.findByRole('form', { name: `Fill in what ${name} lacks` }));
}

const field = (form: ReturnType<typeof within>, name: string) =>
  form.getByRole('textbox', { name });

/** The form has the fields that the lead lacks, and no others. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvasElement, args }) => {
    const form = await open(canvasElement);
    await expect(form.getAllByRole('textbox')).toHaveLength(3);
    await waitFor(() => expect(field(form, 'First name')).toHaveFocus());
    await expect(args.onOpenLead).not.toHaveBeenCalled();
  },
};

/** Enter saves, and opens the form of the next incomplete lead; what was filled in can be undone. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /Nordwind Logistik/ });
    row.focus();
    await userEvent.keyboard('i');
    const form = within(await canvas.findByRole('form'));
    await waitFor(() => expect(field(form, 'First name')).toHaveFocus());
    await userEvent.keyboard('Ada{Tab}Roe{Tab}{Tab}');
    await expect(form.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const next = within(
      await canvas.findByRole('form', { name: 'Fill in what Thomas Bergmann lacks' }),
    );
    await expect(changed).toHaveBeenLastCalledWith({ first_name: 'Ada', last_name: 'Roe' });
    await waitFor(() => expect(field(next, 'Email')).toHaveFocus());
    await userEvent.keyboard('thomas@rheintal.example{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expect(canvas.getByRole('row', { name: /Thomas Bergmann/ })).toHaveFocus();
    await expect(canvas.queryByText(/^Incomplete/)).toBeNull();
    const undo = await (await toast()).findByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(await inBody().findByText(/filled in for Thomas Bergmann/)).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ email: '', incomplete: true });
    await expect(await open(canvasElement, 'Thomas Bergmann')).toBeTruthy();
  },
};

/** Without anything typed, Enter goes on to the next one. */
export const Skip: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const form = await open(canvasElement);
    await waitFor(() => expect(field(form, 'First name')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('form', { name: 'Fill in what Thomas Bergmann lacks' });
    await expect(changed).not.toHaveBeenCalled();
    // Its mark closes it again.
    await userEvent.click(canvas.getByRole('button', { name: /^Incomplete.*Thomas Bergmann/ }));
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** A value that the server refuses stays, with the reason at its field. */
export const Refused: Story = {
  tags: ['matrix'],
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => {
    const detail = 'Enter a valid email address.';
    msw.use(
      leads.update.fails(
        buildProblem({
          status: 422,
          code: 'invalid',
          detail,
          errors: [{ path: 'email', message: detail }],
        }),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement, 'Thomas Bergmann');
    await waitFor(() => expect(field(form, 'Email')).toHaveFocus());
    await userEvent.keyboard('thomas{Enter}');
    const email = field(form, 'Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/valid email address/));
    await expect(email).toHaveValue('thomas');
    await expect(email).toHaveFocus();
  },
};

/** Without a connection, what was typed stays until it can be saved. */
export const Offline: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.update.offline({ once: true })),
  play: async ({ canvas, canvasElement }) => {
    const form = await open(canvasElement);
    await userEvent.type(field(form, 'First name'), 'Ada{Enter}');
    await expect(await inBody().findByText('Update failed')).toBeVisible();
    await expect(field(form, 'First name')).toHaveValue('Ada');
    await userEvent.type(field(form, 'First name'), '{Enter}');
    await canvas.findByRole('form', { name: 'Fill in what Thomas Bergmann lacks' });
    await expect(changed).toHaveBeenCalledWith({ first_name: 'Ada' });
  },
};

/** A colleague filled in the same field first: both values are shown, and none is lost. */
export const ChangedByOthers: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const theirs = { ...company, first_name: 'Eva', version: 2 };
    msw.use(
      leads.update.fails(buildProblem({ status: 412, code: 'stale' }), { once: true }),
      leads.one.answers(() => theirs),
      leads.update.answers(({ body }) => {
        changed(body);
        return { ...theirs, ...Object(body), version: 3 };
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await open(canvasElement);
    await userEvent.type(field(form, 'First name'), 'Ada');
    stored = stored.map((lead) =>
      lead.id === company.id ? { ...lead, first_name: 'Eva', version: 2 } : lead,
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yours' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ first_name: 'Ada' }));
    await canvas.findByRole('form', { name: 'Fill in what Thomas Bergmann lacks' });
  },
};

/** Escape closes the form; what was typed is there when it is opened again. */
export const EscapeKeepsTheDraft: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const form = await open(canvasElement);
    await userEvent.type(field(form, 'First name'), 'Ada{Escape}');
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('row', { name: /Nordwind Logistik/ })).toHaveFocus();
    const told = await toast();
    await expect(told.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Open lead' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(company.id);
    await expect(field(await open(canvasElement), 'First name')).toHaveValue('Ada');
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** A colleague deletes the lead meanwhile: what was typed is kept, and the list says so. */
export const LeavesTheList: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const form = await open(canvasElement);
    await userEvent.type(field(form, 'First name'), 'Ada');
    stored = stored.filter(({ id }) => id !== company.id);
    await userEvent.click(canvas.getByRole('button', { name: /Status of Grace Mwangi/ }));
    await userEvent.click(await inBody().findByRole('option', { name: 'Cold' }));
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await expect(await inBody().findByText('Not saved yet')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const form = await open(canvasElement);
    await userEvent.type(field(form, 'First name'), 'Ada');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const next = within(
      await canvas.findByRole('form', { name: 'Fill in what Thomas Bergmann lacks' }),
    );
    await waitFor(() => expect(field(next, 'Email')).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(args.onOpenLead).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    stored = [{ ...company, company: 'Donaudampfschifffahrtsgesellschaft '.repeat(4) }];
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Incomplete/ }));
    await canvas.findByRole('form');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargeText: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px'] },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement);
    const [save, close] = form.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect(save?.left).toBeGreaterThan(close?.left ?? 0);
  },
};
