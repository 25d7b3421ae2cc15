import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Popover } from '../Popover/index.ts';
import { Stack } from '../Stack/index.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

/** What React Aria says by itself: names of hidden buttons, kinds of fields, announcements. */
const meta = {
  title: 'States/Texts of React Aria',
  component: MessagesProvider,
  tags: ['!dev'],
  args: { catalogue: german, locale: 'de-DE' },
} satisfies Meta<typeof MessagesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Words {
  number: string;
  company: string;
  companies: readonly string[];
  typed: string;
  why: string;
}

const fields = ({ number, company, companies, why }: Words) => (
  <Stack gap={4}>
    <NumberField aria-label={number} defaultValue={3} />
    <ComboBox label={company} items={companies.map((label) => ({ id: label, label }))} />
    <DialogTrigger>
      <Button>{why}</Button>
      <Popover aria-label={why}>{why}</Popover>
    </DialogTrigger>
  </Stack>
);

interface Said {
  /** What the field is called instead of "text field". */
  kind: string;
  steps: readonly string[];
  suggestions: string;
  /** Announced once the text matches one of the suggestions. */
  found: string;
  dismiss: string;
}

async function hear(
  { canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  { number, company, typed, why }: Words,
  said: Said,
) {
  const page = within(canvasElement.ownerDocument.body);
  const field = canvas.getByRole('textbox', { name: number });
  await expect(field).toHaveAttribute('aria-roledescription', said.kind);
  for (const name of said.steps) await expect(canvas.getByRole('button', { name })).toBeVisible();

  await expect(
    canvas.getByRole('button', { name: `${said.suggestions} ${company}` }),
  ).toBeVisible();
  await userEvent.type(canvas.getByRole('combobox', { name: company }), typed);
  const announcer = () => canvasElement.ownerDocument.querySelector('[data-live-announcer]');
  await waitFor(() => expect(announcer()).toHaveTextContent(said.found));
  await userEvent.keyboard('{Escape}');

  await userEvent.click(canvas.getByRole('button', { name: why }));
  await page.findByRole('dialog', { name: why });
  // One before and one behind the content, for those who swipe through the page.
  await expect(page.getAllByRole('button', { name: said.dismiss })).toHaveLength(2);
}

const inGerman: Words = {
  number: 'Anzahl',
  company: 'Firma',
  companies: ['Nordwind', 'Südhang'],
  typed: 'Nord',
  why: 'Warum?',
};

export const InGerman: Story = {
  render: (args) => <MessagesProvider {...args}>{fields(inGerman)}</MessagesProvider>,
  play: async (context) => {
    await hear(context, inGerman, {
      kind: 'Zahlenfeld',
      steps: ['Anzahl verringern', 'Anzahl erhöhen'],
      suggestions: 'Vorschläge anzeigen',
      found: '1 Vorschlag verfügbar.',
      dismiss: 'Schließen',
    });
  },
};

const inHindi: Words = {
  number: 'संख्या',
  company: 'कंपनी',
  companies: ['पूर्णिमा', 'सागर'],
  typed: 'पूर्णि',
  why: 'क्यों?',
};

export const InHindi: Story = {
  args: { catalogue: hindi, locale: 'hi-IN' },
  render: (args) => (
    <div lang="hi">
      <MessagesProvider {...args}>{fields(inHindi)}</MessagesProvider>
    </div>
  ),
  play: async (context) => {
    await hear(context, inHindi, {
      kind: 'संख्या फ़ील्ड',
      steps: ['संख्या घटाएँ', 'संख्या बढ़ाएँ'],
      suggestions: 'सुझाव दिखाएँ',
      found: '1 सुझाव मौजूद है।',
      dismiss: 'बंद करें',
    });
  },
};
