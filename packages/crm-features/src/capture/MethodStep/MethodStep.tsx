import { ActionCard, Stack, Text } from '@cardinal/ui';
import { Keyboard, ScanLine } from 'lucide-react';
import type { CaptureMethod } from '../leadValues.ts';
import { captureMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface MethodStepProps {
  /** Called with the chosen method. */
  onChoose: (method: CaptureMethod) => void;
}

/** Asks for the capture method. */
export function MethodStep({ onChoose }: MethodStepProps) {
  const captureTexts = useTexts(captureMessages);
  const { methods } = captureTexts;
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {captureTexts.chooseMethod}
      </Text>
      <ActionCard
        icon={ScanLine}
        title={methods.scan.title}
        description={methods.scan.description}
        onPress={() => onChoose('scan')}
      />
      <ActionCard
        icon={Keyboard}
        title={methods.manual.title}
        description={methods.manual.description}
        onPress={() => onChoose('manual')}
      />
    </Stack>
  );
}
