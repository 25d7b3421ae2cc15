import { useId, type ReactNode, type Ref } from 'react';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components';
import { label as labelClass } from '../Field/Field.css.ts';
import { joinClassNames, mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { groupLabel, root } from './ToggleButtonGroup.css.ts';

/** The props that ToggleButtonGroup and SegmentedControl share; `T` is one of their options. */
interface OwnProps<T extends { id: string }> {
  /** Two to about five options. */
  items: readonly T[];
  /** Id of the chosen option, `null` if there is none. */
  selectedKey?: T['id'] | null;
  /** Id of the initially chosen option, if uncontrolled. */
  defaultSelectedKey?: T['id'];
  /** Called with the id of the chosen option. */
  onSelectionChange?: (key: T['id']) => void;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of a row of toggle buttons of which one is chosen. */
export type ToggleFrameProps<T extends { id: string }> = Omit<
  AriaToggleButtonGroupProps,
  | 'children'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'disallowEmptySelection'
  | 'orientation'
  | keyof OwnProps<T>
> &
  OwnProps<T> &
  Named;

/** One choice out of a few visible options. A radio group for assistive technology. */
export function ToggleFrame<T extends { id: string }>({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  group,
  className,
  children,
  ...props
}: ToggleFrameProps<T> & { group: string; children: ReactNode }) {
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
        {children}
      </AriaToggleButtonGroup>
    </div>
  );
}

const keysOf = (key: string | null | undefined) => (key ? [key] : []);
