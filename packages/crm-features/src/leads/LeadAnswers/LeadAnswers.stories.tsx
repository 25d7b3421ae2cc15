import type { Lead } from '@cardinal/contract';
import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildAnswers,
  buildEvent,
  buildLead,
  buildProblem,
  buildQuestions,
  problems,
} from '../../fixtures/index.ts';
import { events, leads } from '../../mocks/index.ts';
import { useSetLeadStatus } from '../leadMutations.ts';
import { LeadAnswers } from './LeadAnswers.tsx';

const event_id = buildEvent().id;
const answered = buildLead({ event_id, answers: buildAnswers(), answers_score: 100 });

const meta = {
  title: 'CRM/Leads/LeadAnswers',
  component: LeadAnswers,
  tags: ['autodocs'],
  args: { lead: answered },
  beforeEach: ({ msw }) => msw.use(events.questions.returns(buildQuestions())),
} satisfies Meta<typeof LeadAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Charter flights, Group bookings')).toBeVisible();
    await expect(canvas.getByText('Score 100 of 100')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change answers' })).toBeVisible();
  },
};

/** Captured at an event with questions that have not been answered yet. */
export const Empty: Story = {
  args: { lead: buildLead({ event_id }) },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.answers(({ body, request }) => {
        expect(request.headers.get('If-Match')).toBe('"1"');
        expect(body).toEqual({ answers: { event_id, version: 1, values: { role: 'advises' } } });
        return answered;
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer questions' }));
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save answers' }));
    await expect(await canvas.findByText('This question needs an answer.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Clear the answer to How good is the fit?' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Advises' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save answers' }));
    await expect(await screen.findByText('Lead updated')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
};

/** Met elsewhere: nothing is shown. */
export const WithoutAnEvent: Story = {
  tags: ['!dev'],
  args: { lead: buildLead() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Questions at the stand')).toBeVisible();
  },
};

/** A colleague changed the lead first: the toast says so, and the answers stay. */
export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(leads.update.fails(buildProblem({ status: 412, code: 'stale' }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answers' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Advises' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save answers' }));
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Advises' })).toBeChecked();
  },
};

let response = Promise.withResolvers<undefined>();

/** Another change of the lead, beside the answers. */
function Close({ lead }: { lead: Lead }) {
  const { mutate } = useSetLeadStatus();
  return (
    <Button translate="no" onPress={() => mutate({ lead, status: 'Closed' })}>
      Close the lead
    </Button>
  );
}

/** The user's own change, which is still being saved, is no reason to refuse the answers. */
export const SavedAfterAnotherChange: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    let version = 1;
    msw.use(
      leads.update.answers(async ({ body, request }) => {
        await response.promise;
        expect(request.headers.get('If-Match')).toBe(`"${version}"`);
        version += 1;
        const { status } = buildLead({ ...Object(body) });
        return buildLead({ ...answered, ...Object(body), status, version });
      }),
    );
  },
  render: (args) => (
    <>
      <LeadAnswers {...args} />
      <Close {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answers' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Advises' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save answers' }));
    response.resolve(undefined);
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
};

/** The lead can only be read. */
export const Forbidden: Story = {
  args: { isReadOnly: true },
  parameters: { states: ['read-only'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decides')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The questions can't be loaded: the answers are not lost, and loading can be retried. */
export const QuestionsUnknown: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Answering on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answers' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2, states: ['320 px'] } };

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decides')).toBeVisible();
  },
};
