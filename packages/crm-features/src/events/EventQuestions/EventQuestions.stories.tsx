import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildInvalid,
  buildProblem,
  buildQuestions,
  cutTexts,
  problems,
  questions,
  sideways,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { events } from '../../mocks/index.ts';
import { EventQuestions } from './EventQuestions.tsx';

const meta = {
  title: 'CRM/Events/EventQuestions',
  component: EventQuestions,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { eventId: buildEvent().id, mayEdit: true },
  beforeEach: ({ msw }) => msw.use(events.questions.returns(buildQuestions())),
} satisfies Meta<typeof EventQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog'));
type Editor = Awaited<ReturnType<typeof findDialog>>;
const question = (dialog: Editor, number: number) =>
  within(dialog.getByRole('group', { name: `Question ${number}` }));
const add = async (dialog: Editor, kind: string) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Add question' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
};
const save = async (dialog: Editor) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save Questions' }));

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is your role in the decision?')).toBeVisible();
    await expect(canvas.getByText('Decides · Advises · Uses it')).toBeVisible();
    await expect(canvas.getByText('Visitors, too')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Edit questions' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading questions')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(events.questions.returns(buildQuestions({ version: 0, questions: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add questions' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('When is it needed?')).toBeVisible();
  },
};

/** An agent can read the questions of a colleague's event, but not change them. */
export const Forbidden: Story = {
  args: { mayEdit: false },
  parameters: { states: ['read-only'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('When is it needed?')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A question can be asked on partners' pages as well. */
export const ForVisitors: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.setQuestions.answers(({ body }) => {
        expect(body).toEqual({
          questions: questions.map(({ for_visitors: _mark, ...one }) => ({
            ...one,
            ...(one.id === 'role' && { for_visitors: true }),
            ...(one.id === 'topics' && { for_visitors: false }),
          })),
        });
        return buildQuestions({ version: 2 });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    const name = /Also ask visitors/;
    await userEvent.click(question(dialog, 1).getByRole('checkbox', { name }));
    await expect(question(dialog, 2).getByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(question(dialog, 2).getByRole('checkbox', { name }));
    await save(dialog);
    await expect(await screen.findByText('Questions saved')).toBeVisible();
  },
};

/** The editor beside its interactive preview. */
export const Editor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await userEvent.click(preview.getByRole('radio', { name: 'Decides' }));
    await expect(preview.getByText(/^Suggests Warm \(score 30 of 100\)/)).toBeVisible();
    await userEvent.click(preview.getByRole('radio', { name: 'This month' }));
    await expect(preview.getByText(/^Suggests Hot \(score 70 of 100\)/)).toBeVisible();
  },
};

/** Questions are added, named, moved and removed, and sent with the version they are based on. */
export const Changed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.setQuestions.answers(({ body, request }) => {
        expect(request.headers.get('If-Match')).toBe('"1"');
        expect(body).toEqual({
          questions: [
            ...questions.slice(1, 4),
            questions[0],
            expect.objectContaining({ kind: 'budget', label: 'What is the budget?' }),
            {
              kind: 'choice',
              label: 'New customer?',
              required: true,
              options: [
                { label: 'Yes', score: 10 },
                { label: 'No', score: 0 },
              ],
            },
          ],
        });
        return buildQuestions({ version: 2 });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await userEvent.click(question(dialog, 5).getByRole('button', { name: 'Remove question' }));
    for (const number of [1, 2, 3]) {
      await userEvent.click(question(dialog, number).getByRole('button', { name: 'Move down' }));
    }
    await add(dialog, 'Budget');
    await add(dialog, 'One choice');
    const added = question(dialog, 6);
    const label = added.getByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.keyboard('New customer?');
    await userEvent.type(added.getByRole('textbox', { name: 'Option 1' }), 'Yes');
    await userEvent.type(added.getByRole('textbox', { name: 'Option 2' }), 'No');
    await userEvent.type(added.getByRole('textbox', { name: 'Score of option 1' }), '10');
    await userEvent.click(added.getByRole('checkbox', { name: 'Needs an answer' }));
    await save(dialog);
    await expect(await screen.findByText('Questions saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The focus stays on a question that is moved, and follows what is added and removed. */
export const Focus: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.questions.returns(buildQuestions({ questions: questions.slice(0, 2) }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    const press = async (number: number, name: string) =>
      userEvent.click(question(dialog, number).getByRole('button', { name }));
    const field = (number: number, name: string) =>
      question(dialog, number).getByRole('textbox', { name });

    await press(1, 'Move down');
    const down = question(dialog, 2).getByRole('button', { name: 'Move down' });
    await waitFor(() => expect(down).toHaveFocus());
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await press(2, 'Remove option 3');
    await waitFor(() => expect(field(2, 'Option 2')).toHaveFocus());
    await press(2, 'Add option');
    await waitFor(() => expect(field(2, 'Option 3')).toHaveFocus());
    await press(2, 'Remove option 1');
    await waitFor(() => expect(field(2, 'Option 1')).toHaveFocus());
    await expect(field(2, 'Option 1')).toHaveValue('Advises');

    await press(2, 'Remove question');
    await waitFor(() => expect(field(1, 'Question')).toHaveFocus());
    await expect(field(1, 'Question')).toHaveValue('What are you interested in?');
    await press(1, 'Remove question');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add question' })).toHaveFocus());
  },
};

/** A new question is empty, which is no error: options need no score. */
export const Added: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await add(dialog, 'One choice');
    const score = question(dialog, 6).getByRole('textbox', { name: 'Score of option 1' });
    await expect(score).toBeValid();
    await userEvent.type(score, '7');
    await userEvent.tab();
    await expect(score).toBeValid();
    await userEvent.type(score, '7');
    await userEvent.type(score, '7');
    await userEvent.tab();
    await expect(score).toHaveAccessibleDescription('Enter 100 or less.');
    await userEvent.clear(score);
    await userEvent.tab();
    await expect(score).toBeValid();
    await expect(score).not.toHaveAccessibleDescription();
  },
};

/** Without a change there is nothing to save, and nothing is said to be saved. */
export const Unchanged: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.returns(buildQuestions({ questions: [] }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add questions' }));
    await save(await findDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('Questions saved')).toBeNull();
  },
};

/** Missing values are marked, each with a message, and nothing is sent. */
export const Incomplete: Story = {
  parameters: { states: ['invalid'] },
  beforeEach: ({ msw }) =>
    msw.use(events.questions.returns(buildQuestions({ version: 0, questions: [] }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add questions' }));
    const dialog = await findDialog();
    await add(dialog, 'One choice');
    await save(dialog);
    await expect(await screen.findByText('Check the questions')).toBeVisible();
    const field = (name: string) => question(dialog, 1).getByRole('textbox', { name });
    await expect(field('Question')).toHaveAccessibleDescription('Question is required.');
    await expect(field('Option 1')).toHaveAccessibleDescription('Option is required.');
    await userEvent.type(field('Option 2'), 'Yes');
    await save(dialog);
    await expect(field('Option 2')).toBeValid();
  },
};

/** Leaving asks before a score is lost that is still being typed, and the preview counts it. */
export const ScoreTyped: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await userEvent.click(preview.getByRole('radio', { name: 'Decides' }));
    const score = question(dialog, 1).getByRole('textbox', { name: 'Score of option 1' });
    await userEvent.clear(score);
    await userEvent.type(score, '65');
    await expect(preview.getByText(/^Suggests Hot \(score 65 of 100\)/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The input is kept when the dialog disappears, as at the end of a session, until it is sent. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.setQuestions.returns(buildQuestions({ version: 2, questions: [] }))),
  render: (args) => (
    <ByAddress>
      <EventQuestions {...args} />
    </ByAddress>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    await add(await findDialog(), 'Rating');
    await goBackAndForward();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await expect(question(dialog, 6).getByRole('textbox', { name: 'Question' })).toHaveValue(
      'How good is the fit?',
    );
    await save(dialog);
    await expect(await screen.findByText('Questions saved')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add questions' }));
    const empty = await findDialog();
    await expect(empty.queryByRole('group', { name: 'Question 1' })).toBeNull();
  },
};

/**
 * A colleague was faster, or an earlier save got no response: the user is told, no input is lost,
 * and saving again replaces the stored questions.
 */
export const ChangedByOthers: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const stale = buildProblem({ status: 412, code: 'stale', detail: 'Load the list again.' });
    msw.use(
      events.setQuestions.fails(stale, { once: true }),
      events.setQuestions.answers(({ body, request }) => {
        expect(request.headers.get('If-Match')).toBe('"2"');
        expect(body).toHaveProperty('questions.length', 6);
        return buildQuestions({ version: 3 });
      }),
    );
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await add(dialog, 'Rating');
    msw.use(events.questions.returns(buildQuestions({ version: 2, questions: [] })));
    await save(dialog);
    await expect(await screen.findByText(/^Someone else changed the questions/)).toBeVisible();
    await expect(question(dialog, 6).getByRole('textbox', { name: 'Question' })).toHaveValue(
      'How good is the fit?',
    );
    await save(dialog);
    await expect(await screen.findByText('Questions saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const rating = {
  id: 'rating',
  kind: 'rating' as const,
  label: 'How good is the fit?',
  options: [],
  required: false,
};

/** What is typed while a save runs stays, and changes what was saved. */
export const ChangedWhileSaving: Story = {
  tags: ['!dev'],
  play: async ({ canvas, msw }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    msw.use(
      events.setQuestions.returns(
        buildQuestions({ version: 2, questions: [...questions, rating] }),
        { once: true, after: answered },
      ),
      events.setQuestions.answers(({ body, request }) => {
        expect(request.headers.get('If-Match')).toBe('"2"');
        expect(body).toHaveProperty('questions.5', { ...rating, label: `${rating.label}?` });
        return buildQuestions({ version: 3 });
      }),
    );
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
      return findDialog();
    };
    const dialog = await open();
    await add(dialog, 'Rating');
    await save(dialog);
    await userEvent.type(question(dialog, 6).getByRole('textbox', { name: 'Question' }), '?');
    answer();
    await expect(await screen.findByText('Questions saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(question(again, 6).getByRole('textbox', { name: 'Question' })).toHaveValue(
      'How good is the fit??',
    );
    await save(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Removing every question is told as what it is. */
export const AllRemoved: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.returns(buildQuestions({ questions: [rating] })),
      events.setQuestions.returns(buildQuestions({ version: 2, questions: [] })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove question' }));
    await save(dialog);
    await expect(await screen.findByText('Questions removed')).toBeVisible();
  },
};

export const FieldRefused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.setQuestions.fails(
        buildInvalid({
          'questions.1.label': 'Control characters are not allowed.',
          'questions.0.options.2.score': 'The score must be a whole number.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await userEvent.type(question(dialog, 2).getByRole('textbox', { name: 'Question' }), '!');
    await save(dialog);
    await expect(
      await question(dialog, 2).findByText('Control characters are not allowed.'),
    ).toBeVisible();
    await expect(
      question(dialog, 1).getByRole('textbox', { name: 'Option 3' }),
    ).toHaveAccessibleDescription('The score must be a whole number.');
  },
};

/** The maximum of eight questions. */
export const Full: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.returns(
        buildQuestions({
          questions: Array.from({ length: 8 }, (_, index) => ({
            id: `q${index}`,
            kind: 'text' as const,
            label: `Question number ${index + 1}`,
            options: [],
            required: false,
          })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    const dialog = await findDialog();
    await expect(dialog.getByText('An event has at most 8 questions.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Add question' })).toBeNull();
  },
};

/** The editor on a phone: the preview follows below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    await findDialog();
  },
};

/** The editor on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit questions' }));
    await findDialog();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit questions' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit questions' })).toBeVisible();
  },
};
