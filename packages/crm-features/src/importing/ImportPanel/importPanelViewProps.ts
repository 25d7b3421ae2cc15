import type {
  DuplicateAction,
  Import,
  ImportField,
  ImportSourceQuery,
  ImportValueField,
} from '@cardinal/contract';
import type { RefreshNoticeProps } from '../../lists/index.ts';
import type { Formats } from '../formats.ts';
import type { ImportAgent } from './ValuesSection.tsx';

/** What the panel shows. */
export type ImportContent =
  | { kind: 'upload'; uploading: string | null; error: string | null }
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; isGone: boolean; onRetry: () => void; isRetrying: boolean }
  | {
      kind: 'import';
      shown: Import;
      /** Why the import could not be read again, if so; what is stored is then unknown. */
      refreshFailure?: RefreshNoticeProps['failure'] | undefined;
    };

export interface ImportPanelViewProps {
  /** Title of the page. @default 'Import leads' */
  title?: string;
  content: ImportContent;
  /** Whether the file is a list of attendees. @default false */
  isAttendeeList?: boolean;
  formats: Formats;
  /** Whether the user may assign leads to others. */
  mapsAssignee: boolean;
  agents: readonly ImportAgent[];
  /** Whether a choice is being saved and the rows analysed again, or it is unknown what is saved. */
  isChecking: boolean;
  isStarting: boolean;
  isUndoing: boolean;
  isDownloading: boolean;
  onFile: (file: File) => void;
  onCancelUpload: () => void;
  /** Called to read the file in another way; absent if the browser no longer has it. */
  onReadAgain: ((read: ImportSourceQuery) => void) | undefined;
  isReadingAgain: boolean;
  /** Why the file was not read in the chosen way, or null. */
  readError: string | null;
  onFieldChange: (column: number, field: ImportField | null) => void;
  onOrderChange: (order: number[]) => void;
  onValueChange: (field: ImportValueField, text: string, value: string | null) => void;
  onDuplicatesChange: (action: DuplicateAction) => void;
  onRowActionChange: (row: number, action: DuplicateAction | null) => void;
  onCommit: () => void;
  /** Called to discard, stop or undo the import. */
  onUndo: () => void;
  onReport: () => void;
  /** Called to begin with another file. */
  onAnother: () => void;
  /** Called to leave the import for good, before it began. */
  onLeave: () => void;
  onOpenLead?: (id: string) => void;
  onViewLeads?: () => void;
}
