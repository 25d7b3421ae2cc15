import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectionIndicator, ToggleButton } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { ToggleFrame, type ToggleFrameProps } from '../ToggleButtonGroup/ToggleFrame.tsx';
import { end, plate, segment, segmentIcon, track, words } from './SegmentedControl.css.ts';

/** One of the segments. */
export interface SegmentItem<K extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: K;
  /** Label of one or two words. */
  label: string;
  icon?: LucideIcon;
  /** Additional content after the label, such as a badge with a discount. */
  labelEnd?: ReactNode;
  isDisabled?: boolean;
}

export type SegmentedControlProps<K extends string = string> = ToggleFrameProps<SegmentItem<K>> & {
  /**
   * Height: 28, 36 or 44 px (always 44 on touch screens).
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether the control fills the available width.
   * @default false
   */
  fullWidth?: boolean;
};

/** Switches between two to four views of the same content at once: "Monthly" and "Yearly". */
export function SegmentedControl<K extends string>({
  size,
  fullWidth,
  ...props
}: SegmentedControlProps<K>) {
  return (
    <ToggleFrame {...props} group={track({ fullWidth })}>
      {props.items.map(({ id, label, icon, labelEnd, isDisabled }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled} className={segment({ size })}>
          <SelectionIndicator className={plate} />
          {icon && <Icon icon={icon} className={segmentIcon} />}
          <span className={words}>{label}</span>
          {labelEnd && <span className={end}>{labelEnd}</span>}
        </ToggleButton>
      ))}
    </ToggleFrame>
  );
}
