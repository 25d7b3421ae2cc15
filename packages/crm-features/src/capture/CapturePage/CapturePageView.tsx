import { ActionCard, Grid, PageHeader, Stack } from '@cardinal/ui';
import { Keyboard, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaptureMethod } from '../leadValues.ts';
import { captureMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface CapturePageViewProps {
  /** Called with the chosen capture method. */
  onCapture: (method: CaptureMethod) => void;
  /** The card that starts an import. */
  bulkImport?: ReactNode;
  /** The card with the latest leads. */
  recent?: ReactNode;
  /** The card that prepares this device, below the others. */
  prepareDevice?: ReactNode;
  /** The card with the earlier imports, at the end. */
  earlierImports?: ReactNode;
}

/** The ways to capture leads, and the most recently captured ones. */
export function CapturePageView({
  onCapture,
  bulkImport,
  recent,
  prepareDevice,
  earlierImports,
}: CapturePageViewProps) {
  const { page, methods } = useTexts(captureMessages);
  return (
    <Stack gap={5}>
      <PageHeader title={page.title} description={page.description} />
      <Stack gap={4}>
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
          <ActionCard
            icon={ScanLine}
            title={methods.scan.cardTitle}
            description={methods.scan.description}
            onPress={() => onCapture('scan')}
          />
          <ActionCard
            icon={Keyboard}
            title={methods.manual.cardTitle}
            description={methods.manual.description}
            onPress={() => onCapture('manual')}
          />
          {bulkImport}
          {recent}
        </Grid>
        {prepareDevice}
        {earlierImports}
      </Stack>
    </Stack>
  );
}
