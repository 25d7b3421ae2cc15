import { useEffect, useEffectEvent } from 'react';

/** Receives files pasted anywhere on the page; pasted text is left alone. */
export function usePastedFiles(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const hear = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    if (isDisabled) return undefined;
    const listener = (event: ClipboardEvent) => hear(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [isDisabled]);
}
