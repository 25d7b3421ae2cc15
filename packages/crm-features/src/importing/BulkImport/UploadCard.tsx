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
import { Upload, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardMessages } from '../cardTexts.ts';
import { actions, card, formats, head, mark, words } from './BulkImport.css.ts';
import { useTexts } from '../../language/index.ts';

/** The upload of a file, as `useUpload` manages it. */
export interface UploadState {
  /** Name of the file that is being uploaded, or null. */
  uploading: string | null;
  /** Why the last file was not read, or null. */
  error: string | null;
  /** Uploads a file. */
  onFile: (file: File) => void;
  /** Stops the upload. */
  onCancel: () => void;
}

export interface UploadCardProps extends UploadState {
  icon: LucideIcon;
  texts: { title: string; description: string; upload: string; formats: string };
  /** The file types on offer in the file dialog. */
  acceptedFiles: string[];
  /** What stands above the button. */
  children?: ReactNode;
  /** A button before the one for the upload, while nothing is uploaded. */
  before?: ReactNode;
  /** A link after the buttons. */
  after?: ReactNode;
}

/** A card that starts an import by the upload of a file. */
export function UploadCard({ uploading, error, children, ...props }: UploadCardProps) {
  const texts = useTexts(cardMessages);
  return (
    <Card as="section" className={card}>
      <div className={head}>
        <span className={mark}>
          <Icon icon={props.icon} size={20} />
        </span>
        <div className={words}>
          <Heading level={2} size="md">
            {props.texts.title}
          </Heading>
          <Text size="sm" tone="muted">
            {props.texts.description}
          </Text>
        </div>
      </div>
      {children}
      {error !== null && (
        <InlineAlert tone="danger" title={texts.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading !== null && <ProgressBar label={texts.uploading({ name: uploading })} />}
      <div className={actions}>
        {uploading === null ? (
          <>
            {props.before}
            <FileTrigger
              acceptedFileTypes={props.acceptedFiles}
              onFiles={([file]) => file && props.onFile(file)}
            >
              <Button icon={Upload}>{props.texts.upload}</Button>
            </FileTrigger>
          </>
        ) : (
          <Button onPress={props.onCancel}>{texts.cancel}</Button>
        )}
        {props.after}
      </div>
      <p className={formats}>{props.texts.formats}</p>
    </Card>
  );
}
