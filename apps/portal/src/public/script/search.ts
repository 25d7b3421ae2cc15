import { fold } from '@cardinal/contract/fold';

const words = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** What Arabic writes at the beginning of a word: “and”, “in”, “like”, “for” and the article. */
const attached = /^[وف]?(?:[بك]?ال|لل|[بكل])?(?=\p{L}{2})/u;
/** The same if it ends with the article. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;

/** Shows the articles with every word that is typed, or with words that begin with it. */
export function offerSearch() {
  const form = document.querySelector<HTMLFormElement>('[data-help-search]');
  const field = form?.querySelector('input');
  const found = form?.querySelector('[role=status]');
  if (!form || !field || !found) return;
  const articles = [...document.querySelectorAll<HTMLElement>('[data-article]')].map((element) => ({
    element,
    words: words(element.dataset['article'] ?? '').flatMap((word) => [
      word,
      word.replace(attached, ''),
    ]),
  }));
  const show = () => {
    const wanted = words(field.value);
    for (const { element, words: known } of articles) {
      element.hidden = !wanted.every((part) => {
        const alone = part.replace(article, '');
        return known.some((word) => word.startsWith(part) || word.startsWith(alone));
      });
    }
    const count = articles.filter(({ element }) => !element.hidden).length;
    found.textContent =
      wanted.length === 0
        ? ''
        : count === 0
          ? (form.dataset['none'] ?? '')
          : (form.dataset['found'] ?? '').replace('#', String(count));
  };
  field.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.dataset['ready'] = '';
  // The browser may have restored what was typed.
  show();
}
