import { useMutation, useQuery } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useRef, useState } from 'react';
import { leadsQuery } from '../../client/queries/leadsQuery.ts';
import { agentsOf, usersQuery } from '../../client/queries/usersQuery.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession } from '../../client/CrmContext.ts';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { saveFile } from '../../client/http/saveFile.ts';
import { exportFilters, exportQuery, initialExport, type ExportState } from '../exportState.ts';
import { exportMessages } from '../exportTexts.ts';
import { inOrder } from '../people.ts';
import { ExportPanelView } from './ExportPanelView.tsx';
import type { MatchCount, SavedFile } from './exportPanelViewProps.ts';
import { useTexts } from '../../language/index.ts';

export interface ExportPanelProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: <T>(call: () => Promise<T>) => Promise<T>;
  /**
   * Whether Export is the primary action of the screen; false while another one is.
   * @default true
   */
  isPrimary?: boolean;
  /** Saves the file. @default a download of the browser */
  onSave?: (blob: Blob, name: string) => void;
}

const unconfirmed = <T,>(call: () => Promise<T>) => call();

/** Whether the user cancelled the export, which is not a failure. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Exports leads: starts and cancels the download, and saves the file. */
function useExport(
  confirmed: NonNullable<ExportPanelProps['confirmed']>,
  onSave: NonNullable<ExportPanelProps['onSave']>,
) {
  const exportTexts = useTexts(exportMessages);
  const api = useApi();
  const userId = useSession()?.user.id;
  const [received, setReceived] = useState<number | null>(null);
  const [saved, setSaved] = useState<SavedFile | null>(null);
  const running = useRef<AbortController | null>(null);

  const download = useMutation({
    mutationFn: async (chosen: ExportState) => {
      const controller = new AbortController();
      running.current = controller;
      setReceived(0);
      setSaved(null);
      return confirmed(() =>
        api.download('/api/leads/export', {
          query: exportQuery(chosen),
          headers: userId === undefined ? {} : { 'x-user-id': userId },
          signal: controller.signal,
          onProgress: setReceived,
        }),
      );
    },
    onSuccess: ({ blob, name: suggested }, { format }) => {
      const name = suggested ?? `leads-export.${format}`;
      onSave(blob, name);
      setSaved({ name, bytes: blob.size });
      toasts.show({ title: exportTexts.toasts.success, description: name, tone: 'success' });
    },
    onError: (error) => {
      if (isAbort(error)) return;
      toasts.show({
        title: exportTexts.toasts.failed,
        description: errorDetail(error),
        tone: 'danger',
      });
    },
    onSettled: () => setReceived(null),
  });

  return {
    start: download.mutate,
    cancel: () => running.current?.abort(),
    received,
    saved,
    error: download.error,
  };
}

/** Exports the leads of the signed-in manager's company. */
export function ExportPanel({
  confirmed = unconfirmed,
  isPrimary,
  onSave = saveFile,
}: ExportPanelProps) {
  const { locale } = useLocale();
  const api = useApi();
  const [state, setState] = useState<ExportState>(initialExport);
  const { start, cancel, received, saved, error } = useExport(confirmed, onSave);
  const users = useQuery(usersQuery(api));
  const events = useQuery(eventsQuery(api));
  const matching = useQuery(leadsQuery(api, { ...exportFilters(state), limit: 1 }));

  const count = (): MatchCount => {
    const { data, isError } = matching;
    if (data?.total != null) {
      return { kind: 'known', count: data.total, isCapped: data.isTotalCapped };
    }
    return { kind: isError ? 'failed' : 'loading' };
  };

  return (
    <ExportPanelView
      state={state}
      onStateChange={setState}
      agents={inOrder(agentsOf(users.data ?? []), 'name', locale)}
      events={events.data ?? []}
      count={count()}
      onExport={() => start(state)}
      isPrimary={isPrimary}
      received={received}
      onCancel={cancel}
      saved={saved}
      failure={error && !isAbort(error) ? errorDetail(error) : null}
      locale={locale}
    />
  );
}
