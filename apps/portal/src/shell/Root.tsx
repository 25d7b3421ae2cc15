import { NavigationProvider } from '@cardinal/ui';
import { Suspense, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SettledContext } from '../state/arrival.ts';
import { ScreenBoundary } from '../screen/ScreenBoundary.tsx';
import { ScreenLoading } from '../screen/ScreenLoading.tsx';

/** Makes the links of every primitive navigate inside the portal. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [userId, settle] = useState<string | null>(null);
  const settled = useMemo(() => ({ userId, settle }), [userId]);
  return (
    <NavigationProvider navigate={(path) => void navigate(path)}>
      <SettledContext value={settled}>
        <ScreenBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </SettledContext>
    </NavigationProvider>
  );
}
