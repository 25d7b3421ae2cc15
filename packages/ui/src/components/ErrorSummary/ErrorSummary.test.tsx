import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ComboBox } from '../ComboBox/index.ts';
import { DateTimeField } from '../DateTimeField/index.ts';
import { Form } from '../Form/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

const items = [{ id: 'a', label: 'A' }];
const fields = {
  text: <TextField label="text" name="text" />,
  number: <NumberField label="number" name="number" />,
  moment: <DateTimeField label="moment" name="moment" />,
  company: <ComboBox label="company" name="company" items={items} />,
  role: <Select label="role" name="role" items={items} />,
  plan: <RadioGroup label="plan" name="plan" items={items} />,
};

// Some fields have their name on a hidden input.
it.each(Object.entries(fields))('leads to a %s field by its name', (name, field) => {
  render(
    <Form>
      <ErrorSummary errors={[{ field: name, message: 'Look here' }]} />
      {field}
    </Form>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Look here' }));
  // The form contains nothing else that could take the focus.
  expect(document.activeElement?.matches('button, input:not([type="hidden"])')).toBe(true);
});
