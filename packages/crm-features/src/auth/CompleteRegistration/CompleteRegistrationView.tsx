import type { Company } from '@cardinal/contract';
import { defaultRole, roleLabels, type ChosenRole } from '@cardinal/contract/labels';
import { Button, Dialog, Form } from '@cardinal/ui';
import { useId, useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import { companyChoices, type FieldErrors, type MembershipValues } from '../checks.ts';
import { completionTexts, registrationTexts as texts } from '../flowTexts.ts';

/** Props of CompleteRegistrationView. */
export interface CompleteRegistrationViewProps {
  /** Companies that can be joined; empty while they load or if loading failed. */
  companies: readonly Company[];
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** Called with the choice. */
  onSubmit: (values: MembershipValues) => void;
  /** Called when the dialog is closed without a choice. */
  onCancel: () => void;
  /**
   * Role that is preselected; null requires a choice.
   * @default 'agent'
   */
  initialRole?: ChosenRole | null | undefined;
  /** Whether the registration is in progress. */
  isBusy?: boolean;
}

/** Dialog in which a new user chooses a role and a company. */
export function CompleteRegistrationView({
  companies,
  errors,
  onSubmit,
  onCancel,
  initialRole = defaultRole,
  isBusy = false,
}: CompleteRegistrationViewProps) {
  const [values, setValues] = useState<MembershipValues>({
    role: initialRole,
    company: companyChoices.none,
    company_name: '',
  });
  const form = useErrorFocus(errors);
  const formId = useId();
  return (
    <Dialog
      isOpen
      size="sm"
      title={texts.title}
      description={texts.description}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      footer={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        validationErrors={errors}
        onSubmit={() => {
          if (!isBusy) onSubmit(values);
        }}
      >
        <MembershipFields
          values={values}
          onChange={(change) => setValues((old) => ({ ...old, ...change }))}
          companies={companies}
          roleLabels={roleLabels}
          rolePlaceholder={completionTexts.rolePlaceholder}
          isRow={false}
        />
      </Form>
    </Dialog>
  );
}
