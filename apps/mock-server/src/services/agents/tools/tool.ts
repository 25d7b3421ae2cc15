import type { ApiScope } from '@cardinal/contract';
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

/** Checks the types of a tool, and then forgets that of its input, so that tools form a list. */
export const tool = <Input extends z.ZodType>(definition: Tool<Input>): Tool =>
  // The server validates the input with the schema of the same tool before it runs it.
  definition as unknown as Tool;
