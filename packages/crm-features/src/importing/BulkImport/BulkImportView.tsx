import { Button } from '@cardinal/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { acceptedFiles, most } from '../files.ts';
import { cardMessages } from '../cardTexts.ts';
import { UploadCard, type UploadState } from './UploadCard.tsx';
import { useTexts } from '../../language/index.ts';

export interface BulkImportViewProps extends UploadState {
  /** Whether the template is being fetched. */
  isDownloading: boolean;
  /** Downloads the template. */
  onTemplate: () => void;
}

/** The card that starts an import. */
export function BulkImportView({ isDownloading, onTemplate, ...upload }: BulkImportViewProps) {
  const cardTexts = useTexts(cardMessages);
  return (
    <UploadCard
      {...upload}
      icon={FileSpreadsheet}
      texts={{ ...cardTexts, formats: cardTexts.formats(most) }}
      acceptedFiles={acceptedFiles}
      before={
        <Button icon={Download} isBusy={isDownloading} onPress={onTemplate}>
          {cardTexts.template}
        </Button>
      }
    />
  );
}
