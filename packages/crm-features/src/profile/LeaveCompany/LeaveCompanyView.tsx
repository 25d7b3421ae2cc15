import type { LeavingPreview } from '@cardinal/contract';
import {
  AlertDialog,
  Button,
  Inline,
  InlineAlert,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface LeaveCompanyViewProps {
  /** Name of the company. */
  company: string;
  /** The consequences; undefined until they are loaded. */
  preview: LeavingPreview | undefined;
  /** BCP 47 locale of numbers. */
  locale: string;
  /** Why the preview could not be loaded. */
  failure?: string | undefined;
  /** Loads the preview again: after a failure, and when the user is asked. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean;
  /** URL of the screen where another administrator can be chosen. */
  membersHref?: string | undefined;
  /** Leaves the company. */
  onLeave: () => Promise<void>;
}

type ConsequencesProps = Pick<LeaveCompanyViewProps, 'company' | 'locale'> & {
  preview: LeavingPreview;
};

/** The consequences for the leads and the user. */
function Consequences({ company, preview, locale }: ConsequencesProps) {
  const { leave: texts } = useTexts(profileMessages);
  const { leads, is_last_member: isLast } = preview;
  const stays =
    leads === 0
      ? texts.noLeads({ company })
      : texts.leads({ count: new Intl.NumberFormat(locale).format(leads), company });
  return (
    <Stack gap={2}>
      <Text as="p">{isLast ? texts.lastMember({ company }) : stays}</Text>
      {!isLast && <Text as="p">{texts.alone}</Text>}
    </Stack>
  );
}

type FailedProps = Pick<LeaveCompanyViewProps, 'onRetry' | 'isRetrying'> & { failure: string };

/** Why the consequences are unknown. */
function Failed({ failure, onRetry, isRetrying }: FailedProps) {
  const { leave: texts } = useTexts(profileMessages);
  return (
    <InlineAlert tone="danger" title={texts.failed} onRetry={onRetry} isRetrying={isRetrying}>
      {failure}
    </InlineAlert>
  );
}

function Loading() {
  const { leave: texts } = useTexts(profileMessages);
  return (
    <SkeletonGroup label={texts.loading}>
      <Stack gap={3}>
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width={140} height={36} radius="control" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Why the only administrator cannot leave, and where to choose another. */
function LastAdmin({ membersHref }: Pick<LeaveCompanyViewProps, 'membersHref'>) {
  const { leave: texts } = useTexts(profileMessages);
  return (
    <InlineAlert
      tone="neutral"
      action={
        membersHref !== undefined && (
          <LinkButton size="sm" href={membersHref}>
            {texts.members}
          </LinkButton>
        )
      }
    >
      {texts.lastAdmin}
    </InlineAlert>
  );
}

/** Explains the consequences of leaving the company, and leaves it after a confirmation. */
export function LeaveCompanyView({
  company,
  preview,
  locale,
  failure,
  onRetry,
  isRetrying = false,
  membersHref,
  onLeave,
}: LeaveCompanyViewProps) {
  const { leave: texts } = useTexts(profileMessages);
  const [asks, setAsks] = useState(false);
  // The question stays until it is answered, and the server has the last word.
  if (failure !== undefined && !asks) {
    return <Failed failure={failure} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  const ask = () => {
    setAsks(true);
    // They may have changed since the page was opened.
    onRetry();
  };
  if (!preview) return <Loading />;
  if (preview.is_last_admin) return <LastAdmin membersHref={membersHref} />;
  const consequences = <Consequences company={company} preview={preview} locale={locale} />;
  return (
    <Stack gap={4}>
      {consequences}
      <Inline>
        <Button onPress={ask}>{texts.submit}</Button>
      </Inline>
      <AlertDialog
        isOpen={asks}
        onOpenChange={setAsks}
        tone="danger"
        title={texts.question({ company })}
        confirmLabel={texts.submit}
        cancelLabel={texts.cancel}
        onConfirm={onLeave}
      >
        <Stack gap={2}>
          {consequences}
          {!preview.is_last_member && <Text as="p">{texts.again}</Text>}
        </Stack>
      </AlertDialog>
    </Stack>
  );
}
