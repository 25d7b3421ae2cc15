import type { PartnerScope } from '@cardinal/contract/labels';
import { enableShadowDOM, raiseLayers } from '@cardinal/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetCode } from './element.ts';
import { ground } from './embed.css.ts';
import { keepEnter } from './hostKeys.ts';
import { localeOf } from './localeOf.ts';
import { adoptStyles } from './sheets.ts';
import { Widget, type WidgetContentProps } from './Widget.tsx';

let count = 0;

/** Creates the code that shows a widget in an element's shadow root. */
export function createWidget(
  scope: PartnerScope,
  Content: ComponentType<WidgetContentProps>,
): WidgetCode {
  enableShadowDOM();
  return {
    mount({ host, root, tell }, first) {
      const removeStyles = adoptStyles(root);
      const ignoreKeys = keepEnter(root);
      const gone = new AbortController();
      const box = document.createElement('div');
      box.className = ground;
      root.append(box);
      count += 1;
      const react = createRoot(box, { identifierPrefix: `cardinal${count}-` });
      const update = (settings: typeof first) => {
        const { baseUrl, partnerKey, locale, isTrial } = settings;
        react.render(
          <Widget
            // A different server or key requires a new widget, and so does the end of a trial.
            key={JSON.stringify([baseUrl, partnerKey, isTrial])}
            baseUrl={baseUrl}
            partnerKey={partnerKey}
            isTrial={isTrial}
            locale={localeOf(host, locale)}
            scope={scope}
            Content={Content}
            gone={gone.signal}
            onReady={() => tell('cardinal-ready', null)}
            onLeadCreated={(id) => tell('lead-created', { id })}
            onProblem={({ code, message }) => tell('cardinal-error', { code, message })}
          />,
        );
      };
      update(first);
      return {
        update,
        moved: () => raiseLayers(root),
        unmount() {
          gone.abort();
          react.unmount();
          box.remove();
          removeStyles();
          ignoreKeys();
        },
      };
    },
  };
}
