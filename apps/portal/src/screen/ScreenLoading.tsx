import { useTexts } from '@cardinal/crm-features';
import { Spinner } from '@cardinal/ui';
import { centred } from './ScreenLoading.css.ts';
import { startMessages } from '../texts/start.ts';

/** Placeholder for a screen while its code loads. */
export function ScreenLoading() {
  return (
    <div className={centred}>
      <Spinner label={useTexts(startMessages).loading} />
    </div>
  );
}
