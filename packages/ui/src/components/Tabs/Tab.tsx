import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { usePress } from 'react-aria/usePress';
import type { ReactNode } from 'react';
import { tab } from './Tabs.css.ts';

export interface TabProps {
  id: string;
  /** Id of the panel that shows its content. */
  panelId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onApproach?: () => void;
  children: ReactNode;
}

/** One tab of a tab list. Tab reaches the chosen tab, arrow keys the others. */
export function Tab({
  id,
  panelId,
  isSelected,
  isDisabled,
  onSelect,
  onApproach,
  children,
}: TabProps) {
  const { pressProps, isPressed } = usePress({
    isDisabled,
    // A mouse chooses on pointer down, as in native tabs; a finger may be about to scroll.
    onPressStart: ({ pointerType }) => pointerType === 'mouse' && onSelect(),
    onPress: ({ pointerType }) => pointerType !== 'mouse' && onSelect(),
  });
  const { hoverProps, isHovered } = useHover({ isDisabled, onHoverStart: onApproach });
  const { focusProps, isFocused, isFocusVisible } = useFocusRing();
  return (
    <div
      {...mergeProps(pressProps, hoverProps, focusProps, { onFocus: onApproach })}
      role="tab"
      id={id}
      className={tab}
      tabIndex={isDisabled ? undefined : isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      aria-disabled={isDisabled || undefined}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-hovered={isHovered || undefined}
      data-pressed={isPressed || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </div>
  );
}
