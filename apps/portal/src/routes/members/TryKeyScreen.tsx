import { embedPaths } from '@cardinal/contract/paths';
import { useTexts } from '@cardinal/crm-features';
import { TryKey } from '@cardinal/crm-features/try-key';
import { paths } from '../../paths.ts';
import { screenMessages } from '../../texts/screens.ts';
import { useScreen } from '../../screen/useScreen.ts';

/** The script of partners' pages: a build of its own, which the server has beside the portal. */
const loadElements = (): Promise<unknown> => import(/* @vite-ignore */ embedPaths.script);

/** A partner's key at work. */
export default function TryKeyScreen({ id }: { id: string }) {
  useScreen(useTexts(screenMessages).tryKey.title);
  return (
    <TryKey keyId={id} keysHref={`${paths.members}?tab=partners`} loadElements={loadElements} />
  );
}
