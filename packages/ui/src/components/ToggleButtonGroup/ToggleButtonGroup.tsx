import type { LucideIcon } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { group, toggle, toggleIcon } from './ToggleButtonGroup.css.ts';
import { ToggleFrame, type ToggleFrameProps } from './ToggleFrame.tsx';

/** One of the options. */
export interface ToggleItem<K extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: K;
  label: string;
  icon?: LucideIcon;
  /** Colours of a lead's status. Defaults to the accent colours. */
  tone?: 'hot' | 'warm' | 'cold' | 'closed';
  isDisabled?: boolean;
}

export type ToggleButtonGroupProps<K extends string = string> = ToggleFrameProps<ToggleItem<K>> & {
  /**
   * Height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
};

/** One of a few values in a form, each with a border and its own tone, such as a status. */
export function ToggleButtonGroup<K extends string>({ size, ...props }: ToggleButtonGroupProps<K>) {
  return (
    <ToggleFrame {...props} group={group}>
      {props.items.map(({ id, label, icon, tone, isDisabled }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled} className={toggle({ size, tone })}>
          {icon && <Icon icon={icon} className={toggleIcon({ tone })} />}
          <bdi>{label}</bdi>
        </ToggleButton>
      ))}
    </ToggleFrame>
  );
}
