import { useLazyCode } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { usePreferences } from '../state/preferences.ts';
import { useOverlays } from '../state/useOverlays.ts';

const load = () => import('@cardinal/crm-features/reminders');
/** When the first screen has what it needs, in milliseconds after it is shown. */
const afterFirstScreen = 2_000;
const ignore = () => undefined;

/** Reminders of next steps, whose code loads once the first screen has what it needs. */
export function LateReminders({ pathname }: { pathname: string }) {
  const [isWanted, setWanted] = useState(false);
  const code = useLazyCode(load, isWanted, ignore);
  const { reminders } = usePreferences();
  const { openLead } = useOverlays();
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), afterFirstScreen);
    return () => clearTimeout(timer);
  }, []);
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
