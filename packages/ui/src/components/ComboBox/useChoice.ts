import { useState } from 'react';
import type { SelectItem } from '../Select/SelectOption.tsx';

/** The part of ComboBox's props that holds the value. */
export interface ChoiceProps<K extends string> {
  /** Id of the choice, `null` for none. */
  selectedKey?: K | null;
  /** Id of the first choice, when not controlled. */
  defaultSelectedKey?: K | null;
  /** Called with the id of the new choice, or with `null` when it is taken back. */
  onSelectionChange?: (key: K | null) => void;
  /** The text in the input, when controlled. */
  inputValue?: string;
  /** The first text in the input; the choice's words when not given. */
  defaultInputValue?: string;
  /** Called with every text that the input shows, typed or chosen. */
  onInputChange?: (text: string) => void;
}

/** What is chosen and what the input says. */
export function useChoice<K extends string>(
  items: readonly SelectItem<K>[],
  props: ChoiceProps<K>,
) {
  const [ownKey, setOwnKey] = useState(props.defaultSelectedKey ?? null);
  // What a person typed; null while the input says the words of the choice.
  const [draft, setDraft] = useState(props.defaultInputValue ?? null);
  const key = props.selectedKey === undefined ? ownKey : props.selectedKey;

  // Another search takes the choice out of the items, but not its words out of the input.
  const [remembered, setRemembered] = useState<SelectItem<K> | undefined>();
  const found = items.find(({ id }) => id === key);
  if (found && found !== remembered) setRemembered(found);
  const chosen = found ?? (remembered?.id === key ? remembered : undefined);
  const words = chosen?.label ?? '';
  const text = props.inputValue ?? draft ?? words;

  return {
    key,
    text,
    /** Whether the input says something else than the words of the choice. */
    isTyped: text !== words,
    choose: (next: K | null) => {
      if (next === key) return;
      setOwnKey(next);
      props.onSelectionChange?.(next);
    },
    /** Puts words of a choice in the input (`'choice'`), or a text that was typed. */
    say: (next: string, from: 'choice' | 'typing') => {
      setDraft(from === 'choice' ? null : next);
      if (next !== text) props.onInputChange?.(next);
    },
    words,
  };
}
