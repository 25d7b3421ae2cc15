import { X } from 'lucide-react';
import { useContext, useId, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { NestedLayerContext, useDialogName } from '../../internal/overlay/NestedLayer.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import {
  body,
  description as descriptionClass,
  flushBody,
  footer as footerClass,
  frame,
  header,
  headerWithStart,
  heading,
  title as titleClass,
} from '../../internal/overlay/modal.css.ts';
import { useKeyboardScroll } from './useKeyboardScroll.ts';

/** Props that Dialog and Drawer share. */
export interface ModalContentProps {
  /** Title, and accessible name. */
  title: ReactNode;
  /** Whether the header is hidden; the title is then only the accessible name. */
  isTitleHidden?: boolean;
  /** Additional content beside the title, such as a Badge. */
  titleEnd?: ReactNode;
  /** Button at the start of the header, before the title, such as Back. */
  headerStart?: ReactNode;
  /** Buttons at the end of the header, before Close. */
  headerActions?: ReactNode;
  /** One muted line under the title. */
  description?: ReactNode;
  /** The content; a function receives `close`. */
  children: ReactNode | ((modal: { close: () => void }) => ReactNode);
  /** Buttons at the bottom, which stay visible while the content scrolls: the primary one last. */
  footer?: ReactNode | ((modal: { close: () => void }) => ReactNode);
  /** Whether the content extends to the edges and sets its own padding. */
  isFlush?: boolean;
}

function Body({ isFlush, children }: { isFlush: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const tabIndex = useKeyboardScroll(ref);
  return (
    <div ref={ref} tabIndex={tabIndex} className={joinClassNames(body, isFlush && flushBody)}>
      {children}
    </div>
  );
}

type HeaderProps = Omit<ModalContentProps, 'children' | 'footer' | 'isFlush'> & {
  /** Props of the title, from useDialogName. */
  titled: { id: string } | undefined;
  descriptionId: string;
};

/** Title, description and the buttons beside them; only the accessible name if the title is hidden. */
function Header({
  title,
  isTitleHidden = false,
  titleEnd,
  headerStart,
  headerActions,
  description,
  titled,
  descriptionId,
}: HeaderProps) {
  const messages = useMessages();
  if (isTitleHidden) {
    return (
      <Heading {...titled} slot="title" render={(props) => <VisuallyHidden {...props} as="h2" />}>
        {title}
      </Heading>
    );
  }
  return (
    <header className={joinClassNames(header, Boolean(headerStart) && headerWithStart)}>
      {headerStart}
      <div className={heading}>
        <div className={titleClass}>
          <Heading {...titled} slot="title">
            {title}
          </Heading>
          {titleEnd}
        </div>
        {description !== undefined && (
          <p id={descriptionId} className={descriptionClass}>
            {description}
          </p>
        )}
      </div>
      {headerActions}
      <IconButton slot="close" icon={X} aria-label={messages.close} tooltip={false} />
    </header>
  );
}

/** Header, scrolling body and footer of a dialog or drawer. */
export function ModalFrame({
  role,
  children,
  footer,
  isFlush = false,
  ...headerProps
}: ModalContentProps & { role?: 'dialog' | 'alertdialog' }) {
  const NestedLayer = useContext(NestedLayerContext);
  const descriptionId = useId();
  const { dialog, title: titled } = useDialogName();
  const isDescribed = headerProps.description !== undefined && !headerProps.isTitleHidden;
  return (
    <AriaDialog
      {...dialog}
      role={role}
      aria-describedby={isDescribed ? descriptionId : undefined}
      className={frame}
    >
      {({ close }) => (
        <NestedLayer>
          <Header {...headerProps} titled={titled} descriptionId={descriptionId} />
          <Body isFlush={isFlush}>
            {typeof children === 'function' ? children({ close }) : children}
          </Body>
          {footer !== undefined && (
            <footer className={footerClass}>
              {typeof footer === 'function' ? footer({ close }) : footer}
            </footer>
          )}
        </NestedLayer>
      )}
    </AriaDialog>
  );
}
