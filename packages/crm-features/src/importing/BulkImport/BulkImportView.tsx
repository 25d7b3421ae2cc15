import {
  Button,
  Card,
  FileTrigger,
  Heading,
  Icon,
  InlineAlert,
  ProgressBar,
  Text,
} from '@cardinal/ui';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { acceptedFiles } from '../files.ts';
import { importTexts } from '../texts.ts';
import { actions, card, formats, head, mark, words } from './BulkImport.css.ts';

const texts = importTexts.card;

export interface BulkImportViewProps {
  /** Name of the file that is being uploaded, or null. */
  uploading: string | null;
  /** Why the last file was not read, or null. */
  error: string | null;
  isDownloading: boolean;
  onTemplate: () => void;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** The card that starts an import. */
export function BulkImportView({ uploading, error, isDownloading, ...on }: BulkImportViewProps) {
  return (
    <Card as="section" className={card}>
      <div className={head}>
        <span className={mark}>
          <Icon icon={FileSpreadsheet} size={20} />
        </span>
        <div className={words}>
          <Heading level={2} size="md">
            {texts.title}
          </Heading>
          <Text size="sm" tone="muted">
            {texts.description}
          </Text>
        </div>
      </div>
      {error !== null && (
        <InlineAlert tone="danger" title={texts.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading === null ? (
        <div className={actions}>
          <Button icon={Download} isBusy={isDownloading} onPress={on.onTemplate}>
            {texts.template}
          </Button>
          <FileTrigger
            acceptedFileTypes={acceptedFiles}
            onFiles={([file]) => file && on.onFile(file)}
          >
            <Button icon={Upload}>{texts.upload}</Button>
          </FileTrigger>
        </div>
      ) : (
        <>
          <ProgressBar label={texts.uploading(uploading)} />
          <div className={actions}>
            <Button onPress={on.onCancel}>{texts.cancel}</Button>
          </div>
        </>
      )}
      <p className={formats}>{texts.formats}</p>
    </Card>
  );
}
