import { useTexts } from '@cardinal/crm-features';
import { EmptyState, LinkButton } from '@cardinal/ui';
import { paths } from '../paths.ts';
import { centred } from './ScreenLoading.css.ts';
import { useScreen } from './useScreen.ts';
import { screenMessages } from '../texts/screens.ts';

/** Shown for every unknown path, for which the server also returns 404. */
export default function NotFoundScreen() {
  const { notFound: texts, toDashboard } = useTexts(screenMessages);
  useScreen(texts.title);
  return (
    <main className={centred}>
      <EmptyState
        illustration="search"
        level={1}
        title={texts.title}
        description={texts.description}
        action={
          <LinkButton variant="primary" href={paths.dashboard}>
            {toDashboard}
          </LinkButton>
        }
      />
    </main>
  );
}
