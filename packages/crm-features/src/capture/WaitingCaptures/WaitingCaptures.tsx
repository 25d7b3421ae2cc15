import { toasts, useLocale } from '@cardinal/ui';
import { errorDetail, saveFile, useNow, useSessionStore } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { readCaptureFile, writeCaptureFile } from '../outbox/captureFile.ts';
import { openInForm } from '../outbox/openInForm.ts';
import { captureStore, keepCapture, sendCaptures, tellCapturesChanged } from '../outbox/outbox.ts';
import { useRisk } from '../outbox/useRisk.ts';
import { useWaitingCaptures } from '../outbox/useWaitingCaptures.ts';
import { captureOwner, answeredDuplicates, type WaitingCapture } from '../outbox/waitingCapture.ts';
import type { CaptureMethod } from '../leadValues.ts';
import { outboxMessages } from '../outbox/outboxTexts.ts';
import { WaitingCapturesView } from './WaitingCapturesView.tsx';
import { useTexts } from '../../language/index.ts';

export interface WaitingCapturesProps {
  /** Called once a capture is in the capture form, to open that. */
  onOpenForm: (method: CaptureMethod) => void;
  /** Called to show a lead. */
  onOpenLead: (id: string) => void;
}

const tellFailed = (title: string) => (error: unknown) =>
  toasts.show({ title, description: errorDetail(error), tone: 'danger' });

/** Lets the browser save captures as a file. */
export async function saveCaptures(captures: readonly WaitingCapture[], now: Date): Promise<void> {
  const entries = captures.map(
    async (
      capture,
    ): Promise<[WaitingCapture, Awaited<ReturnType<typeof captureStore.pictures>>]> => [
      capture,
      await captureStore.pictures(capture.id),
    ],
  );
  const file = await writeCaptureFile(await Promise.all(entries), now);
  saveFile(file, file.name);
}

/** The captures on this device that the server does not have yet, with what can be done about them. */
export function WaitingCaptures({ onOpenForm, onOpenLead }: WaitingCapturesProps) {
  const texts = useTexts(outboxMessages);
  const { locale } = useLocale();
  const session = useSessionStore();
  const now = useNow();
  const clock = useClock(now);
  const found = useWaitingCaptures();
  const captures = found?.captures ?? [];
  const risk = useRisk(captures.length);

  async function open(capture: WaitingCapture) {
    const [duplicate] = answeredDuplicates(capture.answer);
    if (capture.answer) return onOpenLead(duplicate?.id ?? capture.answer.id);
    const owner = captureOwner(session);
    if (!owner) return undefined;
    if (await openInForm(owner, capture, now)) return onOpenForm(capture.form.method);
    toasts.show({ ...texts.alreadySending, tone: 'info' });
    return undefined;
  }

  async function send({ id }: WaitingCapture) {
    await captureStore.unpark(id);
    tellCapturesChanged();
    sendCaptures();
  }

  async function remove({ id }: WaitingCapture) {
    await captureStore.remove(id);
    tellCapturesChanged();
  }

  async function add(file: File) {
    const owner = captureOwner(session);
    if (!owner) return;
    const { entries, others } = readCaptureFile(await file.text(), owner, texts);
    for (const [capture, pictures] of entries) {
      // What is here already may be further.
      if (!(await captureStore.get(capture.id))) await keepCapture(capture, pictures);
    }
    toasts.show({
      title: texts.added({ count: entries.length }),
      ...(others > 0 && { description: texts.othersLeftOut({ count: others }) }),
    });
  }

  return (
    <WaitingCapturesView
      captures={found && captures}
      dates={{ locale, now: clock }}
      sendingId={found?.sendingId ?? null}
      risk={found?.isFailed ? 'unreadable' : captures.length > 0 ? risk : null}
      onOpen={(capture) => void open(capture).catch(tellFailed(texts.failed))}
      onSend={(capture) => void send(capture).catch(tellFailed(texts.failed))}
      onSendAll={sendCaptures}
      onDelete={(capture) => void remove(capture).catch(tellFailed(texts.failed))}
      onSaveFile={() => void saveCaptures(captures, now()).catch(tellFailed(texts.failed))}
      onAddFile={(file) => void add(file).catch(tellFailed(texts.addFailed))}
    />
  );
}
