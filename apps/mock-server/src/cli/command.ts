import { SettingsError } from '../settings.ts';

/**
 * Runs a command that takes one argument. What it answers is printed; what it throws is printed as
 * one line, and the process ends with 1.
 * @param usage How the command is called.
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
