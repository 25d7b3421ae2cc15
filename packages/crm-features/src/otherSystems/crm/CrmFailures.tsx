import { useQuery } from '@tanstack/react-query';
import { Button, Heading, InlineAlert, Link, Spinner, Text } from '@cardinal/ui';
import { RefreshCw } from 'lucide-react';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { bar, list, name, part, row } from './HubSpot.css.ts';
import { failuresQuery } from './crmQueries.ts';
import { crmMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

export interface CrmFailuresProps {
  /** How many leads were not sent. */
  number: number;
  isBusy: boolean;
  /** URL of a lead. */
  leadHref: (leadId: string) => string;
  onRetry: () => void;
}

/** The leads that were not sent, with the reason. */
export function CrmFailures({ number, isBusy, leadHref, onRetry }: CrmFailuresProps) {
  const { failures: texts, states } = useTexts(crmMessages);
  const { data, error, refetch, isFetching } = useQuery(failuresQuery(useApi(), number));
  return (
    <section className={part} aria-label={texts.title}>
      <div className={bar}>
        <Heading level={2} size="md">
          {texts.title}
        </Heading>
        <Button size="sm" icon={RefreshCw} isBusy={isBusy} onPress={onRetry}>
          {texts.retry}
        </Button>
      </div>
      {data ? (
        <ul className={list}>
          {data.map(({ lead_id: id, name: lead, state, reason }) => (
            <li key={id} className={row}>
              <Link href={leadHref(id)} className={name}>
                <bdi>{lead}</bdi>
              </Link>
              <Text as="p" size="xs" tone="muted">
                {states[state]}: {reason}
              </Text>
            </li>
          ))}
        </ul>
      ) : error ? (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorDetail(error)}
        </InlineAlert>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </section>
  );
}
