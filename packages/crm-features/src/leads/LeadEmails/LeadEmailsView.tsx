import type { Email } from '@cardinal/contract';
import {
  Badge,
  Button,
  Disclosure,
  Heading,
  InlineAlert,
  SkeletonGroup,
  Skeleton,
  Text,
} from '@cardinal/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { RefreshNotice, type RefreshNoticeProps } from '../../lists/index.ts';
import { detailMessages } from '../detailTexts.ts';
import {
  content as contentClass,
  head,
  list as listClass,
  more,
  reason,
  row,
  section,
  state,
  subject as subjectClass,
  trouble,
  waiting,
} from './LeadEmails.css.ts';
import { useTexts } from '../../language/index.ts';

/** The content of the list of emails. */
export type LeadEmailsContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'emails';
      /** Newest first. */
      emails: readonly Email[];
      /** Loads older ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the list could not be refreshed or continued, while it stays on the screen. */
      refreshFailure?: RefreshNoticeProps['failure'];
    };

export interface LeadEmailsViewProps {
  content: LeadEmailsContent;
  dates: DateContext;
  /** Retries an email; without it, there is no button. */
  onRetry?: (email: Email) => void;
  /** Ids of the emails that are being retried. */
  retryingIds?: ReadonlySet<string>;
  /** Why the last retry of an email failed, by the email's id. */
  retryErrors?: ReadonlyMap<string, string>;
}

const looks = {
  sent: { tone: 'success', icon: CircleCheck },
  queued: { tone: 'info', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
} as const;

interface EmailRowProps extends Pick<LeadEmailsViewProps, 'dates' | 'onRetry'> {
  email: Email;
  isRetrying: boolean;
  retryError: string | undefined;
}

function EmailRow({ email, dates, onRetry, isRetrying, retryError }: EmailRowProps) {
  const texts = useTexts(detailMessages).emails;
  const { subject, content, status, error, attempts } = email;
  const look = looks[status];
  return (
    <li className={row}>
      <div className={head}>
        <Disclosure level={4} title={<span className={subjectClass}>{subject}</span>}>
          <p className={contentClass}>{content}</p>
        </Disclosure>
        <div className={state}>
          <Badge tone={look.tone} icon={look.icon}>
            {texts.states[status]}
          </Badge>
          <Text size="xs" tone="subtle">
            <RelativeTime iso={email.sent_at ?? email.created_at} dates={dates} />
          </Text>
        </div>
      </div>
      {status !== 'sent' && (
        <div className={trouble}>
          <Text size="xs" tone={status === 'failed' ? 'danger' : 'muted'} className={reason}>
            {retryError ?? [error, texts.attempts({ count: attempts })].filter(Boolean).join(' · ')}
          </Text>
          {onRetry && (
            <Button
              size="sm"
              isBusy={isRetrying}
              aria-label={texts.retryOf({ subject })}
              onPress={() => onRetry(email)}
            >
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Loading() {
  const texts = useTexts(detailMessages).emails;
  return (
    <SkeletonGroup label={texts.loading} className={listClass}>
      {['60%', '45%'].map((width) => (
        <span key={width} className={waiting}>
          <Skeleton width={width} />
          <Skeleton width={64} height={22} />
        </span>
      ))}
    </SkeletonGroup>
  );
}

/** The emails to a lead with their delivery status. */
export function LeadEmailsView({
  content,
  dates,
  onRetry,
  retryingIds,
  retryErrors,
}: LeadEmailsViewProps) {
  const texts = useTexts(detailMessages).emails;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading level={3} size="md" id={titleId}>
        {texts.title}
      </Heading>
      {content.kind === 'loading' && <Loading />}
      {content.kind === 'failed' && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={content.onRetry}
          isRetrying={content.isRetrying}
        >
          {content.detail}
        </InlineAlert>
      )}
      {content.kind === 'emails' && content.emails.length === 0 && (
        <Text tone="muted">{texts.empty}</Text>
      )}
      {content.kind === 'emails' && content.emails.length > 0 && (
        <ul className={listClass}>
          {content.emails.map((email) => (
            <EmailRow
              key={email.id}
              email={email}
              dates={dates}
              onRetry={onRetry}
              isRetrying={retryingIds?.has(email.id) ?? false}
              retryError={retryErrors?.get(email.id)}
            />
          ))}
        </ul>
      )}
      {content.kind === 'emails' && content.refreshFailure && (
        <RefreshNotice failure={content.refreshFailure} />
      )}
      {content.kind === 'emails' && content.onLoadMore && (
        <Button
          size="sm"
          isBusy={content.isLoadingMore}
          onPress={content.onLoadMore}
          className={more}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
}
