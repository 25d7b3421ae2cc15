import { Button, Dialog, Form } from '@cardinal/ui';
import { useId } from 'react';
import type { JoinableCompanies } from '../../client/queries/companiesQuery.ts';
import type { FormState } from '../../forms/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import type { MembershipValues } from '../membershipChecks.ts';
import { completionMessages, registrationMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

export interface CompleteRegistrationViewProps {
  /** Companies that can be joined; undefined while they load or if loading failed. */
  companies: JoinableCompanies | undefined;
  form: FormState<MembershipValues>;
  /** Called when the dialog is closed without a choice. */
  onCancel: () => void;
}

/** Dialog in which a new user chooses a role and a company. */
export function CompleteRegistrationView({
  companies,
  form,
  onCancel,
}: CompleteRegistrationViewProps) {
  const texts = useTexts(registrationMessages);
  const completionTexts = useTexts(completionMessages);
  const roleTexts = useTexts(roleMessages);
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
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSaving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Form {...form.props} id={formId}>
        <MembershipFields
          values={form.values}
          onChange={form.set}
          companies={companies}
          roleLabels={roleTexts}
          rolePlaceholder={completionTexts.rolePlaceholder}
          isRow={false}
        />
      </Form>
    </Dialog>
  );
}
