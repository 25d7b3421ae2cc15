import { joinClassNames } from '../../internal/mergeClassName.ts';
import { button } from './RowAction.css.ts';

/** Props of RowAction. */
export interface RowActionProps {
  /** What it does, and to what: 'Email Grace Mwangi'. */
  'aria-label': string;
  /** The icon: a class that `rowIcon` made in a `.css.ts`. */
  icon: string;
  /** Called when it is pressed. */
  onPress: () => void;
  /** Why it can't be used. It stays focusable, so that everyone can find the reason. */
  disabledReason?: string;
}

/**
 * A button with an icon, of one element. A page of rows holds two hundred of these: as IconButtons
 * they would be a thousand elements and most of the list's rendering time.
 */
export function RowAction({ icon, onPress, disabledReason, ...props }: RowActionProps) {
  return (
    <button
      type="button"
      className={joinClassNames(button, icon)}
      aria-label={props['aria-label']}
      aria-disabled={disabledReason ? true : undefined}
      title={disabledReason ?? props['aria-label']}
      onClick={disabledReason ? undefined : onPress}
    />
  );
}
