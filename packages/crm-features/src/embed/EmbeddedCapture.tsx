import { ActionCard, Stack, Text, toasts } from '@cardinal/ui';
import { Keyboard, ScanLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CaptureMethod } from '../capture/leadValues.ts';
import { captureTexts } from '../capture/texts.ts';
import { methods } from './embed.css.ts';
import { embedTexts } from './texts.ts';
import type { WidgetContentProps } from './Widget.tsx';

const loadDialog = () => import('../capture/CaptureDialog/index.ts');
type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

/** The dialog's code: loaded once the widget shows, because most visitors will need it. */
function useDialogCode() {
  const [code, setCode] = useState<DialogCode | null>(null);
  useEffect(() => {
    let isGone = false;
    loadDialog().then(
      (loaded) => !isGone && setCode(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const load = async () => {
    try {
      setCode(await loadDialog());
      return true;
    } catch {
      toasts.show({ ...embedTexts.codeMissing, tone: 'danger' });
      return false;
    }
  };
  return { code, load };
}

/** Two ways to leave one's contact details: photograph a card, or type them in. */
export function EmbeddedCapture({ session, onLeadCreated }: WidgetContentProps) {
  const [method, setMethod] = useState<CaptureMethod>('manual');
  const [isOpen, setOpen] = useState(false);
  const { code, load } = useDialogCode();
  const { scan, manual } = captureTexts.methods;
  const open = async (chosen: CaptureMethod) => {
    if (!code && !(await load())) return;
    setMethod(chosen);
    setOpen(true);
  };
  return (
    <Stack gap={3}>
      {session.event && (
        <Text as="p" tone="muted">
          {embedTexts.at(session.event.name)}
        </Text>
      )}
      <div className={methods}>
        <ActionCard
          icon={ScanLine}
          title={scan.title}
          description={scan.description}
          onPress={() => void open('scan')}
        />
        <ActionCard
          icon={Keyboard}
          title={manual.title}
          description={manual.description}
          onPress={() => void open('manual')}
        />
      </div>
      {code && (
        <code.CaptureDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          initialMethod={method}
          onCaptured={onLeadCreated}
          isPartner
        />
      )}
    </Stack>
  );
}
