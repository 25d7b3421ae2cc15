import { publicPaths } from '@cardinal/contract/paths';
import { useTexts } from '@cardinal/crm-features/language';
import { EmptyState } from '@cardinal/ui';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { ActionLink } from '../parts/ActionLink.tsx';
import { start } from '../parts/links.ts';
import { useHref } from '../parts/site.ts';
import { actions, place } from './NotFound.css.ts';
import { notFoundMessages } from './notFoundTexts.ts';

/** Shown with status 404 for every unknown URL. */
export function NotFoundPage() {
  const texts = useTexts(notFoundMessages);
  const href = useHref();
  return (
    <PublicLayout path={publicPaths.home}>
      <div className={place}>
        <EmptyState
          illustration="search"
          level={1}
          title={texts.title}
          description={texts.description}
          action={
            <div className={actions}>
              <ActionLink href={href(publicPaths.home)} tone="primary">
                {texts.home}
              </ActionLink>
              <ActionLink href={start} tone="secondary">
                {texts.dashboard}
              </ActionLink>
            </div>
          }
        />
      </div>
    </PublicLayout>
  );
}
