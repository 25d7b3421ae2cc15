import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Import, ImportSourceQuery } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorDetail, refreshEveryLead, useApi } from '../../client/index.ts';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { tellFailure } from '../../client/http/tellFailure.ts';
import { useFormats } from '../formats.ts';
import {
  useCommitImport,
  useDownloadReport,
  useImportFile,
  useUndoImport,
} from '../importMutations.ts';
import { agentsQuery, importQuery, isGone, isRunning } from '../importQueries.ts';
import { importMessages } from '../texts.ts';
import { useUpload } from '../useUpload.ts';
import { ImportPanelView } from './ImportPanelView.tsx';
import type { ImportContent } from './importPanelViewProps.ts';
import { useImportChoices } from './useImportChoices.ts';
import { useTexts } from '../../language/index.ts';

export interface ImportPanelProps {
  /** Title of the page. @default 'Import leads', or that of a list of attendees */
  title?: string;
  /** Id of the event whose list of attendees is imported; without it, files are lists of leads. */
  eventId?: string;
  /**
   * Id of the import that is shown; null asks for a file. Keep it in the address.
   * @default the panel's own state
   */
  importId?: string | null;
  /** Called with the id of an uploaded file, and with null for another one. */
  onImportIdChange?: (id: string | null) => void;
  /**
   * Whether the user may assign the leads of the file to others: managers and administrators.
   * @default false
   */
  mapsAssignee?: boolean;
  /** Called to leave without an import. @default asks for another file */
  onLeave?: () => void;
  /** Called once the leads of a file are imported. */
  onImported?: (shown: Import) => void;
  /** Called to show a lead that a row may duplicate; without it there is no such link. */
  onOpenLead?: (id: string) => void;
  /** Called to show the imported leads; without it there is no such button. */
  onViewLeads?: () => void;
}

/** Reports a failure; after the next attempt, the screen itself shows its outcome. */
const telling = (title: string) => ({
  onSuccess: () => toasts.clear(),
  onError: tellFailure(title),
});

/** What the panel shows: the choice of a file without an id, else the import. */
function contentOf(
  importId: string | null,
  shown: Import | undefined,
  { error, isFetching, refetch }: UseQueryResult<Import>,
  upload: ReturnType<typeof useUpload>,
): ImportContent {
  if (importId === null) {
    return { kind: 'upload', uploading: upload.uploading, error: upload.error };
  }
  const failure = error && {
    detail: errorDetail(error),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
  if (shown && !isGone(error)) {
    return { kind: 'import', shown, refreshFailure: failure ?? undefined };
  }
  return failure ? { kind: 'failed', isGone: isGone(error), ...failure } : { kind: 'loading' };
}

/** The id of the shown import: the caller's, or the panel's own if the caller keeps none. */
function useImportId(
  given: string | null | undefined,
  onChange: ((id: string | null) => void) | undefined,
) {
  const [own, setOwn] = useState<string | null>(null);
  const show = useCallback(
    (next: string | null) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [given === undefined ? own : given, show] as const;
}

/** Calls back once a running import has ended, to refresh what it changed. */
function useFinished(
  shown: Pick<Import, 'status'> | undefined,
  onFinished: (queryClient: QueryClient) => unknown,
): void {
  const queryClient = useQueryClient();
  const wasRunning = useRef(false);
  const runs = shown !== undefined && isRunning(shown);
  const finish = useEffectEvent(() => onFinished(queryClient));
  useEffect(() => {
    if (wasRunning.current && !runs) finish();
    wasRunning.current = runs;
  }, [runs]);
}

/** Imports leads from a file: upload, mapping and check, progress, outcome and undo. */
export function ImportPanel({ onImportIdChange, onImported, ...props }: ImportPanelProps) {
  const importTexts = useTexts(importMessages);
  const { mapsAssignee = false, eventId, onLeave } = props;
  const [importId, show] = useImportId(props.importId, onImportIdChange);
  const id = importId ?? '';
  const api = useApi();
  const formats = useFormats();
  const query = useQuery({ ...importQuery(api, id), enabled: importId !== null });
  const agents = useQuery({ ...agentsQuery(api), enabled: mapsAssignee });
  const events = useQuery({ ...eventsQuery(api), enabled: eventId === undefined });
  const upload = useUpload(show, eventId);
  const undo = useUndoImport();
  const again = useUpload((next) => {
    undo.mutate(id);
    show(next);
  }, eventId);
  const commit = useCommitImport(id);
  const report = useDownloadReport();
  const { shown, choices } = useImportChoices(query, id);
  useFinished(shown, (queryClient) => {
    void refreshEveryLead(queryClient);
    if (shown?.status === 'done') onImported?.(shown);
  });

  const file = useImportFile(id);
  const readAgain = (read: ImportSourceQuery) => {
    if (!file || !shown) return;
    again.send(file, read);
  };

  const startOver = () => {
    upload.reset();
    show(null);
  };

  const leave = () => {
    // A file that is not imported need not be kept; if deleting it fails, the server deletes it
    // later.
    if (shown?.status === 'ready') undo.mutate(shown.id);
    if (onLeave) onLeave();
    else startOver();
  };

  return (
    <ImportPanelView
      {...props}
      {...choices}
      content={contentOf(importId, shown, query, upload)}
      isAttendeeList={shown ? shown.event_id !== null : eventId !== undefined}
      formats={formats}
      mapsAssignee={mapsAssignee}
      agents={agents.data ?? []}
      events={events.data ?? []}
      isStarting={commit.isPending}
      isUndoing={undo.isPending}
      isDownloading={report.isPending}
      onFile={(chosen) => upload.send(chosen)}
      onReadAgain={file && readAgain}
      isReadingAgain={again.uploading !== null}
      readError={again.error}
      onCancelUpload={upload.cancel}
      onCommit={() => commit.mutate(undefined, telling(importTexts.commitFailed))}
      onUndo={() => undo.mutate(id, telling(importTexts.undo.failed))}
      onReport={() => report.mutate(id, telling(importTexts.done.reportFailed))}
      onAnother={startOver}
      onLeave={leave}
    />
  );
}
