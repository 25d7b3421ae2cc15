import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { scrim, surface } from '../../internal/overlay/modal.css.ts';
import { useDialogName } from '../../internal/overlay/NestedLayer.ts';
import { useOverlayOpen } from '../../internal/overlay/useOverlayOpen.ts';
import { Button } from '../Button/index.ts';
import { centre, dialog } from '../Dialog/Dialog.css.ts';
import { actions, content, message, title as titleClass } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** The question: 'Discard this lead?' */
  title: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  /** Label of the confirming button, a verb: 'Discard'. */
  confirmLabel: string;
  /** Label of the cancelling button: 'Keep editing'. */
  cancelLabel: string;
  /**
   * `danger` for destructive actions; the focus then starts on the cancelling button.
   * @default 'default'
   */
  tone?: 'danger' | 'default';
  /** Called on confirmation. The dialog stays open and busy until a returned promise settles. */
  onConfirm: () => void | Promise<void>;
  /** Called when the dialog is closed without confirmation. */
  onCancel?: () => void;
  /** Whether the dialog is open. Not needed inside a DialogTrigger. */
  isOpen?: boolean;
  /** Whether the dialog is open initially. */
  defaultOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A question that must be answered before anything else. Screen readers read it at once, and only
 * its buttons close it.
 */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  onCancel,
  isOpen,
  defaultOpen,
  onOpenChange,
}: AlertDialogProps) {
  const state = useOverlayOpen({ isOpen, defaultOpen, onOpenChange });
  const [isBusy, setBusy] = useState(false);
  const isDanger = tone === 'danger';
  const { dialog: named, title: titled } = useDialogName();

  const cancel = () => {
    state.onOpenChange(false);
    onCancel?.();
  };
  const confirm = async () => {
    const done = onConfirm();
    // The button becomes busy only for actions that take time, so that it does not flicker.
    if (done) setBusy(true);
    try {
      await done;
      state.onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ModalOverlay
      isOpen={state.isOpen}
      onOpenChange={(next) => !next && !isBusy && cancel()}
      className={joinClassNames(scrim, centre)}
    >
      <Modal className={joinClassNames(surface, dialog({ size: 'sm' }))}>
        <AriaDialog {...named} role="alertdialog" className={content}>
          <Heading {...titled} slot="title" className={titleClass}>
            {title}
          </Heading>
          <Text slot="description" elementType="div" className={message}>
            {children}
          </Text>
          <div className={actions}>
            <Button autoFocus={isDanger} isDisabled={isBusy} onPress={cancel}>
              {cancelLabel}
            </Button>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              autoFocus={!isDanger}
              isBusy={isBusy}
              onPress={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
