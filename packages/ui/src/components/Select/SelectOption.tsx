import { Check, type LucideIcon } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { listItem, listItemCheck, listItemLabel } from '../../internal/overlay/overlay.css.ts';
import { Icon } from '../Icon/index.ts';
import { optionDescription, optionIcon } from './Select.css.ts';

/** An option. */
export interface SelectItem<K extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: K;
  /** Label of the option, also used for type-ahead. */
  label: string;
  /** A second, smaller line. */
  description?: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

/** An option in the list of a Select or a ComboBox; a check marks the chosen one. */
export function SelectOption({ id, label, description, icon, isDisabled }: SelectItem) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={listItem}>
      {({ isSelected }) => (
        <>
          {icon && <Icon icon={icon} className={optionIcon} />}
          <span className={listItemLabel}>
            {label}
            {description && <span className={optionDescription}>{description}</span>}
          </span>
          {isSelected && <Icon icon={Check} className={listItemCheck} />}
        </>
      )}
    </ListBoxItem>
  );
}
