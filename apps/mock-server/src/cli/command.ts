import { SettingsError } from '../settings.ts';

/**
 * Runs a command with one argument and prints its result. An error is printed as one line, and the
 * process exits with 1.
 * @param usage How to call the command
 */
export async function runCommand(
  usage: string,
  work: (argument: string) => Promise<string>,
): Promise<void> {
  const [argument, ...others] = process.argv.slice(2);
  try {
    if (!argument || others.length > 0) throw new Error(`Usage: ${usage}`);
    process.stdout.write(`${await work(argument)}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = `${error instanceof SettingsError ? 'Settings: ' : ''}${message}`;
    process.stderr.write(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}\n`);
    process.exitCode = 1;
  }
}
