import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildAnswers, buildQuestions, problems } from '../../fixtures/index.ts';
import { events } from '../../mocks/index.ts';
import { AnswerList } from './AnswerList.tsx';

const meta = {
  title: 'CRM/Questions/AnswerList',
  component: AnswerList,
  tags: ['autodocs'],
  // It is shown only for leads with answers.
  parameters: { notStates: ['empty'] },
  args: { answers: buildAnswers() },
  beforeEach: ({ msw }) =>
    msw.use(
      events.questions.answers(({ query }) => {
        expect(query.get('version')).toBe('1');
        return buildQuestions();
      }),
    ),
} satisfies Meta<typeof AnswerList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers with the labels of the version that was answered. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decides')).toBeVisible();
    await expect(canvas.getByText('Charter flights, Group bookings')).toBeVisible();
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    await expect(canvas.queryByText('What did you promise?')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.questions.pending()),
  play: async ({ canvas, canvasElement }) => {
    // A line keeps the place of the answers.
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(20);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByText('Decides')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) => msw.use(events.questions.fails(problems.forbidden, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Decides')).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { states: ['320 px'] },
  args: {
    answers: buildAnswers({
      values: { role: 'decides', wish: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decides')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...LongTexts, parameters: { textScale: 2 } };

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decides')).toBeVisible();
  },
};
