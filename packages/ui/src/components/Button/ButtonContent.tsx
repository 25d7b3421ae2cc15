import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyMark } from '../../internal/BusyMark.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import {
  label,
  labelBehind,
  shortcut as shortcutClass,
  spinnerInPlace,
  spinnerOver,
} from './Button.css.ts';

/** What stands inside a button or a link that looks like one. */
export interface ButtonContentProps {
  /** The words. A verb and what it does it to: "Save lead". */
  children?: ReactNode;
  /** Icon before the words. */
  icon?: LucideIcon;
  /** Icon after the words. */
  iconEnd?: LucideIcon;
  /** Key that does the same, shown inside; hidden on touch screens. */
  shortcut?: string;
  /** Whether what it does is going on. */
  isBusy?: boolean;
}

/** Icon, words and key of a button. */
export function ButtonContent({ children, icon, iconEnd, shortcut, isBusy }: ButtonContentProps) {
  const spinner = isBusy && <BusyMark />;
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
