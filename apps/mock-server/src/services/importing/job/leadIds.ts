import { newId } from '../../../store/ids.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';

/** Common prefix length of the ids of an import's leads; the rest is the row number. */
const prefixLength = 28;
const idLength = 36;

/** The prefix of the ids of an import's leads. @param at Milliseconds */
export const newPrefix = (at: number): string => newId(at).slice(0, prefixLength);

export const leadIdOf = ({ id_prefix: prefix }: Pick<ImportRecord, 'id_prefix'>, row: number) =>
  `${prefix ?? ''}${row.toString(16).padStart(idLength - prefixLength, '0')}`;
