import type { ImportSummary } from '@cardinal/contract';
import { AlertDialog, Skeleton } from '@cardinal/ui';
import { useState } from 'react';
import { ListCard, type ListContent } from '../../lists/index.ts';
import { importMessages } from '../texts.ts';
import { EarlierImport, type EarlierImportContext } from './EarlierImport.tsx';
import { name, row, waiting } from './EarlierImports.css.ts';
import { useTexts } from '../../language/index.ts';

const loadingRows = Array.from({ length: 3 }, (_, index) => (
  <span key={index} className={row}>
    <span className={waiting}>
      <Skeleton width="40%" height={14} />
      <Skeleton width="65%" height={12} />
    </span>
  </span>
));

export interface EarlierImportsViewProps extends EarlierImportContext {
  /** The imports, newest first. */
  content: ListContent<ImportSummary>;
  /** Called to undo an import, after the user has confirmed it. */
  onUndo: (id: string) => void;
}

/** The imports of the last days, with their outcome, report and Undo. */
export function EarlierImportsView({ content, onUndo, ...props }: EarlierImportsViewProps) {
  const importTexts = useTexts(importMessages);
  const [asked, setAsked] = useState<ImportSummary | null>(null);
  return (
    <>
      <ListCard content={content} texts={importTexts.earlier} skeleton={loadingRows}>
        {(shown) => (
          <EarlierImport key={shown.id} {...props} shown={shown} onUndo={() => setAsked(shown)} />
        )}
      </ListCard>
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
    </>
  );
}
