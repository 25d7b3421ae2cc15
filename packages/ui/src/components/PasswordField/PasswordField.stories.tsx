import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The eye shows the password and hides it again, by keyboard too. */
export const Default: Story = {
  parameters: { picture: false },
  async play({ canvas, userEvent }) {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={5}>
      <PasswordField label="At rest" defaultValue="correct horse" />
      <PasswordField label="With a link" labelEnd={<Link href="#forgot">Forgot password?</Link>} />
      <PasswordField label="Required" isRequired description="At least 8 characters." />
      <PasswordField label="Invalid" defaultValue="x" errorMessage="Use 8 characters or more." />
      <PasswordField label="Disabled" defaultValue="correct horse" isDisabled />
      <PasswordField label="Large" defaultValue="correct horse" size="lg" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور' },
  parameters: { direction: 'rtl' },
};
