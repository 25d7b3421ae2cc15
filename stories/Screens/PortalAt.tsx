import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../../apps/portal/src/app/router.tsx';

/** Props of PortalAt. */
export interface PortalAtProps {
  /** Address that the portal is opened at. */
  path: string;
}

/** The portal as it stands at an address; only the server is a story's. */
export function PortalAt({ path }: PortalAtProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <AppRoutes />
      </Suspense>
    </MemoryRouter>
  );
}
