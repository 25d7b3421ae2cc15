import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { messageFormat } from '../../internal/messages/messageFormat.ts';
import { english } from '../../internal/messages/messages.ts';
import { Button } from '../Button/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DataTable } from '../DataTable/index.ts';
import { DateTimeField } from '../DateTimeField/index.ts';
import { Dialog, DialogTrigger } from '../Dialog/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { FieldRow } from '../FieldRow/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { Switch } from '../Switch/index.ts';
import type { Selection, TableColumn } from '../Table/index.ts';
import { Text } from '../Text/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { arabic } from './arabic.ts';
import { hindi } from './hindi.ts';
import { messagesProviderGuide } from './MessagesProvider.guide.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

interface Lead {
  id: string;
  name: string;
  company: string;
  tone: 'hot' | 'warm' | 'cold' | 'closed';
  value: number;
}

const leads: Lead[] = [
  { id: '1', name: 'ليلى حداد', company: 'فنادق الميناء', tone: 'hot', value: 12400 },
  { id: '2', name: 'عمر الفارسي', company: 'أورورا للتجارة', tone: 'warm', value: 8200 },
  { id: '3', name: 'Thomas Bergmann', company: 'Rheintal GmbH', tone: 'cold', value: 960 },
  { id: '4', name: 'نورة السالم', company: 'رحلات السافانا', tone: 'closed', value: 4300 },
];
const statuses = { hot: 'ساخن', warm: 'دافئ', cold: 'بارد', closed: 'مغلق' };
const dirhams = new Intl.NumberFormat('ar-AE', { style: 'currency', currency: 'AED' });

const columns: TableColumn<Lead>[] = [
  {
    id: 'name',
    header: 'العميل',
    isRowHeader: true,
    allowsSorting: true,
    // A name in another script keeps its own direction, and its beginning if it is shortened.
    cell: ({ name }) => (
      <Text dir="auto" truncate>
        {name}
      </Text>
    ),
  },
  { id: 'company', header: 'الشركة', cell: ({ company }) => company },
  {
    id: 'status',
    header: 'الحالة',
    width: 120,
    cell: ({ tone }) => <StatusBadge tone={tone}>{statuses[tone]}</StatusBadge>,
  },
  {
    id: 'value',
    header: 'القيمة',
    width: 140,
    align: 'end',
    cell: ({ value }) => dirhams.format(value),
  },
];

const companies = leads.map(({ id, company }) => ({ id, label: company }));
const nothing = () => undefined;

function NewLead() {
  return (
    <Form>
      <ErrorSummary
        errors={[
          { field: 'name', message: 'أدخل الاسم.' },
          { field: 'visit', message: 'اختر موعد الزيارة.' },
        ]}
      />
      <TextField label="الاسم" name="name" isRequired errorMessage="أدخل الاسم." />
      <FieldRow>
        <ComboBox label="الشركة" items={companies} defaultSelectedKey="1" />
        <Select label="الحالة" items={[{ id: 'hot', label: 'ساخن' }]} />
      </FieldRow>
      <FieldRow>
        <NumberField label="الميزانية" defaultValue={12500} suffix="درهم" step={500} />
        <DateTimeField
          label="الزيارة"
          name="visit"
          timeZone="Asia/Dubai"
          errorMessage="اختر موعد الزيارة."
        />
      </FieldRow>
      <TextArea label="ملاحظات" rows={2} maxLength={20} defaultValue="التقينا في الجناح" />
      <RadioGroup
        label="المتابعة"
        orientation="horizontal"
        defaultSelectedKey="mail"
        items={[
          { id: 'mail', label: 'بريد' },
          { id: 'call', label: 'مكالمة' },
        ]}
      />
      <Switch defaultSelected>أبلغني بالتغييرات</Switch>
    </Form>
  );
}

function Leads() {
  const [selected, setSelected] = useState<Selection>(new Set(['1', '2', '4']));
  return (
    <Stack gap={3}>
      <DataTable
        label="العملاء"
        columns={columns}
        rows={leads}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        bulkActions={[{ id: 'assign', label: 'إسناد', onAction: nothing }]}
        cardsBelow="never"
      />
      <Pagination
        page={1}
        pageCount={12}
        hasPrevious={false}
        hasNext
        onPrevious={nothing}
        onNext={nothing}
      />
    </Stack>
  );
}

const meta = {
  title: 'UI/Shell/MessagesProvider',
  component: MessagesProvider,
  tags: ['autodocs'],
  parameters: {
    guide: messagesProviderGuide,
    direction: 'rtl',
    // Provides texts; the components that use them show these states.
    notStates: ['long text', '320 px', '200% text', 'forced colours'],
  },
  args: { catalogue: arabic, locale: 'ar-AE' },
} satisfies Meta<typeof MessagesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const plainEnglish = new Set(
  Object.values(english.messages(messageFormat('en'))).filter((word) => typeof word === 'string'),
);

/** All texts of a page: its content, and the names and descriptions of its elements. */
function said(root: Element) {
  // Earlier announcements, also of other stories, stay in the document for seconds.
  const elements = [...root.querySelectorAll('*:not([data-live-announcer] *)')];
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].map((node) => node.nodeValue));
  const hints = ['aria-label', 'placeholder', 'title'].flatMap((name) =>
    elements.map((element) => element.getAttribute(name)),
  );
  return [...texts, ...hints].map((text) => text?.trim() ?? '');
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** A form and a table: mirrored, without any English text of the library or of React Aria. */
export const Default: Story = {
  tags: ['matrix'],
  parameters: { states: ['right-to-left'] },
  render: (args) => (
    <MessagesProvider {...args}>
      <Grid columns={2} gap={8}>
        <Stack gap={4}>
          <Heading level={2}>عميل جديد</Heading>
          <NewLead />
        </Stack>
        <Stack gap={4}>
          <Heading level={2}>العملاء</Heading>
          <Leads />
        </Stack>
      </Grid>
    </MessagesProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('حقلان يحتاجان إلى مراجعة')).toBeVisible();
    await expect(canvas.getByText('بقيت 3 أحرف')).toBeVisible();
    await expect(await canvas.findByText('3 صفوف محددة')).toBeVisible();
    await expect(canvas.getByText('الصفحة 1 من 12')).toBeVisible();
    await expect(said(canvasElement).filter((text) => plainEnglish.has(text))).toEqual([]);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAccessibleName(/\p{Script=Arabic}/u);
    }

    const name = boxOf(canvas.getByText('الاسم'));
    const [first, last] = [canvas.getByText('الميزانية'), canvas.getByText('الزيارة')].map(boxOf);
    await expect(first?.right).toBeGreaterThan(last?.right ?? 0);
    await expect(first?.right).toBeCloseTo(name.right, 0);
    const [lead, value] = ['العميل', 'القيمة'].map((column) =>
      boxOf(canvas.getByRole('columnheader', { name: column })),
    );
    await expect(lead?.left).toBeGreaterThan(value?.right ?? 0);
    const [previous, next] = ['السابق', 'التالي'].map((label) =>
      boxOf(canvas.getByRole('button', { name: label })),
    );
    await expect(previous?.left).toBeGreaterThan(next?.right ?? 0);
  },
};

/** A dialog above it: the title on the right, Close on the left, the buttons in order. */
export const InADialog: Story = {
  render: (args) => (
    <MessagesProvider {...args}>
      <Leads />
      <DialogTrigger>
        <Button variant="primary">عميل جديد</Button>
        <Dialog
          title="عميل جديد"
          footer={({ close }) => (
            <Inline gap={2}>
              <Button onPress={close}>إلغاء</Button>
              <Button variant="primary" onPress={close}>
                حفظ
              </Button>
            </Inline>
          )}
        >
          <NewLead />
        </Dialog>
      </DialogTrigger>
    </MessagesProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'عميل جديد' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'عميل جديد' }));
    const title = boxOf(dialog.getByRole('heading', { name: 'عميل جديد' }));
    const close = boxOf(dialog.getByRole('button', { name: 'إغلاق' }));
    await expect(title.left).toBeGreaterThan(close.right);
    const [cancel, save] = ['إلغاء', 'حفظ'].map((label) =>
      boxOf(dialog.getByRole('button', { name: label })),
    );
    await expect(cancel?.left).toBeGreaterThan(save?.right ?? 0);
    const words = said(canvasElement.ownerDocument.body);
    await expect(words.filter((text) => plainEnglish.has(text))).toEqual([]);
  },
};

/** Hindi has a font of its own, and room for the signs around its letters in large sizes. */
export const Hindi: Story = {
  tags: ['!dev'],
  parameters: { direction: 'ltr' },
  args: { catalogue: hindi, locale: 'hi-IN' },
  render: (args) => (
    <MessagesProvider {...args}>
      <div lang="hi">
        <Heading level={2} size="2xl">
          पूर्णिमा की दुकान
        </Heading>
        <Heading level={3} size="xl">
          हुई बातचीत
        </Heading>
        <Leads />
      </div>
    </MessagesProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3 चुनी गईं')).toBeVisible();
    await expect(canvas.getByText('12 में से पेज 1')).toBeVisible();
    for (const heading of canvas.getAllByRole('heading')) {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(heading);
      await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeCloseTo(1.35, 2);
      await expect(['0px', 'normal']).toContain(letterSpacing);
    }
    const { fonts } = canvasElement.ownerDocument;
    await fonts.ready;
    const faces = [...fonts].filter(({ family }) => family.includes('Devanagari'));
    await expect(faces.map(({ status }) => status)).toEqual(['loaded']);
  },
};

/** A few custom texts; all others keep their defaults. */
export const OwnWords: Story = {
  tags: ['!dev'],
  parameters: { direction: 'ltr' },
  args: {
    locale: 'en-GB',
    catalogue: {
      language: 'en',
      messages: (format) => ({ ...english.messages(format), selectPlaceholder: 'Pick one' }),
    },
  },
  render: (args) => (
    <MessagesProvider {...args}>
      <Select label="Status" items={[{ id: 'hot', label: 'Hot' }]} />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Pick one/ })).toBeVisible();
  },
};
