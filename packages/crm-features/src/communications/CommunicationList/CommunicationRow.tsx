import type { TextsOf } from '@cardinal/contract/messages';
import type { Communication } from '@cardinal/contract';
import { leadLabel } from '@cardinal/contract/labels';
import { Badge, Button, Icon, Text } from '@cardinal/ui';
import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react';
import { formatFullDate, type DateContext } from '../../format/index.ts';
import { NameButton } from '../NameButton.tsx';
import { communicationIcons } from '../communicationIcons.ts';
import { communicationSummary, communicationMessages } from '../texts.ts';
import {
  by as byClass,
  dot,
  facts,
  headline,
  reason,
  row,
  summary,
  time as timeClass,
  trouble,
  words,
} from './CommunicationList.css.ts';
import { useHistoryWords } from '../../language/history/useHistoryWords.ts';
import { useTexts } from '../../language/index.ts';

/** The actions for a listed communication. */
export interface CommunicationHandlers {
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /** Called to retry an email. */
  onRetry: (communication: Communication) => void;
}

export interface CommunicationRowProps {
  communication: Communication;
  handlers: CommunicationHandlers;
  dates: DateContext;
  /** Id of the signed-in user, whose name is not repeated on every row. */
  userId?: string;
  isRetrying: boolean;
  /** Why the last retry failed. */
  retryError?: string;
}

const looks = {
  sent: { tone: 'success', icon: CircleCheck },
  queued: { tone: 'neutral', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
} as const;

/** Name of the lead of a communication. */
export const nameOf = (
  { lead }: Pick<Communication, 'lead'>,
  texts: TextsOf<typeof communicationMessages>['list'],
): string => leadLabel({ ...lead, email: '' }) || texts.noLeadName;

function State({ status }: { status: NonNullable<Communication['status']> }) {
  const texts = useTexts(communicationMessages).list;
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {texts.states[status]}
    </Badge>
  );
}

interface TroubleProps extends Pick<
  CommunicationRowProps,
  'communication' | 'isRetrying' | 'retryError'
> {
  onRetry: CommunicationHandlers['onRetry'];
}

/** Why an email was not delivered, and the button that retries it. */
function Trouble({ communication, onRetry, isRetrying, retryError }: TroubleProps) {
  const communicationTexts = useTexts(communicationMessages);
  const texts = communicationTexts.list;
  const { status, error } = communication;
  const detail = retryError ?? error;
  return (
    <div className={trouble}>
      {detail !== null && (
        <Text
          size="xs"
          tone={status === 'failed' || retryError !== undefined ? 'danger' : 'muted'}
          role={retryError === undefined ? undefined : 'alert'}
          className={reason}
        >
          <bdi>{detail}</bdi>
        </Text>
      )}
      <Button
        size="sm"
        icon={RefreshCw}
        isBusy={isRetrying}
        aria-label={texts.retryOf({ name: nameOf(communication, texts) })}
        onPress={() => onRetry(communication)}
      >
        {communicationTexts.retry}
      </Button>
    </div>
  );
}

/** One communication: with whom, what, when, and the delivery status of an email. */
export function CommunicationRow({
  communication,
  handlers,
  dates: { locale },
  userId,
  isRetrying,
  retryError,
}: CommunicationRowProps) {
  const communicationTexts = useTexts(communicationMessages);
  const texts = communicationTexts.list;
  const worded = useHistoryWords();
  const { type, lead, status, error, created_at: at, by } = communication;
  const name = nameOf(communication, texts);
  // A queued email is retried automatically; a button helps only once an attempt has failed.
  const isTroubled = status === 'failed' || (status === 'queued' && (retryError ?? error) !== null);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <li className={row}>
      <span className={dot}>
        <Icon icon={communicationIcons[type]} label={communicationTexts.types[type]} />
      </span>
      <div className={words}>
        <div className={headline}>
          <NameButton
            label={texts.open({ name })}
            name={name}
            onPress={() => handlers.onOpenLead(lead.id)}
          />
          {by && by.id !== userId && (
            <span className={byClass}>
              <bdi>{texts.by({ name: by.name })}</bdi>
            </span>
          )}
        </div>
        <p className={summary}>
          <bdi>
            {communicationSummary(type === 'email' ? communication : worded(communication))}
          </bdi>
        </p>
      </div>
      <div className={facts}>
        {status && <State status={status} />}
        <time dir="auto" dateTime={at} title={formatFullDate(at, locale)} className={timeClass}>
          {clock.format(new Date(at))}
        </time>
      </div>
      {isTroubled && (
        <Trouble
          communication={communication}
          onRetry={handlers.onRetry}
          isRetrying={isRetrying}
          retryError={retryError}
        />
      )}
    </li>
  );
}
