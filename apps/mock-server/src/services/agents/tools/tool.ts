import { hasControls, type ApiScope } from '@cardinal/contract';
import type { z } from 'zod';

/** Something that an agent can do. Its texts and schema together must stay short: models read them all. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  name: string;
  /** For the model: when to use it, and what it returns. */
  description: string;
  /** Any of these scopes permits it. */
  scopes: readonly ApiScope[];
  input: Input;
  /** Whether it stores nothing; models may then be allowed to call it without asking. */
  isReading: boolean;
  /**
   * Does it. @returns What the model reads, as JSON
   * @throws A `Failure`, whose sentence the model reads.
   */
  run(input: z.output<Input>): Promise<unknown>;
}

/** Whether every text in a value can be stored, searched and shown. */
const isReadable = (value: unknown): boolean => {
  if (typeof value === 'string') return !hasControls(value) && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isReadable);
};

/** Checks the types of a tool, and then forgets that of its input, so that tools form a list. */
export const tool = <Input extends z.ZodType>({ input, ...definition }: Tool<Input>): Tool =>
  ({
    ...definition,
    input: input.refine(isReadable, 'Texts must be valid Unicode without control characters.'),
    // The server validates the input with the schema of the same tool before it runs it.
  }) as unknown as Tool;
