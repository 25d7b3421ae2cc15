import {
  Button,
  DropZone,
  FileTrigger,
  Illustration,
  Inline,
  Stack,
  Text,
  useMediaQuery,
} from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { Camera, ImageUp, Keyboard } from 'lucide-react';
import { captureMessages } from '../texts.ts';
import { advice, adviceText, drawing, hand } from './SourceStep.css.ts';
import { useTexts } from '../../language/index.ts';

export interface SourceStepProps {
  /** Called to open the camera. */
  onOpenCamera: () => void;
  /** Whether the camera is being opened. */
  isOpeningCamera?: boolean;
  /** Whether the chosen file is being prepared for sending, which takes seconds on a slow phone. */
  isPreparing?: boolean;
  /** Called with the file that was chosen, dropped or pasted. */
  onFile: (file: File) => void;
  /** Called to type the lead in instead. */
  onManual: () => void;
}

const pictures = ['image/*'];

function Manually({ onManual }: Pick<SourceStepProps, 'onManual'>) {
  const captureTexts = useTexts(captureMessages);
  return (
    <Button variant="quiet" icon={Keyboard} onPress={onManual}>
      {captureTexts.camera.manually}
    </Button>
  );
}

function OpenCamera({
  onOpenCamera,
  isOpeningCamera,
}: Pick<SourceStepProps, 'onOpenCamera' | 'isOpeningCamera'>) {
  const { source } = useTexts(captureMessages);
  return (
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
  );
}

/** For one hand: no drop zone, and the camera at the very bottom. */
function InTheHand({ onFile, onManual, isPreparing, ...camera }: SourceStepProps) {
  const { source } = useTexts(captureMessages);
  return (
    <div className={hand}>
      <div className={advice}>
        <Illustration name="leads" className={drawing} />
        <p className={adviceText}>{source.tips}</p>
      </div>
      <Manually onManual={onManual} />
      <FileTrigger acceptedFileTypes={pictures} onFiles={([file]) => file && onFile(file)}>
        <Button size="lg" icon={ImageUp} fullWidth isBusy={isPreparing}>
          {source.upload}
        </Button>
      </FileTrigger>
      <OpenCamera {...camera} />
    </div>
  );
}

/** Asks for the picture of a card: from the camera, or a file. */
export function SourceStep(props: SourceStepProps) {
  const { source } = useTexts(captureMessages);
  const isPhone = useMediaQuery(media.phone);
  if (isPhone) return <InTheHand {...props} />;
  const { onFile, onManual, isPreparing = false, ...camera } = props;
  return (
    <Stack gap={4}>
      <OpenCamera {...camera} />
      <DropZone
        icon={ImageUp}
        label={source.upload}
        description={isPreparing ? source.preparing : source.uploadHint}
        accept={pictures}
        onFiles={([file]) => file && onFile(file)}
      />
      <Inline justify="between" wrap>
        <Text as="p" size="xs" tone="subtle">
          {source.tips}
        </Text>
        <Manually onManual={onManual} />
      </Inline>
    </Stack>
  );
}
