import { useTexts } from '@cardinal/crm-features';
import { EmptyState, LinkButton } from '@cardinal/ui';
import { paths } from '../paths.ts';
import { centred } from './ScreenLoading.css.ts';
import { useScreen } from './useScreen.ts';
import { screenMessages } from '../texts/screens.ts';

/** Shown to users whose role may not see the screen. */
export default function AccessDeniedScreen() {
  const { denied: texts, toDashboard } = useTexts(screenMessages);
  useScreen(texts.title);
  return (
    <div className={centred}>
      <EmptyState
        illustration="forbidden"
        level={1}
        title={texts.title}
        description={texts.description}
        action={
          <LinkButton variant="primary" href={paths.dashboard}>
            {toDashboard}
          </LinkButton>
        }
      />
    </div>
  );
}
