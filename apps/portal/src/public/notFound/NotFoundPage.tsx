import { publicPaths } from '@cardinal/contract/paths';
import { EmptyState } from '@cardinal/ui';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { ActionLink } from '../parts/ActionLink.tsx';
import { start } from '../parts/links.ts';
import { actions, place } from './NotFound.css.ts';

/** Shown with status 404 for every unknown URL. */
export function NotFoundPage() {
  return (
    <PublicLayout path="">
      <div className={place}>
        <EmptyState
          illustration="search"
          level={1}
          title="Page Not Found"
          description="There is nothing at this address. It may have moved, or the link may be incomplete."
          action={
            <div className={actions}>
              <ActionLink href={publicPaths.home} tone="primary">
                Go to the start page
              </ActionLink>
              <ActionLink href={start} tone="secondary">
                Go to the dashboard
              </ActionLink>
            </div>
          }
        />
      </div>
    </PublicLayout>
  );
}
