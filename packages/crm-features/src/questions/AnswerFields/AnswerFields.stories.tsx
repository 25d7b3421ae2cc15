import type { AnswerValues } from '@cardinal/contract/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cutTexts, questions, sideways } from '../../fixtures/index.ts';
import { AnswerFields, type AnswerFieldsProps } from './AnswerFields.tsx';

/** Holds the answers that the capture dialog normally holds. */
function Controlled(props: AnswerFieldsProps) {
  const [values, setValues] = useState<AnswerValues>(props.values);
  return (
    <AnswerFields
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'CRM/Questions/AnswerFields',
  component: AnswerFields,
  tags: ['autodocs'],
  // It fetches nothing; the event's page shows loading and failing questions.
  parameters: { notStates: ['loading', 'error', 'forbidden'] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Controlled {...args} />,
  args: { questions, values: {}, onChange: fn() },
} satisfies Meta<typeof AnswerFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tap answers; in a multiple choice, another tap deselects. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Decides' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ role: 'decides' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Advises' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Charter flights' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Staff training' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Charter flights' }));
    const fit = within(canvas.getByRole('group', { name: 'How good is the fit?' }));
    await userEvent.click(fit.getByRole('radio', { name: '4' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      role: 'advises',
      topics: ['training'],
      fit: 4,
    });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Clear the answer to How good is the fit?' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'What did you promise?' }), 'A quote');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      role: 'advises',
      topics: ['training'],
      wish: 'A quote',
    });
  },
};

/** By keyboard: arrows choose among the options of one question. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Decides' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ role: 'advises' });
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  args: { questions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Invalid: Story = {
  args: {
    values: { fit: 4 },
    errors: { role: 'This question needs an answer.', wish: 'Use at most 1000 characters.' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: /What is your role/ }),
    ).toHaveAccessibleDescription('This question needs an answer.');
  },
};

export const LongTexts: Story = {
  args: {
    questions: [
      {
        id: 'topics',
        kind: 'choices',
        label:
          'What are you interested in, as far as the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau is concerned?',
        options: [
          { id: 'charter', label: 'Charter flights for the whole group of companies', score: 0 },
          { id: 'other', label: 'Beförderungsbedingungenüberarbeitungsausschuss', score: 0 },
        ],
        required: true,
      },
    ],
    values: { topics: ['charter'] },
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { states: ['320 px'] },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...LongTexts,
  parameters: { textScale: 2 },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  args: { values: { role: 'decides', topics: ['charter'] } },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    // A chosen option has a check mark, and the others have none.
    for (const option of [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('checkbox')]) {
      const mark = option.nextElementSibling?.querySelector('svg');
      await expect(mark?.checkVisibility()).toBe(option.matches(':checked'));
    }
    await expect(canvas.getByRole('radio', { name: 'Decides' })).toBeChecked();
  },
};
