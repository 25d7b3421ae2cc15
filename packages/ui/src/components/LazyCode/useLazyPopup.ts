import { useId, useRef, useState } from 'react';
import { useTellNotLoaded } from './useTellNotLoaded.ts';

/** The part of React Aria's keyboard event that is used here. */
interface KeyPress {
  key: string;
  continuePropagation?: () => void;
}

/**
 * A popup whose code loads when its button is hovered, focused or pressed. Without a network the
 * popup does not open, which the user is told, and the next press tries again.
 * @param load Imports the code of the popup.
 * @returns The state, the props of the button, and the code once it has loaded.
 */
export function useLazyPopup<Code>(load: () => Promise<Code>) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useTellNotLoaded();

  const prepare = (onFailed?: () => void) => {
    if (code) return;
    load().then(
      (loaded) => setCode({ loaded }),
      () => onFailed?.(),
    );
  };
  const open = () => {
    setOpen(true);
    prepare(() => {
      setOpen(false);
      tell();
    });
  };

  return {
    code: code?.loaded ?? null,
    isOpen,
    setOpen,
    button: {
      id,
      ref,
      onPress: open,
      onHoverStart: () => prepare(),
      onFocus: () => prepare(),
      onKeyDown: (event: KeyPress) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
        else event.continuePropagation?.();
      },
      'aria-expanded': isOpen,
    },
  };
}
