import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildInvalid, buildUser, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import { SignatureForm } from './SignatureForm.tsx';

const meta = {
  title: 'CRM/Profile/SignatureForm',
  component: SignatureForm,
  tags: ['autodocs'],
  parameters: { width: 560, notStates: ['loading', 'empty', 'required'] },
  args: { user: buildUser() },
} satisfies Meta<typeof SignatureForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const made = 'Priya Raman\nAurora Trading\npriya@aurora-trading.test';
const fieldOf = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('textbox', { name: 'Signature' });
const save = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Signature' }));
const toast = async (text: string) => {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  await expect(await region.findByText(text)).toBeVisible();
};

/** Made from the profile, until the user writes another one. */
export const Default: Story = {
  tags: ['matrix'],
  play: async (context) => {
    await expect(fieldOf(context)).toHaveValue(made);
    const reset = context.canvas.getByRole('button', { name: 'Use My Profile' });
    await expect(reset).toBeDisabled();
  },
};

/** What the user writes is saved as it is; what the profile makes is saved as such. */
export const Changed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(auth.profile.answers(({ body }) => buildUser({ signature: Object(body).signature }))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(fieldOf(context));
    await userEvent.type(fieldOf(context), 'Priya');
    await save(context);
    await toast('Signature saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Use My Profile' }));
    await expect(fieldOf(context)).toHaveValue(made);
  },
};

/** The server refuses the text: the field says why. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { states: ['invalid'] },
  beforeEach: ({ msw }) =>
    msw.use(auth.profile.fails(buildInvalid({ signature: 'Control characters are not allowed.' }))),
  play: async (context) => {
    await context.userEvent.type(fieldOf(context), '!');
    await save(context);
    await waitFor(() => expect(fieldOf(context)).toBeInvalid());
    await expect(context.canvas.getByText('Control characters are not allowed.')).toBeVisible();
  },
};

/** The server is down: what was typed stays. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.unavailable)),
  play: async (context) => {
    await context.userEvent.type(fieldOf(context), '!');
    await save(context);
    await toast('The signature was not saved');
    await expect(fieldOf(context)).toHaveValue(`${made}!`);
  },
};

/** The longest lines on the narrowest phone, right to left. */
export const Narrow: Story = {
  tags: ['!dev'],
  parameters: { width: 288, states: ['320 px', 'long text'], direction: 'rtl' },
  globals: { viewport: { value: 'narrow' } },
  args: { user: buildUser({ signature: 'Persönliche Ansprechpartnerin '.repeat(12) }) },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, width: 288 },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await context.userEvent.click(fieldOf(context));
    await expect(fieldOf(context)).toHaveFocus();
  },
};
