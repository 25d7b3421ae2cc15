import type { Company } from '@cardinal/contract';
import { Button, Form, Inline, InlineAlert, Text } from '@cardinal/ui';
import { useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import type { FieldErrors, MembershipValues } from '../checks.ts';
import { completionRoles, completionTexts as texts } from '../flowTexts.ts';

/** Props of ProfileCompletionView. */
export interface ProfileCompletionViewProps {
  /** The initial choice. */
  initialValues: MembershipValues;
  /** Companies that can be joined; empty while they load or if loading failed. */
  companies: readonly Company[];
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** Called with the choice. */
  onSubmit: (values: MembershipValues) => void;
  /** Whether the companies could not be loaded. */
  isCompaniesFailed?: boolean;
  /** Loads the companies again. */
  onRetryCompanies?: () => void;
  /** Whether the profile is being saved. */
  isBusy?: boolean;
  /** Called when the user postpones the choice; absent if it is required. */
  onLater?: (() => void) | undefined;
  /** Called when the user signs out. */
  onLogout: () => void;
}

/** Form that completes a profile with a role and a company. */
export function ProfileCompletionView({
  initialValues,
  companies,
  errors,
  onSubmit,
  isCompaniesFailed = false,
  onRetryCompanies,
  isBusy = false,
  onLater,
  onLogout,
}: ProfileCompletionViewProps) {
  const [values, setValues] = useState(initialValues);
  const form = useErrorFocus(errors);
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Form
        ref={form}
        validationErrors={errors}
        onSubmit={() => {
          if (!isBusy) onSubmit(values);
        }}
      >
        {isCompaniesFailed && (
          <InlineAlert tone="danger" title={texts.loadFailed.title} onRetry={onRetryCompanies}>
            {texts.loadFailed.description}
          </InlineAlert>
        )}
        <MembershipFields
          values={values}
          onChange={(change) => setValues((old) => ({ ...old, ...change }))}
          companies={companies}
          roleLabels={completionRoles}
          rolePlaceholder={texts.rolePlaceholder}
          offersNone={false}
          isRow={false}
        />
        <Text as="p" size="sm" tone="muted">
          {texts.joining}
        </Text>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          isBusy={isBusy}
          isDisabled={!values.role || !values.company}
        >
          {texts.submit}
        </Button>
        <Inline gap={2} justify="center">
          {onLater && (
            <Button variant="quiet" onPress={onLater}>
              {texts.later}
            </Button>
          )}
          <Button variant="quiet" onPress={onLogout}>
            {texts.logout}
          </Button>
        </Inline>
      </Form>
    </AuthFrame>
  );
}
