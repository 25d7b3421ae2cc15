import { Check, type LucideIcon } from 'lucide-react';
import { useContext, type ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
  type PopoverProps,
} from 'react-aria-components';
import { joinClassNames, mergeClassName } from '../../internal/mergeClassName.ts';
import {
  list,
  listItem,
  listItemCheck,
  listItemEnd,
  listItemLabel,
  popoverSurface,
} from '../../internal/overlay/overlay.css.ts';
import { Icon } from '../Icon/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { section, sectionTitle, tones } from './Menu.css.ts';
import { MenuNameContext } from './MenuPopup.tsx';

export { MenuTrigger };

export interface MenuProps<T> extends AriaMenuProps<T> {
  /**
   * Preferred position, if there is room.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
}

/** A list of actions. Place it in a MenuTrigger, after its button. */
export function Menu<T extends object>({
  placement = 'bottom start',
  className,
  ...props
}: MenuProps<T>) {
  const buttonId = useContext(MenuNameContext);
  return (
    <Popover placement={placement} offset={4} className={popoverSurface}>
      <AriaMenu
        aria-labelledby={props['aria-label'] === undefined ? buttonId : undefined}
        {...props}
        className={mergeClassName(list, className)}
      />
    </Popover>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children'> {
  /** Label of the action, a verb. */
  children: NonNullable<ReactNode>;
  /** Icon before the label. */
  icon?: LucideIcon;
  /** Keyboard shortcut for the same action, shown at the end. */
  shortcut?: string;
  /**
   * `danger` for destructive actions.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
}

/** One action of a menu, or one option if the menu has a `selectionMode`. */
export function MenuItem({
  children,
  icon,
  shortcut,
  tone = 'default',
  textValue,
  className,
  ...props
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      aria-keyshortcuts={shortcut}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={mergeClassName(joinClassNames(listItem, tones[tone]), className)}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon icon={icon} />}
          <span className={listItemLabel}>{children}</span>
          {isSelected && <Icon icon={Check} className={listItemCheck} />}
          {shortcut && (
            <Kbd aria-hidden className={listItemEnd}>
              {shortcut}
            </Kbd>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps extends Pick<
  AriaMenuSectionProps<object>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'disallowEmptySelection'
> {
  /** Title of the section. */
  title: string;
  /** The items. */
  children: ReactNode;
}

/** Related items of a menu, under a title. Their choice can be independent of the other sections. */
export function MenuSection({ title, children, ...selection }: MenuSectionProps) {
  return (
    <AriaMenuSection {...selection} className={section}>
      <Header className={sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
