import { useRef, type RefObject } from 'react';

/**
 * Moves the focus into a block that was added to a list, and to its neighbour if one was removed.
 * @param blocks The blocks of the list.
 * @param otherwise What takes the focus when the last block was removed.
 */
export function useBlockFocus(
  blocks: readonly { key: number }[],
  otherwise?: RefObject<HTMLElement | null>,
) {
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const wanted = useRef<'last' | null>(null);
  /** Returns the ref of the first field of a block. */
  const register = (key: number) => (input: HTMLInputElement | null) => {
    if (!input) {
      inputs.current.delete(key);
      return;
    }
    inputs.current.set(key, input);
    if (wanted.current === 'last' && blocks.at(-1)?.key === key) {
      wanted.current = null;
      input.focus();
    }
  };
  return {
    register,
    /** Call before a block is added. */
    onAdded: () => {
      wanted.current = 'last';
    },
    /** Call before a block is removed. */
    onRemoved: (key: number) => {
      const index = blocks.findIndex((block) => block.key === key);
      const neighbour = blocks[index + 1] ?? blocks[index - 1];
      const next = neighbour ? inputs.current.get(neighbour.key) : otherwise?.current;
      next?.focus();
    },
  };
}
