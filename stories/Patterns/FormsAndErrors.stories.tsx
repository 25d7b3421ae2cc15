import { Button, ButtonGroup, ErrorSummary, FieldRow, Form, TextField, toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = { title: 'Patterns/Forms and errors' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const missing = {
  first: 'Enter a first name.',
  last: 'Enter a last name.',
  email: 'Enter an email address, such as grace@savanna.example.',
};
type Field = keyof typeof missing;
const fields: readonly Field[] = ['first', 'last', 'email'];

function LeadForm() {
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = new FormData(event.currentTarget);
    const found = fields.filter((field) => !String(values.get(field) ?? '').trim());
    setWrong(found);
    if (found.length > 0) setAttempt(attempt + 1);
    else toasts.show({ title: 'Lead saved' });
  };
  const of = (field: Field) => ({
    name: field,
    isRequired: true,
    errorMessage: wrong.includes(field) ? missing[field] : undefined,
    onChange: () => setWrong(wrong.filter((other) => other !== field)),
  });
  return (
    <Form onSubmit={submit} style={{ maxWidth: 560 }}>
      <ErrorSummary
        errors={wrong.map((field) => ({ field, message: missing[field] }))}
        attempt={attempt}
      />
      <FieldRow>
        <TextField label="First name" autoComplete="given-name" {...of('first')} />
        <TextField label="Last name" autoComplete="family-name" {...of('last')} />
      </FieldRow>
      <TextField label="Email" type="email" autoComplete="email" {...of('email')} />
      <ButtonGroup justify="end">
        <Button type="submit" variant="primary">
          Save lead
        </Button>
      </ButtonGroup>
    </Form>
  );
}

/**
 * Submit the empty form: the summary takes the focus and links to each field; a corrected field
 * loses its error.
 */
export const SentWithMistakes: Story = {
  render: () => <LeadForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: missing.first }));
    const first = canvas.getByRole('textbox', { name: /First name/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('Grace');
    await expect(first).toBeValid();
    await expect(canvas.queryByRole('link', { name: missing.first })).toBeNull();
  },
};
