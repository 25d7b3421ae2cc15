import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Ref } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components';
import type { ToggleButtonGroupProps as AriaToggleButtonGroupProps } from 'react-aria-components';
import { label as labelClass } from '../../internal/field/Field.css.ts';
import { joinClassNames, mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { Icon } from '../Icon/Icon.tsx';
import { group, groupLabel, root, toggle, toggleIcon } from './ToggleButtonGroup.css.ts';

/** One of the choices. */
export interface ToggleItem<K extends string = string> {
  /** What `onSelectionChange` gives. */
  id: K;
  label: string;
  icon?: LucideIcon;
  /** Colours of a lead's status; the accent's when not given. */
  tone?: 'hot' | 'warm' | 'cold' | 'closed';
  isDisabled?: boolean;
}

interface OwnProps<K extends string> {
  /** Two to about five choices. */
  items: readonly ToggleItem<K>[];
  /** Id of the choice, `null` for none yet. */
  selectedKey?: K | null;
  /** Id of the first choice, when not controlled. */
  defaultSelectedKey?: K;
  /** Called with the id of the new choice. */
  onSelectionChange?: (key: K) => void;
  /**
   * Height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLDivElement>;
}

/** Props of ToggleButtonGroup. */
export type ToggleButtonGroupProps<K extends string = string> = Omit<
  AriaToggleButtonGroupProps,
  | 'children'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'disallowEmptySelection'
  | keyof OwnProps<K>
> &
  OwnProps<K> &
  Named;

/** One choice out of a few, all in sight. To assistive technology a radio group. */
export function ToggleButtonGroup<K extends string>({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size,
  className,
  ...props
}: ToggleButtonGroupProps<K>) {
  const labelId = useId();
  const choose = (keys: Set<unknown>) => {
    const item = items.find(({ id }) => keys.has(id));
    if (item) onSelectionChange?.(item.id);
  };
  return (
    <div className={root}>
      {label && (
        <span id={labelId} className={joinClassNames(labelClass, groupLabel)}>
          {label}
        </span>
      )}
      <AriaToggleButtonGroup
        {...props}
        aria-labelledby={label ? labelId : props['aria-labelledby']}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={selectedKey === undefined ? undefined : keysOf(selectedKey)}
        defaultSelectedKeys={keysOf(defaultSelectedKey)}
        onSelectionChange={choose}
        className={mergeClassName(group, className)}
      >
        {items.map(({ id, label: words, icon, tone, isDisabled }) => (
          <ToggleButton key={id} id={id} isDisabled={isDisabled} className={toggle({ size, tone })}>
            {icon && <Icon icon={icon} className={toggleIcon({ tone })} />}
            {words}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}

const keysOf = (key: string | null | undefined) => (key ? [key] : []);
