import { VisitorForm } from '../visitors/index.ts';
import { createWidget } from './createWidget.tsx';
import { useKeptEntries } from './sending/useKeptEntries.ts';
import type { WidgetContentProps } from './Widget.tsx';

/** The form for visitors of a partner's page. */
function EmbeddedCapture({ session, baseUrl, ...props }: WidgetContentProps) {
  const { partnerKey, onLeadCreated: onSent } = props;
  const keep = useKeptEntries({ baseUrl, partnerKey, isTrial: session.trial, onSent });
  return (
    session.form && <VisitorForm {...props} session={session} settings={session.form} keep={keep} />
  );
}

/** Shows `<cardinal-capture>`. */
export const { mount } = createWidget('capture', EmbeddedCapture);
