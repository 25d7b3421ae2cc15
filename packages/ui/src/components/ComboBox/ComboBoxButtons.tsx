import { ChevronDown, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { buttons } from './ComboBox.css.ts';

const chevron = { variant: 'quiet', size: 'sm', isSquare: true } as const;

interface ComboBoxButtonsProps {
  /** Whether the options in the open list are loading. */
  isLoading: boolean;
  isDisabled: boolean;
  /** Called to clear the text; undefined if there is none. */
  onClear: (() => void) | undefined;
}

/** What follows the text of a combo box: progress, clearing, and the button that opens the list. */
export function ComboBoxButtons({ isLoading, isDisabled, onClear }: ComboBoxButtonsProps) {
  const messages = useMessages();
  return (
    <span className={buttons}>
      {isLoading && <Spinner />}
      {onClear && !isDisabled && (
        <IconButton
          slot={null}
          size="sm"
          icon={X}
          aria-label={messages.clear}
          tooltip={false}
          excludeFromTabOrder
          onPress={onClear}
        />
      )}
      <Button aria-label={messages.showSuggestions} className={button({ ...chevron, isDisabled })}>
        <Icon icon={ChevronDown} />
      </Button>
    </span>
  );
}
