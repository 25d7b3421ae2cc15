import { Button, DropZone, Stack, Text } from '@cardinal/ui';
import { Camera, ImageUp } from 'lucide-react';
import { captureTexts } from '../texts.ts';

/** Props of SourceStep. */
export interface SourceStepProps {
  /** Called when the camera is wanted. */
  onOpenCamera: () => void;
  /** Whether the camera is on its way. */
  isOpeningCamera?: boolean;
  /** Called with the file that was chosen, dropped or pasted. */
  onFile: (file: File) => void;
}

const { source } = captureTexts;

/** Asks for the picture of a card: from the camera, or a file. */
export function SourceStep({ onOpenCamera, isOpeningCamera, onFile }: SourceStepProps) {
  return (
    <Stack gap={4}>
      <Button
        variant="primary"
        size="lg"
        icon={Camera}
        fullWidth
        isBusy={isOpeningCamera}
        onPress={onOpenCamera}
      >
        {source.openCamera}
      </Button>
      <DropZone
        icon={ImageUp}
        label={source.upload}
        description={source.uploadHint}
        accept={['image/*']}
        onFiles={([file]) => file && onFile(file)}
      />
      <Text as="p" size="xs" tone="subtle">
        {source.tips}
      </Text>
    </Stack>
  );
}
