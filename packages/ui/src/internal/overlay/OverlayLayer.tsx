import { useCallback, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { layerAttribute } from './layerAttribute.ts';
import { NestedLayerContext } from './NestedLayer.ts';
import { inside, layer } from './OverlayLayer.css.ts';

/** Raises an element into the browser's top layer; older browsers show it where it is. */
function raise(element: HTMLElement) {
  if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
}

/**
 * Raises the layers below a node again: browsers lower them when an element moves to another place
 * in the document.
 */
export function raiseLayers(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${layerAttribute}]`)) raise(element);
}

/**
 * Keeps dialogs, menus, lists and toasts of the children beside them, above everything else on the
 * page. By default they go to the end of the body, which is out of reach of a shadow root's styles
 * and of a theme that does not apply to the whole page.
 */
export function OverlayLayer({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element && 'showPopover' in element) raise(element.parentElement ?? element);
    setContainer(element);
  }, []);
  const getContainer = useCallback(() => container, [container]);
  return (
    <NestedLayerContext value={OverlayLayer}>
      <PortalProvider getContainer={getContainer}>{children}</PortalProvider>
      <div popover="manual" className={layer} {...{ [layerAttribute]: '' }}>
        <div ref={attach} className={inside} />
      </div>
    </NestedLayerContext>
  );
}
