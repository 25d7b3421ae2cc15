import type { ReactNode } from 'react';
import { useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { scrim, surface } from '../../internal/modal.css.ts';
import { useOverlayOpen } from '../../internal/useOverlayOpen.ts';
import { Button } from '../Button/index.ts';
import { centre, dialog } from '../Dialog/Dialog.css.ts';
import { actions, content, message, title as titleClass } from './AlertDialog.css.ts';

/** Props of AlertDialog. */
export interface AlertDialogProps {
  /** The question: 'Discard this lead?' */
  title: string;
  /** What happens then, and what can't be undone. */
  children: ReactNode;
  /** What the confirming button does, as a verb: 'Discard'. */
  confirmLabel: string;
  /** The way back: 'Keep editing'. */
  cancelLabel: string;
  /**
   * `danger` for what destroys something; Cancel then has the focus first.
   * @default 'default'
   */
  tone?: 'danger' | 'default';
  /** Called on confirmation. It stays open, busy, until a promise is settled. */
  onConfirm: () => void | Promise<void>;
  /** Called when it is closed without confirmation. */
  onCancel?: () => void;
  /** Whether it is open. Not needed inside a DialogTrigger. */
  isOpen?: boolean;
  /** Whether it starts open. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A question that must be answered before anything else: read out at once, closed by its answers. */
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

  const cancel = () => {
    state.onOpenChange(false);
    onCancel?.();
  };
  const confirm = async () => {
    const done = onConfirm();
    // Only what takes time makes the button busy: no flicker for what doesn't.
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
        <AriaDialog role="alertdialog" className={content}>
          <Heading slot="title" className={titleClass}>
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
