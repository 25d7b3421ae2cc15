import { DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { ModalFrame, type ModalContentProps } from './ModalFrame.tsx';
import { scrim, surface } from '../../internal/overlay/modal.css.ts';
import { useOverlayOpen, type OverlayOpenProps } from '../../internal/overlay/useOverlayOpen.ts';
import { centre, dialog, fullscreen } from './Dialog.css.ts';

export { DialogTrigger };

export interface DialogProps extends OverlayOpenProps, ModalContentProps {
  /**
   * Width: 440, 560 or 980 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether a press outside closes the dialog. Escape always does.
   * @default false
   */
  isDismissable?: boolean;
  /**
   * Appearance on a phone: full screen, or a window above the page.
   * @default 'fullscreen-phone'
   */
  layout?: 'default' | 'fullscreen-phone';
  /** Added to the component’s own classes. */
  className?: string;
}

/**
 * A task in a window above the page. Controlled by `isOpen`, or by a DialogTrigger around it and
 * its button.
 */
export function Dialog({
  isOpen,
  defaultOpen,
  onOpenChange,
  onCloseRequest,
  size = 'md',
  isDismissable = false,
  layout = 'fullscreen-phone',
  className,
  ...content
}: DialogProps) {
  const state = useOverlayOpen({ isOpen, defaultOpen, onOpenChange, onCloseRequest });
  const isFullscreen = layout === 'fullscreen-phone';
  return (
    <ModalOverlay
      {...state}
      isDismissable={isDismissable}
      className={joinClassNames(scrim, centre, isFullscreen && fullscreen)}
    >
      <Modal className={joinClassNames(surface, dialog({ size, isFullscreen }), className)}>
        <ModalFrame {...content} />
      </Modal>
    </ModalOverlay>
  );
}
