import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { buildOwnCompany, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { ownCompany } from '../../mocks/index.ts';
import { EmailVoice } from './EmailVoice.tsx';

/** The changes that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/Members/EmailVoice',
  component: EmailVoice,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } }, notStates: ['invalid', 'required'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let company = buildOwnCompany();
    msw.use(
      ownCompany.read.answers(() => company),
      ownCompany.update.answers(({ body }) => {
        asked(body);
        company = { ...company, ...Object(body) };
        return company;
      }),
    );
  },
} satisfies Meta<typeof EmailVoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const about = 'supply refurbished laptops to schools and small offices';

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'What do you sell?' })).toHaveValue(
      about,
    );
    await expect(canvas.getByRole('radio', { name: 'Friendly' })).toBeChecked();
  },
};

/** Both are saved together, and stay. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'What do you sell?' });
    await userEvent.clear(field);
    await userEvent.type(field, 'roast coffee');
    await userEvent.click(canvas.getByRole('radio', { name: 'Formal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const region = within(await screen.findByRole('region', { name: /notifications/i }));
    await expect(await region.findByText('Emails updated')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ about: 'roast coffee', tone: 'formal' });
    await expect(field).toHaveValue('roast coffee');
  },
};

/** Nothing is said yet. */
export const Empty: Story = {
  tags: ['!dev'],
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(ownCompany.read.returns(buildOwnCompany({ about: '' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'What do you sell?' })).toHaveValue('');
  },
};

/** The company could not be read. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) => msw.use(ownCompany.read.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The company could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(ownCompany.read.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['!dev'],
  parameters: { states: ['320 px', 'long text'], direction: 'rtl' },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ownCompany.read.returns(buildOwnCompany({ about: 'Donaudampfschifffahrt '.repeat(20) })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'What do you sell?' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'What do you sell?' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'What do you sell?' });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  },
};
