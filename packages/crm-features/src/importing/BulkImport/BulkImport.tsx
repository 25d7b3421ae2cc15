import { toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/index.ts';
import { useDownloadTemplate } from '../importMutations.ts';
import { cardMessages } from '../cardTexts.ts';
import { useUpload } from '../useUpload.ts';
import { BulkImportView } from './BulkImportView.tsx';
import { useTexts } from '../../language/index.ts';

export interface BulkImportProps {
  /** Called with the id of the import of an uploaded file; show it with ImportPanel. */
  onUploaded: (importId: string) => void;
}

/** The card that starts an import: a template to fill in, and the upload of a file. */
export function BulkImport({ onUploaded }: BulkImportProps) {
  const cardTexts = useTexts(cardMessages);
  const upload = useUpload(onUploaded);
  const template = useDownloadTemplate();
  return (
    <BulkImportView
      uploading={upload.uploading}
      error={upload.error}
      isDownloading={template.isPending}
      onTemplate={() =>
        template.mutate(undefined, {
          onError: (error) =>
            toasts.show({
              title: cardTexts.templateFailed,
              description: errorDetail(error),
              tone: 'danger',
            }),
        })
      }
      onFile={upload.send}
      onCancel={upload.cancel}
    />
  );
}
