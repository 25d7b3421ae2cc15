import type { CrmConnection } from '@cardinal/contract';
import { crmLeadStates } from '@cardinal/contract/labels';
import { useQuery } from '@tanstack/react-query';
import {
  AlertDialog,
  Badge,
  Button,
  InlineAlert,
  ProgressBar,
  Spinner,
  Stack,
  Text,
  useLocale,
} from '@cardinal/ui';
import { useState } from 'react';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { bar, figure, figureLabel, figures, name, part } from './HubSpot.css.ts';
import { CrmFailures } from './CrmFailures.tsx';
import { CrmKeyForm } from './CrmKeyForm.tsx';
import { CrmMappingForm } from './CrmMappingForm.tsx';
import { crmQuery } from './crmQueries.ts';
import { crmMessages } from './texts.ts';
import { useCrmActions } from './useCrmActions.ts';
import { useTexts } from '../../language/index.ts';

/** Makes the call alone. */
const unrepeated: Confirmed = (call) => call();

/** Props of HubSpot. */
export interface HubSpotProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
  /** URL of a lead. */
  leadHref: (leadId: string) => string;
}

interface ConnectedProps extends HubSpotProps {
  connection: CrmConnection;
  confirmed: Confirmed;
}

/** The number of leads in each state. */
function Figures({ counts }: Pick<CrmConnection, 'counts'>) {
  const texts = useTexts(crmMessages);
  const { locale } = useLocale();
  return (
    <dl className={figures}>
      {crmLeadStates.map((state) => (
        <div key={state}>
          <dt className={figureLabel}>{texts.states[state]}</dt>
          <dd className={figure}>{counts[state].toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Connected({ connection, confirmed, leadHref }: ConnectedProps) {
  const texts = useTexts(crmMessages);
  const { account, active, paused_reason: reason, counts, mapping } = connection;
  const { waiting, sent, failed, skipped } = counts;
  const actions = useCrmActions(confirmed);
  const [isRenewing, setRenewing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const total = waiting + sent;
  return (
    <Stack gap={8}>
      <section className={part} aria-label={texts.account({ name: account })}>
        <div className={bar}>
          <span className={name}>{texts.account({ name: account })}</span>
          <Badge tone={active ? 'success' : 'warning'}>
            {active ? texts.active : texts.inactive}
          </Badge>
        </div>
        {!active && (
          <InlineAlert tone="warning" title={texts.paused.title}>
            {reason} {texts.paused.detail}
          </InlineAlert>
        )}
        <Figures counts={counts} />
        {waiting > 0 && active && (
          <ProgressBar
            label={texts.progressLabel}
            value={sent}
            maxValue={total}
            valueLabel={texts.progress({ sent, total })}
          />
        )}
        {(isRenewing || !active) && (
          <CrmKeyForm isRenewal confirmed={confirmed} onConnected={() => setRenewing(false)} />
        )}
        <div className={bar}>
          {waiting > 0 ? (
            <Button isBusy={actions.isPending} onPress={() => void actions.stop()}>
              {texts.stop}
            </Button>
          ) : (
            <Button
              isBusy={actions.isPending}
              isDisabled={!active}
              onPress={() => void actions.sendAll()}
            >
              {texts.sendAll}
            </Button>
          )}
          {active && !isRenewing && (
            <Button onPress={() => setRenewing(true)}>{texts.newKey}</Button>
          )}
          <Button variant="quiet" onPress={() => setAsking(true)}>
            {texts.disconnect}
          </Button>
        </div>
      </section>
      {failed + skipped > 0 && (
        <CrmFailures
          number={failed + skipped}
          isBusy={actions.isPending}
          leadHref={leadHref}
          onRetry={() => void actions.retry()}
        />
      )}
      {active && <CrmMappingForm mapping={mapping} confirmed={confirmed} />}
      <AlertDialog
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.removal.title}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.keep}
        onConfirm={async () => {
          await actions.disconnect();
        }}
      >
        {texts.removal.consequence}
      </AlertDialog>
    </Stack>
  );
}

/** The connection of the company to HubSpot: key, state of the leads, and fields. */
export function HubSpot({ confirmed = unrepeated, leadHref }: HubSpotProps) {
  const texts = useTexts(crmMessages);
  const { data, error, refetch, isFetching } = useQuery(crmQuery(useApi()));
  return (
    <Stack gap={6}>
      <Text as="p" tone="muted">
        {texts.about}
      </Text>
      {data ? (
        data.connection ? (
          <Connected connection={data.connection} confirmed={confirmed} leadHref={leadHref} />
        ) : (
          <div className={part}>
            <CrmKeyForm isRenewal={false} confirmed={confirmed} />
          </div>
        )
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
    </Stack>
  );
}
