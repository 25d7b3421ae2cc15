import { EmptyState, LinkButton } from '@cardinal/ui';
import { paths } from '../paths.ts';
import { centred } from './ScreenLoading.css.ts';
import { useScreen } from './useScreen.ts';

/** Shown to users whose role may not see the screen. */
export default function AccessDeniedScreen() {
  useScreen('Access Denied');
  return (
    <div className={centred}>
      <EmptyState
        illustration="forbidden"
        level={1}
        title="Access Denied"
        description="You don't have permission to access this page."
        action={
          <LinkButton variant="primary" href={paths.dashboard}>
            Go to the dashboard
          </LinkButton>
        }
      />
    </div>
  );
}
