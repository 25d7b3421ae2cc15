import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastProps as AriaToastProps,
} from 'react-aria-components';
import { focusedIn } from '../../internal/focusedIn.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  close,
  content,
  description as descriptionClass,
  lead,
  region,
  title as titleClass,
  toast as toastClass,
  tones,
} from './Toast.css.ts';
import { keepRoom } from './makeRoom.ts';
import { queue, type ToastContent } from './toasts.ts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

function Toast({ toast }: { toast: AriaToastProps<ToastContent>['toast'] }) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const { title, description, tone = 'success', action } = toast.content;

  useLayoutEffect(() => {
    const region = ref.current?.closest<HTMLElement>('[role="region"]');
    return region ? keepRoom(region) : undefined;
  }, []);

  useEffect(() => {
    // React Aria pauses toasts when they are hovered or focused; one that replaces another under
    // the pointer must be paused from the start.
    const holder = ref.current?.closest('[role="region"]');
    const isHeld =
      holder?.matches('[data-hovered]') || (holder && holder.contains(focusedIn(holder)));
    if (isHeld) queue.pauseAll();
  }, []);

  const act = () => {
    queue.close(toast.key);
    action?.onAction();
  };

  return (
    <AriaToast ref={ref} toast={toast} className={toastClass}>
      <span className={lead}>
        <Icon icon={icons[tone]} className={tones[tone]} />
      </span>
      {/* Screen readers announce an alert that is inserted with its text; a status they often do not. */}
      <AriaToastContent
        className={content}
        role="alert"
        aria-live={tone === 'danger' ? 'assertive' : 'polite'}
      >
        <Text slot="title" className={titleClass}>
          {title}
        </Text>
        {description !== undefined && (
          <Text slot="description" className={descriptionClass}>
            {description}
          </Text>
        )}
      </AriaToastContent>
      {action && (
        <Button variant="secondary" size="sm" onPress={act}>
          {action.label}
        </Button>
      )}
      <IconButton
        slot="close"
        icon={X}
        size="sm"
        tooltip={false}
        aria-label={messages.close}
        className={close}
      />
    </AriaToast>
  );
}

/** The place where toasts appear: once, at the root of the app. `toasts.show(…)` adds them. */
export function ToastRegion() {
  const messages = useMessages();
  return (
    <AriaToastRegion queue={queue} aria-label={messages.notifications} className={region}>
      {({ toast }) => <Toast key={toast.key} toast={toast} />}
    </AriaToastRegion>
  );
}
