import type { ImportSummary } from '@cardinal/contract';
import {
  AlertDialog,
  Button,
  Card,
  Heading,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@cardinal/ui';
import { useId, useState } from 'react';
import { RefreshNotice, type LoadFailure } from '../../lists/index.ts';
import { importTexts } from '../texts.ts';
import { EarlierImport, type EarlierImportContext } from './EarlierImport.tsx';
import { card, list, more, name, row, waiting } from './EarlierImports.css.ts';

const texts = importTexts.earlier;

/** What the list of earlier imports shows. */
export type EarlierContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'imports';
      /** Newest first. */
      imports: readonly ImportSummary[];
      /** Loads older ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the last refresh failed. */
      refreshFailure?: LoadFailure;
    };

export interface EarlierImportsViewProps extends EarlierImportContext {
  content: EarlierContent;
  /** Called to undo an import, after the user has confirmed it. */
  onUndo: (id: string) => void;
}

function Loading() {
  return (
    <SkeletonGroup label={texts.loading} className={list}>
      {Array.from({ length: 3 }, (_, index) => (
        <span key={index} className={row}>
          <span className={waiting}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="65%" height={12} />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}

/** The imports of the last days, with their outcome, report and Undo. */
export function EarlierImportsView({ content, onUndo, ...props }: EarlierImportsViewProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<ImportSummary | null>(null);
  return (
    <Card as="section" aria-labelledby={titleId} className={card}>
      <Heading level={2} size="md" id={titleId}>
        {texts.title}
      </Heading>
      {content.kind === 'loading' && <Loading />}
      {content.kind === 'failed' && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={content.failure.onRetry}
          isRetrying={content.failure.isRetrying}
        >
          {content.failure.detail}
        </InlineAlert>
      )}
      {content.kind === 'imports' && content.refreshFailure && (
        <RefreshNotice failure={content.refreshFailure} />
      )}
      {content.kind === 'imports' && content.imports.length === 0 && (
        <Text tone="muted">{texts.empty}</Text>
      )}
      {content.kind === 'imports' && content.imports.length > 0 && (
        <ul className={list}>
          {content.imports.map((shown) => (
            <EarlierImport key={shown.id} {...props} shown={shown} onUndo={() => setAsked(shown)} />
          ))}
        </ul>
      )}
      {content.kind === 'imports' && content.onLoadMore && (
        <Button
          size="sm"
          className={more}
          isBusy={content.isLoadingMore}
          onPress={content.onLoadMore}
        >
          {texts.more}
        </Button>
      )}
      {asked && (
        <AlertDialog
          isOpen
          tone="danger"
          title={importTexts.undo.title}
          confirmLabel={importTexts.undo.confirm}
          cancelLabel={importTexts.undo.keep}
          onConfirm={() => onUndo(asked.id)}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        >
          <bdi className={name}>{asked.file_name}</bdi>
          <br />
          {importTexts.undo.description}
        </AlertDialog>
      )}
    </Card>
  );
}
