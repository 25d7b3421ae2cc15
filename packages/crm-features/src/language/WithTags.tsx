import { cloneElement, type ReactElement, type ReactNode } from 'react';

export interface WithTagsProps {
  /** A text in which tags mark what is shown in another way: `I accept the <terms>terms</terms>`. */
  text: string;
  /** The element of each tag; the marked text becomes its content. */
  tags: Readonly<Record<string, ReactElement>>;
}

/** A sentence that contains links, buttons or emphasis, wherever a language puts them. */
export function WithTags({ text, tags }: WithTagsProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: all, 1: name = '', 2: content, index } of text.matchAll(
    /<(\w+)>([^<]*)<\/\1>/g,
  )) {
    // What users typed can look like a tag.
    const element = Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (!element) continue;
    parts.push(text.slice(end, index), cloneElement(element, { key: index }, content));
    end = index + all.length;
  }
  return [...parts, text.slice(end)];
}
