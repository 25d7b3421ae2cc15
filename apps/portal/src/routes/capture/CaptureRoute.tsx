import { useTexts } from '@cardinal/crm-features';
import { BulkImport } from '@cardinal/crm-features/bulk-import';
import { CapturePageView, RecentCaptures } from '@cardinal/crm-features/capture-page';
import { useLazyCode } from '@cardinal/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EarlierImports } from '../../shell/EarlierImports.tsx';
import { loadCaptureDialog, loadPrepareDevice } from '../../shell/overlayCode.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { onceUsed } from '../../screen/useIsUsed.ts';
import { useImportAddress } from '../../state/useImportAddress.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { screenMessages } from '../../texts/screens.ts';

const ImportScreen = lazy(() => import('./ImportScreen.tsx'));

/** The ways to capture leads. */
function CaptureScreen({ onImport }: { onImport: (id: string) => void }) {
  const { capture: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const { openCapture, openLead } = useOverlays();
  const navigate = useNavigate();
  // Nothing is missed if it does not load: there is no network then.
  const device = useLazyCode(loadPrepareDevice, true, () => undefined);
  // Preloads the dialog, because the network may be lost later; a failure is reported when it
  // opens.
  useEffect(() => onceUsed(() => void loadCaptureDialog().catch(() => undefined)), []);
  return (
    <CapturePageView
      onCapture={openCapture}
      bulkImport={<BulkImport onUploaded={onImport} />}
      prepareDevice={device && <device.PrepareDeviceCard />}
      earlierImports={<EarlierImports onOpen={onImport} />}
      recent={<RecentCaptures onOpenLead={openLead} onViewAll={() => void navigate(paths.leads)} />}
    />
  );
}

/** /capture: Lead Capture, or the import that the URL names. */
export default function CaptureRoute() {
  const { isShown, importId, show, leave } = useImportAddress();
  if (!isShown) return <CaptureScreen onImport={show} />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <ImportScreen importId={importId} onImportIdChange={show} onLeave={leave} />
    </Suspense>
  );
}
