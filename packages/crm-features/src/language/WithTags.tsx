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
  let rest = text;
  for (;;) {
    const [all = '', before = '', name = '', content = ''] =
      /^([^<]*)<(\w+)>([^<]*)<\/\2>/.exec(rest) ?? [];
    const element = tags[name];
    if (!element) break;
    parts.push(before, cloneElement(element, { key: parts.length }, content));
    rest = rest.slice(all.length);
  }
  return [...parts, rest];
}
