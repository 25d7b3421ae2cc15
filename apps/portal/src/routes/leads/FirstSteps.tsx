import { FirstSteps as Steps } from '@cardinal/crm-features/first-steps';
import { imports, paths } from '../../paths.ts';
import { useOverlays } from '../../state/useOverlays.ts';

const hrefs = {
  import: `${paths.capture}?${imports.param}=${imports.another}`,
  invite: paths.members,
  company: paths.profileCompletion,
  event: paths.events,
};

/** The first steps in a new workspace. */
export default function FirstSteps() {
  const { openCapture } = useOverlays();
  return <Steps onScan={() => openCapture('scan')} hrefs={hrefs} />;
}
