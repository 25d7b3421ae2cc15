import { Fragment, type ReactNode } from 'react';

export interface WithTagsProps {
  /** A text in which tags mark what is shown in another way: `I accept the <link>terms</link>`. */
  text: string;
  /** How the content of each tag is shown. */
  tags: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** A sentence that contains links, buttons or emphasis, wherever a language puts them. */
export function WithTags({ text, tags }: WithTagsProps) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (;;) {
    const [all = '', before = '', name = '', content = ''] =
      /^([^<]*)<(\w+)>([^<]*)<\/\2>/.exec(rest) ?? [];
    const show = tags[name];
    if (!show) break;
    parts.push(before, <Fragment key={parts.length}>{show(content)}</Fragment>);
    rest = rest.slice(all.length);
  }
  return [...parts, rest];
}
