import { useLazyCode } from '@cardinal/ui';
import { paths } from '../paths.ts';
import { usePreferences } from '../state/preferences.ts';
import { useOverlays } from '../state/useOverlays.ts';
import { useIsUsed } from './useIsUsed.ts';

const load = () => import('@cardinal/crm-features/reminders');
const ignore = () => undefined;

/** Reminders of next steps, whose code loads once the portal is used. */
export function LateReminders({ pathname }: { pathname: string }) {
  const code = useLazyCode(load, useIsUsed(), ignore);
  const { reminders } = usePreferences();
  const { openLead } = useOverlays();
  return (
    code && (
      <code.Reminders
        isOff={!reminders}
        isQuiet={pathname === paths.today}
        onOpenLead={openLead}
        todayHref={paths.today}
      />
    )
  );
}
