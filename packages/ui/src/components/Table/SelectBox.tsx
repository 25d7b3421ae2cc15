import { selectBox } from './SelectBox.css.ts';

interface SelectBoxProps {
  /** What ticking it selects. */
  'aria-label': string;
  isSelected: boolean;
  /** Whether only some of what it stands for is selected. */
  isIndeterminate?: boolean;
  /** Called when it is pressed, with whether Shift was held. */
  onToggle: (isRange: boolean) => void;
}

/** A checkbox of one element: a page of rows has fifty of them. Looks like Checkbox. */
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
