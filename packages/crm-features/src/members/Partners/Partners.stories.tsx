import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildPartnerKey,
  buildPartnerKeys,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { storyId } from '../../fixtures/ids.ts';
import { events, partnerKeys } from '../../mocks/index.ts';
import { Partners } from './Partners.tsx';

/** The requests that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/Members/Partners',
  component: Partners,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let keys = buildPartnerKeys();
    msw.use(
      events.list.returns([buildEvent()]),
      partnerKeys.list.answers(() => keys),
      partnerKeys.create.answers(({ body }) => {
        asked(body);
        const made = buildPartnerKey({
          ...Object(body),
          id: 'made',
          expires_at: null,
          event_name: null,
          captures_today: 0,
          last_used_at: null,
        });
        keys = [made, ...keys];
        return made;
      }),
      partnerKeys.update.answers(({ body, params }) => {
        asked(body);
        const changed = buildPartnerKey({ ...Object(body), id: params['id'] });
        keys = keys.map((key) => (key.id === changed.id ? changed : key));
        return changed;
      }),
      partnerKeys.revoke.answers(({ params }) => {
        asked(params['id']);
        keys = keys.filter(({ id }) => id !== params['id']);
        return null;
      }),
    );
  },
} satisfies Meta<typeof Partners>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** Chooses an entry of a key's menu. */
async function choose({ canvas, userEvent }: PlayContext, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Harbour Expo/ });
    await expect(within(row).getByText('37 of 500')).toBeVisible();
    await expect(within(row).getByText('in 14 days')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

/** Each key can be tried on a page of its own. */
export const TryIt: Story = {
  tags: ['!dev'],
  args: { tryHref: (id) => `#try-${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for City conference guide' }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Try it' })).toHaveAttribute(
      'href',
      `#try-${storyId(12, 2)}`,
    );
  },
};

/** A new key shows at once how to use it. */
export const Created: Story = {
  parameters: { states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Harbour Expo/ });
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New partner key' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Fair guide');
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Websites/ }),
      'https://guide.example/fair{Enter}www.guide.example',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: /Show events/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    const usage = within(await screen.findByRole('dialog', { name: 'Use Fair guide on a page' }));
    await expect(asked).toHaveBeenCalledWith({
      name: 'Fair guide',
      origins: ['https://guide.example', 'https://www.guide.example'],
      scopes: ['capture', 'events:read'],
      event_id: null,
      daily_captures: 500,
    });
    await expect(usage.getByText(/<cardinal-capture base-url/)).toBeVisible();
    await expect(usage.getByText(/^https:\/\/crm\.example\/f\/ck_/)).toBeVisible();
    await expect(usage.getByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

/** From a key, and from how it is used, its form for visitors is set up. */
export const FormSetUp: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Harbour Expo', 'Use on a page');
    const usage = within(await screen.findByRole('dialog', { name: /^Use Harbour Expo/ }));
    await userEvent.click(usage.getByRole('button', { name: 'Set up the form' }));
    const form = within(await screen.findByRole('dialog', { name: 'Form of Harbour Expo' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await choose(context, 'Harbour Expo', 'Set up the form');
    await screen.findByRole('dialog', { name: 'Form of Harbour Expo' });
  },
};

/** Errors are shown at the fields, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Harbour Expo/ });
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Websites/ }),
      'http://insecure.example',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: /Capture leads/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await dialog.findByText('Name is required.')).toBeVisible();
    await expect(dialog.getByText(/“http:\/\/insecure.example” is not a website/)).toBeVisible();
    await expect(dialog.getByText('Choose at least one.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Leaving asks before input is lost. */
export const Discarded: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Harbour Expo/ });
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Fair');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The input is kept when the dialog disappears, as at the end of a session, until it is sent. */
export const Kept: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <Partners {...args} />
    </ByAddress>
  ),
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
      return within(await screen.findByRole('dialog', { name: 'New partner key' }));
    };
    const name = (dialog: Awaited<ReturnType<typeof open>>) =>
      dialog.getByRole('textbox', { name: /Name/ });
    const dialog = await open();
    await userEvent.type(name(dialog), 'Fair guide');
    await userEvent.type(dialog.getByRole('textbox', { name: /Websites/ }), 'guide.example');
    await goBackAndForward();
    const again = await open();
    await expect(name(again)).toHaveValue('Fair guide');
    await userEvent.click(again.getByRole('button', { name: 'Create key' }));
    await screen.findByRole('dialog', { name: 'Use Fair guide on a page' });
    await goBackAndForward();
    await expect(name(await open())).toHaveValue('');
  },
};

/** Leaving asks before a number is lost that is still being typed. */
export const NumberDiscarded: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Harbour Expo', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Harbour Expo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Leads per day/ }), '0');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Edited: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Northern Reseller', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Northern Reseller' }));
    // An expiry in the past does not prevent other changes from being saved.
    await userEvent.click(dialog.getByRole('checkbox', { name: /Show events/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Key saved')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      name: 'Northern Reseller',
      origins: ['https://northern-reseller.example'],
      scopes: ['capture'],
      event_id: null,
      daily_captures: 500,
    });
  },
};

/** A key whose event was deleted keeps it: without an event, it would show all of them. */
export const EventDeleted: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      partnerKeys.list.returns([buildPartnerKey({ event_id: storyId(3, 99), event_name: null })]),
    ),
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Harbour Expo', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Harbour Expo' }));
    await expect(dialog.getByRole('button', { name: /Event/ })).toHaveTextContent('Deleted event');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Show events/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Key saved')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ event_id: storyId(3, 99), scopes: ['capture', 'events:read'] }),
    );
  },
};

/** After a failure, the input is sent again, and the message about the failure disappears. */
export const Retried: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.create.fails(problems.tooMany)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('row', { name: /Harbour Expo/ });
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Fair');
    await userEvent.type(dialog.getByRole('textbox', { name: /Websites/ }), 'https://fair.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByText('The key was not saved')).toBeVisible();
    msw.use(partnerKeys.create.answers(() => buildPartnerKey({ id: 'made', name: 'Fair' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByText('Key created')).toBeVisible();
    await expect(screen.queryByText('The key was not saved')).toBeNull();
  },
};

/** The server's validation is authoritative; its message is shown at the field that it names. */
export const Refused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      partnerKeys.update.fails({
        ...problems.internal,
        status: 422,
        code: 'invalid',
        detail: 'Enter an origin.',
        errors: [{ path: 'origins.0', message: 'Enter an origin.' }],
      }),
    ),
  play: async (context) => {
    await choose(context, 'Harbour Expo', 'Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /Show events/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The key was not saved')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Websites/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Revoking: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await choose(context, 'Harbour Expo', 'Revoke');
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Harbour Expo?' });
    await expect(within(question).getByText(/This cannot be undone/)).toBeVisible();
  },
};

export const Revoked: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Harbour Expo', 'Revoke');
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke for good' }));
    await expect(await screen.findByText('Key revoked')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(buildPartnerKey().id);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Harbour Expo/ })).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading partner keys')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No partner has a key')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      partnerKeys.list.fails(problems.unavailable),
      partnerKeys.create.fails(problems.tooMany),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The partner keys could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Retry/ })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await choose(context, 'Harbour Expo', 'Use on a page');
    await screen.findByRole('dialog');
    await expect(sideways()).toEqual([]);
  },
};

const long = 'Reiseportal der Nordseeküste und ihrer Inseln und Halligen';

/** A long name ends in an ellipsis in the table, and hides nothing on a card. */
export const LongName: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(partnerKeys.list.returns([buildPartnerKey({ name: long })])),
  play: async ({ canvas }) => {
    // The cell's own ellipsis does not reach the lines inside.
    await expect(await canvas.findByText(long)).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const LongNameOnAPhone: Story = {
  ...LongName,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(long);
    await expect(canvas.getByText(/^https:/)).toBeVisible();
    await expect(cutTexts()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      partnerKeys.list.returns([
        buildPartnerKey({ name: longLead.company.slice(0, 80), event_name: longLead.company }),
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Actions for/ });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Harbour Expo/ });
  },
};
