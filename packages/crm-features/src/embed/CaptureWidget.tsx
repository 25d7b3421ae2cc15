import { VisitorForm } from '../visitors/index.ts';
import { createWidget } from './createWidget.tsx';
import type { WidgetContentProps } from './Widget.tsx';

/** The form for visitors of a partner's page. */
function EmbeddedCapture({ session, ...props }: WidgetContentProps) {
  return session.form && <VisitorForm {...props} session={session} settings={session.form} />;
}

/** Shows `<cardinal-capture>`. */
export const { mount } = createWidget('capture', EmbeddedCapture);
