import { EmptyState, LinkButton } from '@cardinal/ui';
import { paths } from '../paths.ts';
import { centred } from './ScreenLoading.css.ts';
import { useScreen } from './useScreen.ts';

/** Shown for every unknown path, for which the server also returns 404. */
export default function NotFoundScreen() {
  useScreen('Page Not Found');
  return (
    <main className={centred}>
      <EmptyState
        illustration="search"
        level={1}
        title="Page Not Found"
        description="There is nothing at this address. It may have moved, or the link may be incomplete."
        action={
          <LinkButton variant="primary" href={paths.dashboard}>
            Go to the dashboard
          </LinkButton>
        }
      />
    </main>
  );
}
