import { Modal, ModalOverlay } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { ModalFrame, type ModalContentProps } from '../Dialog/ModalFrame.tsx';
import { scrim, surface } from '../../internal/overlay/modal.css.ts';
import { useOverlayOpen, type OverlayOpenProps } from '../../internal/overlay/useOverlayOpen.ts';
import { bottom, drawer } from './Drawer.css.ts';

export interface DrawerProps extends OverlayOpenProps, ModalContentProps {
  /**
   * The edge from which the drawer slides in; `start` and `end` follow the reading direction.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom';
  /**
   * Whether a press outside closes the drawer. Escape always does.
   * @default true
   */
  isDismissable?: boolean;
  /** Whether the drawer is 280 px wide, for navigation, instead of 400 px. */
  isNarrow?: boolean;
  /** Added to the component’s own classes. */
  className?: string;
}

/** A panel at the edge of the screen: details beside a list, filters on a phone, the menu. */
export function Drawer({
  isOpen,
  defaultOpen,
  onOpenChange,
  onCloseRequest,
  side = 'end',
  isDismissable = true,
  isNarrow = false,
  className,
  ...content
}: DrawerProps) {
  const state = useOverlayOpen({ isOpen, defaultOpen, onOpenChange, onCloseRequest });
  return (
    <ModalOverlay {...state} isDismissable={isDismissable} className={scrim}>
      <Modal
        className={joinClassNames(
          surface,
          drawer({ side, isNarrow }),
          side === 'bottom' && bottom,
          className,
        )}
      >
        <ModalFrame {...content} />
      </Modal>
    </ModalOverlay>
  );
}
