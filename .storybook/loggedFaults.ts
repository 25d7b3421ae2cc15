/** Messages of React and React Aria about faults that neither pictures nor axe show. */
const faults = [
  /two children with the same key|unique "key" prop/,
  /aria-label(ledby)? /,
  /cannot be a (child|descendant) of|cannot contain a/,
  /uncontrolled/,
  /while rendering a different component/,
];

let logged: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const log = console[level];
  console[level] = (...data: unknown[]) => {
    const message = data.map(String).join(' ');
    if (faults.some((fault) => fault.test(message))) logged.push(message);
    log(...data);
  };
}

/** Forgets what was logged before a story. */
export function forgetFaults(): void {
  logged = [];
}

/** Fails if the story logged a fault. */
export function checkFaults(): void {
  const [first] = logged;
  if (first !== undefined) throw new Error(`The console reports a fault: ${first}`);
}
