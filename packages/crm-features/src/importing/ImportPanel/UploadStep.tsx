import { Button, DropZone, InlineAlert, ProgressBar } from '@cardinal/ui';
import { cardMessages } from '../cardTexts.ts';
import { acceptedFiles, attendeeFiles, most } from '../files.ts';
import { importMessages } from '../texts.ts';
import { outcome, section } from './ImportPanel.css.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';
import { useTexts } from '../../language/index.ts';

/** The choice of a file, and its upload. */
export function UploadStep({
  content,
  isAttendeeList,
  onFile,
  onCancelUpload,
}: ImportPanelViewProps) {
  const texts = useTexts(importMessages);
  const cardTexts = useTexts(cardMessages);
  if (content.kind !== 'upload') return null;
  const { uploading, error } = content;
  return (
    <div className={section}>
      {error !== null && (
        <InlineAlert tone="danger" title={cardTexts.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading === null ? (
        <DropZone
          label={texts.upload.drop}
          description={(isAttendeeList ? texts.attendees.uploadFormats : texts.upload.formats)(
            most,
          )}
          accept={isAttendeeList ? attendeeFiles : acceptedFiles}
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <div className={outcome}>
          <ProgressBar label={cardTexts.uploading({ name: uploading })} />
          <div>
            <Button onPress={onCancelUpload}>{cardTexts.cancel}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
