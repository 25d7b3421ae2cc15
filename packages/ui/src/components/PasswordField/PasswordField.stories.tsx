import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { Link } from '../Link/index.ts';
import { PasswordField } from './PasswordField.tsx';
import { passwordFieldGuide } from './PasswordField.guide.ts';

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide: passwordFieldGuide, notStates: ['pressed'] },
  args: { label: 'Password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eye button shows and hides the password, also by keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus(),
    );
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'required', 'invalid', 'read-only', 'disabled'] },
  render: () => (
    <Grid columns={3} gap={5}>
      <PasswordField label="At rest" defaultValue="correct horse" />
      <PasswordField label="Hovered" ref={partInState('[role=presentation]', 'hovered')} />
      <PasswordField label="Focused" ref={partInState('[role=presentation]', 'focus-within')} />
      <PasswordField label="Read-only" defaultValue="correct horse" isReadOnly />
      <PasswordField label="With a link" labelEnd={<Link href="#forgot">Forgot password?</Link>} />
      <PasswordField label="Required" isRequired description="At least 8 characters." />
      <PasswordField label="Invalid" defaultValue="x" errorMessage="Use 8 characters or more." />
      <PasswordField label="Disabled" defaultValue="correct horse" isDisabled />
      <PasswordField label="Large" defaultValue="correct horse" size="lg" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const required = canvas.getByLabelText(/^Required/);
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription('At least 8 characters.');
    const invalid = canvas.getByLabelText('Invalid');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription('Use 8 characters or more.');
    await expect(canvas.getByLabelText('Read-only')).toHaveAttribute('readonly');
    const disabled = canvas.getByLabelText('Disabled');
    await expect(disabled).toBeDisabled();
    await expect(disabled.nextElementSibling, 'the eye button').toBeDisabled();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, description: longText, errorMessage: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(longText), 'label, description, error').toHaveLength(3);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { label: 'كلمة المرور' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const eye = canvas.getByRole('button').getBoundingClientRect();
    const input = canvas.getByLabelText('كلمة المرور').getBoundingClientRect();
    await expect(eye.left).toBeLessThan(input.left);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const look = (label: string) => {
      const control = canvas.getByLabelText(label).parentElement;
      return control && getComputedStyle(control);
    };
    await expect(look('Disabled')?.borderColor).not.toBe(look('At rest')?.borderColor);
    await expect(look('Focused')?.outlineStyle).toBe('solid');
  },
};
