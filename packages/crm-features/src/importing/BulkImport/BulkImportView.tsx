import { Button } from '@cardinal/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { acceptedFiles } from '../files.ts';
import { importTexts } from '../texts.ts';
import { UploadCard, type UploadState } from './UploadCard.tsx';

export interface BulkImportViewProps extends UploadState {
  isDownloading: boolean;
  onTemplate: () => void;
}

/** The card that starts an import. */
export function BulkImportView({ isDownloading, onTemplate, ...upload }: BulkImportViewProps) {
  return (
    <UploadCard
      {...upload}
      icon={FileSpreadsheet}
      texts={importTexts.card}
      acceptedFiles={acceptedFiles}
      before={
        <Button icon={Download} isBusy={isDownloading} onPress={onTemplate}>
          {importTexts.card.template}
        </Button>
      }
    />
  );
}
