import { Button, DropZone, InlineAlert, ProgressBar } from '@cardinal/ui';
import { acceptedFiles, attendeeFiles } from '../files.ts';
import { importTexts as texts } from '../texts.ts';
import { outcome, section } from './ImportPanel.css.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';

/** The choice of a file, and its upload. */
export function UploadStep({
  content,
  isAttendeeList,
  onFile,
  onCancelUpload,
}: ImportPanelViewProps) {
  if (content.kind !== 'upload') return null;
  const { uploading, error } = content;
  return (
    <div className={section}>
      {error !== null && (
        <InlineAlert tone="danger" title={texts.card.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading === null ? (
        <DropZone
          label={texts.upload.drop}
          description={isAttendeeList ? texts.attendees.uploadFormats : texts.upload.formats}
          accept={isAttendeeList ? attendeeFiles : acceptedFiles}
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <div className={outcome}>
          <ProgressBar label={texts.card.uploading(uploading)} />
          <div>
            <Button onPress={onCancelUpload}>{texts.card.cancel}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
