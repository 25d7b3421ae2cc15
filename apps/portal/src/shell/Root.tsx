import { NavigationProvider } from '@cardinal/ui';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

/** Makes the links of every primitive navigate inside the portal. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NavigationProvider navigate={(path) => void navigate(path)}>
      <ScreenBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </NavigationProvider>
  );
}
