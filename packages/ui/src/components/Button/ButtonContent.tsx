import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyMark } from '../Spinner/BusyMark.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import { Kbd } from '../Kbd/index.ts';
import {
  label,
  labelBehind,
  shortcut as shortcutClass,
  spinnerInPlace,
  spinnerOver,
} from './Button.css.ts';

/** The content of a button, or of a link that looks like one. */
export interface ButtonContentProps {
  /** Icon before the label. */
  icon?: LucideIcon;
  /** Icon after the label. */
  iconEnd?: LucideIcon;
  /** Keyboard shortcut for the same action, shown inside; hidden on touch screens. */
  shortcut?: string;
}

/** Icon, label and shortcut of a button, or a spinner in place of the icon or label. */
export function ButtonContent({
  children,
  icon,
  iconEnd,
  shortcut,
  isSpinning,
}: ButtonContentProps & { children: ReactNode; isSpinning?: boolean }) {
  const spinner = isSpinning && <BusyMark />;
  return (
    <>
      {icon && (spinner ? <span className={spinnerInPlace}>{spinner}</span> : <Icon icon={icon} />)}
      <span className={joinClassNames(label, spinner && !icon && labelBehind)}>{children}</span>
      {spinner && !icon && <span className={spinnerOver}>{spinner}</span>}
      {iconEnd && <Icon icon={iconEnd} />}
      {shortcut && (
        <span className={shortcutClass} aria-hidden>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </>
  );
}
