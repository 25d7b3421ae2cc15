import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../../apps/portal/src/app/router.tsx';

export interface PortalAtProps {
  /** Path that the portal is opened at. */
  path: string;
}

/** The portal at a path; only the server is simulated. */
export function PortalAt({ path }: PortalAtProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <AppRoutes />
      </Suspense>
    </MemoryRouter>
  );
}
