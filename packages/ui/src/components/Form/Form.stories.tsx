import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { Button } from '../Button/index.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/index.ts';
import { FieldRow } from '../FieldRow/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import { formGuide } from './Form.guide.ts';

const meta = {
  title: 'UI/Fields/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: {
    guide: formGuide,
    notStates: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'long text'],
  },
  args: { 'aria-label': 'Lead', onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <FieldRow>
      <TextField label="First name" name="first_name" isRequired />
      <TextField label="Last name" name="last_name" />
    </FieldRow>
    <TextField label="Email" name="email" type="email" isRequired />
    <Select
      label="Role"
      name="role"
      items={[
        { id: 'agent', label: 'Sales Agent' },
        { id: 'manager', label: 'Sales Manager' },
      ]}
    />
    <Checkbox name="terms">I accept the terms</Checkbox>
    <ButtonGroup justify="end">
      <Button type="submit" variant="primary">
        Save lead
      </Button>
    </ButtonGroup>
  </>
);

/**
 * Enter submits the form, even with empty fields: errors are shown by the components, not by the
 * browser.
 */
export const Default: Story = {
  args: { children: fields },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Grace{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Errors from the server appear at their fields, and disappear once the field is edited. */
export const ServerErrors: Story = {
  parameters: { states: ['invalid', 'required'] },
  args: {
    children: fields,
    validationErrors: { email: 'This address belongs to another lead.', role: 'Choose a role.' },
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('This address belongs to another lead.');
    await userEvent.type(email, 'grace@savanna-tours.co.ke');
    // While the user types: on leaving the field it would move the button that is being pressed.
    await expect(email).not.toBeInvalid();
    await expect(canvas.getByText('Choose a role.')).toBeVisible();
  },
};

/** After a failed attempt the summary takes the focus; its entries link to the fields. */
export const WithErrorSummary: Story = {
  render: function Summarised(props) {
    const [errors, setErrors] = useState<FieldProblem[]>([]);
    const [attempt, setAttempt] = useState(0);
    return (
      <Form
        {...props}
        onSubmit={() => {
          setErrors([
            { field: 'first_name', message: 'Enter the first name' },
            { field: 'email', message: 'Enter the email' },
            { field: 'role', message: 'Choose a role' },
          ]);
          setAttempt(attempt + 1);
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {fields}
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save lead' });
    await userEvent.click(save);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '3 fields need another look' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the email' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a role' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Role/ })).toHaveFocus());
    await userEvent.click(save);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '3 fields need another look' })).toHaveFocus(),
    );
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  args: { children: fields },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
    const first = canvas.getByRole('textbox', { name: 'First name' }).getBoundingClientRect();
    const last = canvas.getByRole('textbox', { name: 'Last name' }).getBoundingClientRect();
    await expect(last.top, 'below each other').toBeGreaterThan(first.bottom);
  },
};
