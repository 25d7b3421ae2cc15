import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { ChoicePopup, type ChoicePopupProps } from '../Select/ChoicePopup.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import {
  listItem,
  listItemCheck,
  listItemEnd,
  listItemLabel,
} from '../../internal/overlay/overlay.css.ts';
import { Icon } from '../Icon/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { StatusIcon } from '../StatusIcon/index.ts';
import { keyHint } from './StatusSelect.css.ts';
import type { StatusSelectItem } from './statusSelectItem.ts';

/** The list of a StatusSelect; the keys of its items choose while it is open. */
export function StatusList(
  props: Omit<ChoicePopupProps<StatusSelectItem>, 'children' | 'onKeyDownCapture'>,
) {
  const { items, selectedKey, onChoose, onOpenChange } = props;
  const chooseByShortcut = (event: KeyboardEvent) => {
    const item = items.find(({ shortcut }) => shortcut === event.key);
    if (!item) return;
    event.preventDefault();
    onOpenChange(false);
    onChoose(item);
  };
  return (
    <ChoicePopup {...props} onKeyDownCapture={chooseByShortcut}>
      {(item) => (
        <ListBoxItem id={item.id} textValue={item.label} className={listItem}>
          <StatusIcon tone={item.tone} />
          <span className={listItemLabel}>{item.label}</span>
          {item.id === selectedKey && <Icon icon={Check} className={listItemCheck} />}
          {item.id !== selectedKey && item.shortcut && (
            <Kbd aria-hidden className={joinClassNames(listItemEnd, keyHint)}>
              {item.shortcut}
            </Kbd>
          )}
        </ListBoxItem>
      )}
    </ChoicePopup>
  );
}
