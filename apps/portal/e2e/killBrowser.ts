import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';

/** The process of the browser with this profile. */
async function findBrowserProcess(profile: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type='))
      return Number(pid);
  }
  throw new Error('The browser has no process.');
}

/** Ends a browser with a profile of its own as a power cut would. Only on Linux. */
export async function killBrowser(context: BrowserContext, profile: string) {
  const closed = context.waitForEvent('close');
  process.kill(await findBrowserProcess(profile), 'SIGKILL');
  await closed;
}
