import { lengths } from '@cardinal/contract/limits';
import { Button, InlineAlert } from '@cardinal/ui';
import { SimilarLeads } from '../SimilarLeads/index.ts';
import { captureMessages } from '../texts.ts';
import { notices } from './CaptureDialog.css.ts';
import type { CaptureDialogViewProps } from './captureDialogProps.ts';
import { useTexts } from '../../language/index.ts';

export type ReviewNoticesProps = Pick<
  CaptureDialogViewProps,
  'capture' | 'saveError' | 'isSaving' | 'handlers' | 'similar' | 'addingTo'
> & {
  /** Whether the form shows that it cannot be changed now. */
  isReadOnly: boolean;
};

/** Notices above the form: a restored draft, several cards, a scanned badge, a likely duplicate, a failed save. */
export function ReviewNotices({
  capture,
  saveError,
  isSaving,
  isReadOnly,
  handlers,
  similar,
  addingTo,
}: ReviewNoticesProps) {
  const captureTexts = useTexts(captureMessages);
  const { form, restored, severalCards, badge: badgeTexts } = captureTexts;
  const { scan } = capture;
  const badge = scan?.badge;
  const format = badge ? badgeTexts.formats[badge.format] : '';
  return (
    <div className={notices}>
      {capture.isRestored && (
        <InlineAlert
          title={restored.title}
          action={
            <Button size="sm" isDisabled={isReadOnly} onPress={handlers.onStartOver}>
              {restored.startOver}
            </Button>
          }
        >
          {restored.description}
        </InlineAlert>
      )}
      {scan?.cards && handlers.onCaptureAll && (
        <InlineAlert
          title={severalCards.title({ count: scan.cards.length })}
          action={
            <Button size="sm" isDisabled={isReadOnly} onPress={handlers.onCaptureAll}>
              {severalCards.captureAll({ count: scan.cards.length })}
            </Button>
          }
        >
          {severalCards.description}
        </InlineAlert>
      )}
      {badge && (
        <InlineAlert
          title={badge.use === 'kept' ? badgeTexts.scanned : badgeTexts.read({ format })}
          tone={badge.use === 'too_long' ? 'warning' : 'info'}
        >
          {badgeTexts.outcome({ use: badge.use, format, most: lengths.badgeCode })}
        </InlineAlert>
      )}
      {capture.back && !capture.backScan && (
        <InlineAlert title={captureTexts.picture.backNotRead.title}>
          {captureTexts.picture.backNotRead.description}
        </InlineAlert>
      )}
      <SimilarLeads
        similar={similar}
        addingTo={addingTo}
        onOpen={handlers.onOpenSimilar}
        onAddTo={handlers.onAddTo}
      />
      {saveError !== null && (
        <InlineAlert
          tone="danger"
          title={form.saveFailed}
          onRetry={() => handlers.onSave('close')}
          isRetrying={isSaving && addingTo === null}
        >
          {saveError}
        </InlineAlert>
      )}
    </div>
  );
}
