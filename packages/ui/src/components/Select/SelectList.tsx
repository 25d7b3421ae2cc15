import { ChoicePopup, type ChoicePopupProps } from './ChoicePopup.tsx';
import { popover } from './Select.css.ts';
import { SelectOption, type SelectItem } from './SelectOption.tsx';

/** The options of a LazySelect. */
export function SelectList<K extends string>(
  props: Omit<ChoicePopupProps<SelectItem<K>>, 'children' | 'className'>,
) {
  return (
    <ChoicePopup {...props} className={popover}>
      {(item) => <SelectOption {...item} />}
    </ChoicePopup>
  );
}
