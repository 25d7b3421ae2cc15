import { selectBox } from './SelectBox.css.ts';

interface SelectBoxProps {
  /** Accessible name: what the box selects. */
  'aria-label': string;
  isSelected: boolean;
  /** Whether only some of the rows are selected. */
  isIndeterminate?: boolean;
  /** Called when the box is pressed; the argument is whether Shift was held. */
  onToggle: (isRange: boolean) => void;
}

/**
 * A checkbox made of one element, because a page of rows contains fifty. It looks like Checkbox.
 */
export function SelectBox({ isSelected, isIndeterminate, onToggle, ...props }: SelectBoxProps) {
  return (
    <input
      {...props}
      ref={(element) => {
        if (element) element.indeterminate = isIndeterminate ?? false;
      }}
      type="checkbox"
      checked={isSelected}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className={selectBox}
    />
  );
}
