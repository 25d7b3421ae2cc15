import { joinClassNames } from '../../internal/mergeClassName.ts';
import { button } from './RowAction.css.ts';

export interface RowActionProps {
  /** Accessible name with the object of the action: 'Email Grace Mwangi'. */
  'aria-label': string;
  /** The icon: a class created with `rowIcon` in a `.css.ts`. */
  icon: string;
  /** Called when the button is pressed. */
  onPress: () => void;
  /**
   * Why the action is unavailable. The button stays focusable, so that everyone can find the
   * reason.
   */
  disabledReason?: string;
}

/**
 * An icon button made of one element. A page of rows contains two hundred of these; as IconButtons
 * they would be a thousand elements and take most of the list's rendering time.
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
