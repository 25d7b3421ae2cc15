import type { CardLine } from './lines/cardLine.ts';
import { withoutAccents } from '@cardinal/contact/people/strings';

/** A web address read from a card. */
export interface FoundWeb {
  /** Host name, lower case, without `www.`. */
  host: string;
  confidence: number;
}

/** Endings of host names that cards carry. */
const endings =
  'com|net|org|biz|info|eu|io|ai|co|app|dev|tech|shop|agency|studio|design|group|in|de|at|ch|fr|be|lu|it|es|pt|se|no|dk|fi|nl|pl|cz|hu|ro|gr|ie|ae|sa|qa|sg|my|th|vn|id|ph|hk|tw|jp|kr|cn|au|nz|mx|br|ar|cl|pe|tr|il|za|ng|gh|ke|eg|ma|ca|us|uk|ru|ua|by|kz|rs|hr|si|bg|sk|lt|lv|ee|is|lk|pk|bd|np|om|bh|kw|jo|lb|tn|et|tz|ug|rw|zm|zw|mu|ec|uy|cr|gt|do|bo|py|ve|pa|cy|mt|ge|am|az|ba|mk|md|ir|online|site|store|xyz|cloud|digital|solutions|consulting|law|legal|health|care|clinic|energy|farm|wine|coffee|travel|work|works|global|world|media|photography|coop|pro|me|tv|cc|asia|africa|cat|wales|scot|london|berlin|paris|nyc|swiss|earth|green|art|gallery|homes|house|properties|capital|ventures|partners|company|international|team|works|design';
const webAddress = new RegExp(
  [
    String.raw`h?tt?p\w?[:;]?/{1,3}(?<url>[a-z0-9.-]+\.[a-z]{2,})`,
    String.raw`www[.,]?(?<www>[a-z0-9.-]+\.[a-z]{2,})`,
    String.raw`^(?:(?:w|web|website|url|site)[:.|])?(?<bare>(?:[a-z0-9-]{2,}\.)+(?:${endings}))(?:/\S*)?$`,
  ].join('|'),
  'i',
);

const social =
  /linked\s?in|facebook|fb\.com|instagram|twitter|x\.com\/|tiktok|youtube|behance|github\.com/i;

/** Finds web addresses and social handles, and marks their lines. */
export function findWeb(lines: CardLine[]): { web: FoundWeb[]; handles: string[] } {
  const web: FoundWeb[] = [];
  const handles: string[] = [];
  for (const line of lines) {
    if (line.kind === 'email') {
      // Both may stand on one line, with a bar between.
      const other = line.text
        .split(/\s*[|•·]\s*|\s{2,}|\s+(?=www)/)
        .find((part) => !part.includes('@'));
      const host = other && hostIn(other);
      if (host) web.push({ host, confidence: line.confidence });
    } else if (social.test(line.text) || /^@\w+/.test(line.text)) {
      line.kind = 'handle';
      handles.push(line.text);
    } else {
      const host = hostIn(line.text);
      if (!host) continue;
      line.kind = 'web';
      web.push({ host, confidence: line.confidence });
    }
  }
  return { web, handles };
}

function hostIn(text: string): string | undefined {
  const closed = withoutAccents(text)
    .replace(/\s/g, '')
    // "Web www.acme.com" is no host of its own.
    .replace(/^[a-z]+[:.|-]*(?=www[.,])/i, '')
    .replace(/,(?=[a-z]+$)/i, '.');
  const groups = webAddress.exec(closed)?.groups;
  const host = groups?.['url'] ?? groups?.['www'] ?? groups?.['bare'];
  return host
    ?.toLowerCase()
    .replace(/^w{1,4}[.,]|^www/, '')
    .replace(/^[.-]+/, '')
    .replace(/\.(?:corn|c0m|con)$/, '.com');
}
