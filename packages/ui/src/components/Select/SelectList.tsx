import { ChoicePopup } from './ChoicePopup.tsx';
import type { ChoicePopupProps } from './ChoicePopup.tsx';
import { popover } from './Select.css.ts';
import { SelectOption } from './SelectOption.tsx';
import type { SelectItem } from './SelectOption.tsx';

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
