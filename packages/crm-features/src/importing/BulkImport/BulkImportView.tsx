import { Button } from '@cardinal/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { acceptedFiles } from '../files.ts';
import { cardTexts } from '../cardTexts.ts';
import { UploadCard, type UploadState } from './UploadCard.tsx';

export interface BulkImportViewProps extends UploadState {
  /** Whether the template is being fetched. */
  isDownloading: boolean;
  /** Downloads the template. */
  onTemplate: () => void;
}

/** The card that starts an import. */
export function BulkImportView({ isDownloading, onTemplate, ...upload }: BulkImportViewProps) {
  return (
    <UploadCard
      {...upload}
      icon={FileSpreadsheet}
      texts={cardTexts}
      acceptedFiles={acceptedFiles}
      before={
        <Button icon={Download} isBusy={isDownloading} onPress={onTemplate}>
          {cardTexts.template}
        </Button>
      }
    />
  );
}
