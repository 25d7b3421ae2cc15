import { Spinner } from '@cardinal/ui';
import { centred } from './ScreenLoading.css.ts';

/** Placeholder for a screen while its code loads. */
export function ScreenLoading() {
  return (
    <div className={centred}>
      <Spinner label="Loading" />
    </div>
  );
}
