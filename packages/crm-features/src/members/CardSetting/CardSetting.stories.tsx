import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildOwnCompany, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { ownCompany } from '../../mocks/index.ts';
import { CardSetting } from './CardSetting.tsx';

/** The changes that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/Members/CardSetting',
  component: CardSetting,
  // A company always has the setting, and its texts are our own.
  parameters: {
    crm: { user: { role: 'manager' } },
    notStates: ['invalid', 'required', 'empty', 'long text'],
  },
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
} satisfies Meta<typeof CardSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Keep the pictures of cards with their leads';

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).toBeChecked();
  },
};

/** The change applies at once, and says what it means. */
export const Off: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const setting = await canvas.findByRole('switch', { name });
    await userEvent.click(setting);
    await screen.findByText('Pictures of cards are no longer kept');
    await expect(asked).toHaveBeenCalledWith({ keep_card_pictures: false });
    await expect(setting).not.toBeChecked();
    await canvas.findByText(/^Pictures of cards are read and then discarded/);
  },
};

/** A refused change goes back to what is stored. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(ownCompany.update.fails(problems.unavailable)),
  play: async ({ canvas, userEvent }) => {
    const setting = await canvas.findByRole('switch', { name });
    await userEvent.click(setting);
    await screen.findByText('Not saved');
    await waitFor(() => expect(setting).toBeChecked());
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) => msw.use(ownCompany.read.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The company could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(ownCompany.read.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    const setting = await canvas.findByRole('switch', { name });
    await userEvent.tab();
    await expect(setting).toHaveFocus();
  },
};
