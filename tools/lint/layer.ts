// What the layers have in common: overrides of oxlint that forbid imports.

export interface Restricted {
  /** What must not be imported. */
  group: string[];
  /** Why not, and what to do instead. */
  message: string;
}

/** The contract, of which only types may be imported. */
export const typesOnly = {
  name: '@cardinal/contract',
  allowTypeImports: true,
  message:
    'zod must not be shipped to the browser: import only types from here, and values from @cardinal/contract/answers, /fold, /labels, /limits, /mail-text or /paths.',
};

const internals: Restricted = {
  group: ['@cardinal/*/src/**'],
  message: 'Import only what the package exports; if you need more, export it there.',
};

/** An override that forbids imports for some files. */
export function layer(files: string[], patterns: Restricted[], paths: (typeof typesOnly)[] = []) {
  const rule = { paths, patterns: [...patterns, internals] };
  return { files, rules: { 'no-restricted-imports': ['error', rule] as ['error', typeof rule] } };
}

/**
 * Forbids a room to import those above it.
 * @param rooms Names, from the top
 * @param except Patterns that are allowed nevertheless
 */
export function noneAbove(
  rooms: readonly string[],
  room: string,
  except: readonly string[] = [],
): Restricted {
  const above = rooms.slice(0, rooms.indexOf(room));
  return {
    group: [
      ...above.map((other) => `../**/${other}/**`),
      ...except.map((pattern) => `!${pattern}`),
    ],
    message: `${room} is below ${above.join(', ')}: put what needs both into the higher folder, or take it as a parameter.`,
  };
}
