/** The facts in the headers of a paged list. */
export interface PageFacts {
  /** How many entries match the filters on all pages; null if the server does not report it. */
  total: number | null;
  /** Whether there are more than `total`, because counting stopped there. */
  isTotalCapped: boolean;
  /** Cursor of the previous page; null on the first. */
  previous: string | null;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** The cursor of a relation in a `Link` header (RFC 8288), or null. */
export function linkedCursor(header: string | null, relation: 'next' | 'prev'): string | null {
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (new RegExp(`;\\s*rel="?${relation}"?`, 'i').test(parameters)) {
      return new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('cursor');
    }
  }
  return null;
}

/** Reads the headers of a paged list. */
export function pageFacts(headers: Headers): PageFacts {
  const total = headers.get('X-Total-Count');
  const link = headers.get('Link');
  return {
    total: total === null ? null : Number(total),
    isTotalCapped: headers.get('X-Total-Count-Capped') === 'true',
    previous: linkedCursor(link, 'prev'),
    next: linkedCursor(link, 'next'),
  };
}
