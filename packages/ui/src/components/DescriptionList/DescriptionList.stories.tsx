import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, CalendarDays, Mail, Phone } from 'lucide-react';
import { expect, spyOn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';
import { descriptionListGuide } from './DescriptionList.guide.ts';

const facts = (
  <>
    <DescriptionItem label="Email" icon={Mail} copyValue="grace@savanna-tours.example">
      <Link href="#email" variant="quiet">
        grace@savanna-tours.example
      </Link>
    </DescriptionItem>
    <DescriptionItem label="Phone" icon={Phone} copyValue="+254722348273">
      +254 722 348 273
    </DescriptionItem>
    <DescriptionItem label="Company" icon={Building2}>
      Savanna Tours Limited
    </DescriptionItem>
    <DescriptionItem label="Event" icon={CalendarDays} />
  </>
);

const meta = {
  title: 'UI/Data/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  tags: ['autodocs'],
  parameters: { guide: descriptionListGuide, width: 360, notStates: ['hover', 'focus', 'pressed'] },
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Labels and values are associated; a value is copied with the keyboard; an empty value is
 * announced.
 */
export const Default: Story = {
  // Matrix shows the appearance; here the copy icons appear and disappear.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('Not given');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Phone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('+254722348273');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Email' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { width: 720 },
  render: () => (
    <Stack gap={8}>
      <DescriptionList columns={2}>{facts}</DescriptionList>
      <DescriptionList columns={3}>{facts}</DescriptionList>
      <DescriptionList layout="beside">{facts}</DescriptionList>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tops = (list: Element | null) =>
      new Set([...(list?.children ?? [])].map((item) => item.getBoundingClientRect().top)).size;
    const lists = canvas.getAllByText('Email').map((label) => label.closest('dl'));
    await expect(lists.map((list) => tops(list))).toEqual([2, 2, 4]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: {
    columns: 3,
    children: (
      <DescriptionItem label={longText} icon={Building2} copyValue={longText}>
        {longText}
      </DescriptionItem>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: `Copy ${longText}` })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    layout: 'beside',
    children: (
      <>
        <DescriptionItem label="الهاتف" icon={Phone} copyValue="+97145550100">
          <bdi>+971 4 555 0100</bdi>
        </DescriptionItem>
        <DescriptionItem label="الشركة">الخليج للسياحة</DescriptionItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [definition] = canvas.getAllByRole('definition');
    await expect(term?.getBoundingClientRect().left).toBeGreaterThan(
      definition?.getBoundingClientRect().left ?? Infinity,
    );
  },
};

/** There is no room for the values beside their labels: they are below. */
export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  args: { layout: 'beside' },
  play: async ({ canvas, canvasElement }) => {
    const [label] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label?.getBoundingClientRect().bottom ?? Infinity,
    );
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { width: 720, media: { forcedColors: 'active' } },
};
