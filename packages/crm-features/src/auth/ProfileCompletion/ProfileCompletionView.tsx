import { Button, Form, Inline, InlineAlert, Text } from '@cardinal/ui';
import type { JoinableCompanies } from '../../client/queries/companiesQuery.ts';
import type { FormState } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import { needsRole, type MembershipValues } from '../membershipChecks.ts';
import { completionMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface ProfileCompletionViewProps {
  form: FormState<MembershipValues>;
  /** Companies that can be joined; undefined while they load or if loading failed. */
  companies: JoinableCompanies | undefined;
  /** Whether the companies could not be loaded. */
  isCompaniesFailed?: boolean;
  /** Loads the companies again. */
  onRetryCompanies?: () => void;
  /** Called when the user postpones the choice; absent if it is required. */
  onLater?: (() => void) | undefined;
  /** Called when the user signs out. */
  onLogout: () => void;
}

/** Form that completes a profile with a role and a company. */
export function ProfileCompletionView({
  form,
  companies,
  isCompaniesFailed = false,
  onRetryCompanies,
  onLater,
  onLogout,
}: ProfileCompletionViewProps) {
  const texts = useTexts(completionMessages);
  const { values, set } = form;
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Form {...form.props}>
        {isCompaniesFailed && (
          <InlineAlert tone="danger" title={texts.loadFailed.title} onRetry={onRetryCompanies}>
            {texts.loadFailed.description}
          </InlineAlert>
        )}
        <MembershipFields
          values={values}
          onChange={set}
          companies={companies}
          roleLabels={texts.roles}
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
          isBusy={form.isSaving}
          isDisabled={!values.company || (needsRole(values) && !values.role)}
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
