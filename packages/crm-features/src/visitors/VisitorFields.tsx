import { inputTypes, leadFields } from '@cardinal/contract/labels';
import {
  neededOfVisitors,
  visitorFields,
  type VisitorField,
  type VisitorTexts,
} from '@cardinal/contract/visitors';
import { Disclosure, TextArea, TextField } from '@cardinal/ui';
import type { FormState } from '../forms/index.ts';
import type { VisitorDraft } from './visitorDraft.ts';
import { fields, wide } from './VisitorForm.css.ts';

export interface VisitorFieldsProps {
  texts: VisitorTexts;
  form: FormState<VisitorDraft>;
}

function Field({ name, texts, form }: VisitorFieldsProps & { name: VisitorField }) {
  const { kind, autofill } = leadFields[name];
  const common = {
    ...form.field(name),
    label: texts.fields[name],
    isRequired: neededOfVisitors.has(name),
    autoComplete: autofill || 'off',
    errorMessage: form.errors[name],
  };
  return kind === 'paragraphs' ? (
    <TextArea {...common} rows={4} className={wide} />
  ) : (
    // The names and the two ways of contact stand side by side.
    <TextField {...common} type={inputTypes[kind]} className={name === 'company' ? wide : ''} />
  );
}

/** Who the visitor is, and what they want to say. */
export function VisitorFields({ texts, form }: VisitorFieldsProps) {
  const { main, more } = visitorFields;
  const isOpen = more.some((name) => form.values[name] !== '' || form.errors[name] !== undefined);
  return (
    <>
      <div className={fields}>
        {main.map((name) => (
          <Field key={name} name={name} texts={texts} form={form} />
        ))}
      </div>
      {/* What was read from a card must be seen. */}
      <Disclosure key={String(isOpen)} title={texts.form.more} defaultExpanded={isOpen}>
        <div className={fields}>
          {more.map((name) => (
            <Field key={name} name={name} texts={texts} form={form} />
          ))}
        </div>
      </Disclosure>
    </>
  );
}
