import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Accordion } from './Accordion.tsx';
import { accordionGuide } from './Accordion.guide.ts';

const questions = [
  ['free', 'Is there a free plan?', 'Yes. Up to 50 leads a month are free for good.'],
  ['cards', 'Which business cards can be read?', 'Cards in Latin script, printed or with a code.'],
  ['export', 'Can I take my leads with me?', 'Whenever you like, as a spreadsheet.'],
] as const;

const meta = {
  title: 'UI/Layout/Accordion',
  component: Accordion,
  subcomponents: { Disclosure },
  tags: ['autodocs'],
  parameters: { guide: accordionGuide, width: 560 },
  args: {
    children: questions.map(([id, question, answer]) => (
      <Disclosure key={id} id={id} title={question}>
        {answer}
      </Disclosure>
    )),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one item closes the other; every question is a heading. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const [free, cards] = canvas.getAllByRole('button');
    if (!free || !cards) throw new Error('Questions are missing');
    await userEvent.click(free);
    await expect(canvas.getByText(/Up to 50 leads/)).toBeVisible();
    await userEvent.tab();
    await expect(cards).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cards).toHaveAttribute('aria-expanded', 'true');
    await expect(free).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Some items are open, one is hovered, one focused, one disabled. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  args: {
    level: 2,
    allowsMultipleExpanded: true,
    defaultExpandedKeys: ['free', 'export'],
    children: [
      ...questions.map(([id, question, answer]) => (
        <Disclosure key={id} id={id} title={question}>
          {answer}
        </Disclosure>
      )),
      <Disclosure key="hover" title="Hovered">
        …
      </Disclosure>,
      <Disclosure key="focus" title="Focused">
        …
      </Disclosure>,
      <Disclosure key="pressed" title="Pressed">
        …
      </Disclosure>,
      <Disclosure key="disabled" title="Disabled" isDisabled>
        …
      </Disclosure>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    canvas.getByRole('button', { name: 'Hovered' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Focused' })).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button', { name: 'Hovered' }));
    inState('pressed')(canvas.getByRole('button', { name: 'Pressed' }));
    await expect(canvas.getByRole('button', { name: 'Disabled' })).toBeDisabled();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: {
    defaultExpandedKeys: ['long'],
    children: (
      <Disclosure id="long" title={longText}>
        {longText}
      </Disclosure>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: longText, expanded: true })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    defaultExpandedKeys: ['free'],
    children: (
      <Disclosure id="free" title="هل توجد خطة مجانية؟">
        نعم، حتى 50 عميلاً في الشهر.
      </Disclosure>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const arrow = button.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.left).toBeLessThan(button.getBoundingClientRect().left + 16);
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 320 },
  args: { defaultExpandedKeys: ['free'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Up to 50 leads/)).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** Lines separate the items. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  args: { defaultExpandedKeys: ['cards'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cards in Latin script/)).toBeVisible();
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(heading.parentElement).toHaveStyle({ borderBottomWidth: '1px' });
    }
  },
};
