import { readLead, type GivenLead } from '../queries/readers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is Fields =>
  isObject(value) && typeof value['id'] === 'string';

const isLead = (value: unknown): value is Fields & GivenLead =>
  isNamed(value) && typeof value['version'] === 'number';

const onlyIf = (isGood: (data: unknown) => boolean) => (data: unknown) =>
  isGood(data) ? data : undefined;

/** The first page of a list that loads page by page; undefined if the value is no such list. */
export const firstPage = (data: unknown) =>
  isObject(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams'])
    ? { pages: data['pages'].slice(0, 1), pageParams: data['pageParams'].slice(0, 1) }
    : undefined;

/** Reads what was kept, by its kind; undefined if it has another shape. */
export const keptShapes: Readonly<Record<string, (data: unknown) => unknown>> = {
  lists: (data) =>
    isObject(data) && Array.isArray(data['leads']) && data['leads'].every(isLead)
      ? { ...data, leads: data['leads'].map(readLead) }
      : undefined,
  leads: (data) => (isLead(data) ? readLead(data) : undefined),
  activities: (data) => {
    const [page] = firstPage(data)?.pages ?? [];
    return isObject(page) && Array.isArray(page['activities']) ? data : undefined;
  },
  events: onlyIf(isNamed),
  questions: onlyIf((data) => isObject(data) && Array.isArray(data['questions'])),
  figures: onlyIf(isObject),
  users: onlyIf((data) => Array.isArray(data) && data.every(isNamed)),
};
