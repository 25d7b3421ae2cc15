import { useState } from 'react';
import type { SelectItem } from '../Select/SelectOption.tsx';

/** The props of ComboBox that hold the value. */
export interface ChoiceProps<K extends string> {
  /** Id of the chosen option, `null` if there is none. */
  selectedKey?: K | null;
  /** Id of the initially chosen option, if uncontrolled. */
  defaultSelectedKey?: K | null;
  /** Called with the id of the chosen option, or with `null` when it is cleared. */
  onSelectionChange?: (key: K | null) => void;
  /** The text in the input, if controlled. */
  inputValue?: string;
  /** The initial text in the input. Defaults to the label of the chosen option. */
  defaultInputValue?: string;
  /** Called with every text that the input shows, typed or chosen. */
  onInputChange?: (text: string) => void;
}

/** The chosen option and the text of the input. */
export function useChoice<K extends string>(
  items: readonly SelectItem<K>[],
  props: ChoiceProps<K>,
) {
  const [ownKey, setOwnKey] = useState(props.defaultSelectedKey ?? null);
  // What the user typed; null while the input shows the label of the chosen option.
  const [draft, setDraft] = useState(props.defaultInputValue ?? null);
  const key = props.selectedKey === undefined ? ownKey : props.selectedKey;

  // Another search removes the chosen option from the items, but not its label from the input.
  const [remembered, setRemembered] = useState<SelectItem<K> | undefined>();
  const found = items.find(({ id }) => id === key);
  if (found && found !== remembered) setRemembered(found);
  const chosen = found ?? (remembered?.id === key ? remembered : undefined);
  const words = chosen?.label ?? '';
  const text = props.inputValue ?? draft ?? words;
  const isTyped = text !== words;

  const choose = (next: K | null) => {
    if (next === key) return;
    setOwnKey(next);
    props.onSelectionChange?.(next);
  };
  /** Sets the text of the input: the label of an option (`'choice'`), or a text that was typed. */
  const say = (next: string, from: 'choice' | 'typing') => {
    setDraft(from === 'choice' ? null : next);
    if (next !== text) props.onInputChange?.(next);
  };

  return {
    key,
    text,
    /** Label of the chosen option; '' if there is none. */
    words,
    /** Whether the input differs from the label of the chosen option. */
    isTyped,
    /**
     * Chooses the option with this id. Without such an option, the input shows the last choice
     * again, unless `keepsText`: then nothing is chosen, and the typed text stays.
     */
    pick: (id: unknown, keepsText: boolean) => {
      const item = items.find((one) => one.id === id);
      if (item) {
        say(item.label, 'choice');
        choose(item.id);
      } else if (keepsText && isTyped) choose(null);
      else say(words, 'choice');
    },
    /** Shows a typed text; an empty one removes the choice. */
    type: (next: string) => {
      say(next, next === words ? 'choice' : 'typing');
      if (next === '') choose(null);
    },
    /** Removes the text and the choice. */
    clear: () => {
      say('', 'typing');
      choose(null);
    },
  };
}
