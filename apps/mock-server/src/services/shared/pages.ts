import { ForeignCursorError, type Page } from '../../store/page.ts';
import { invalid } from './failures.ts';
import { say } from './sentences/sentence.ts';

/**
 * A page of the store with its rows converted for the response.
 * @throws `invalid` for a cursor of another list.
 */
export async function pageOf<Row, Item>(
  reading: Promise<Page<Row>>,
  convert: (row: Row) => Item,
): Promise<Page<Item>> {
  try {
    const page = await reading;
    return { ...page, rows: page.rows.map((row) => convert(row)) };
  } catch (error) {
    if (!(error instanceof ForeignCursorError)) throw error;
    const message = say(({ request }) => request.foreignCursor);
    throw invalid([{ path: 'cursor', message }]);
  }
}
