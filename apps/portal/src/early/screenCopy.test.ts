import { expect, it } from 'vitest';
import { buildNodes, copyInside } from './screenCopy.ts';

/** The copy of a page, which is written as HTML here because that is what it is compared with. */
function copied(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const copy = document.createElement('div');
  copy.append(...buildNodes(structuredClone(copyInside(element))));
  return copy;
}

it('looks the same', () => {
  const html =
    '<p class="name" dir="auto" style="width: 40%;">Zoë &lt;b&gt; &amp; Co</p>' +
    '<svg viewBox="0 0 16 16"><path d="M8 2"></path></svg><input value="a">';
  const copy = copied(html);
  expect(copy.innerHTML).toBe(html);
  expect(copy.querySelector('path')).toBeInstanceOf(SVGElement);
});

it('has nothing that acts or fetches', () => {
  const copy = copied(
    '<a href="/leads" onclick="go()">Leads</a><img src="/a.png" onerror="go()" alt="A">' +
      '<script>go()</script><iframe src="/a"></iframe><form action="/a"></form>' +
      '<meta http-equiv="refresh" content="0"><button formaction="/a">Go</button><svg><a xlink:href="/a"></a></svg>',
  );
  expect(copy.innerHTML).toBe(
    '<a>Leads</a><img alt="A"><form></form><button>Go</button><svg><a></a></svg>',
  );
});
