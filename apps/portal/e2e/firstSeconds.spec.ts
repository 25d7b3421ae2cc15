import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { budgets } from '../build/budgets.ts';
import { packed } from '../build/packed.ts';
import { paths } from '../src/paths.ts';
import { demo, expect, signIn, test } from './test.ts';

/** How long a screen is left alone: what nobody has asked for is loaded only after ten. */
const firstSeconds = 4_000;

/** Leaves a screen alone once it is open. @returns Gzipped kB of what it has loaded by then, by kind */
async function weigh(page: Page, open: () => Promise<void>) {
  const weight = { js: 0, css: 0 };
  const read: Promise<void>[] = [];
  page.on('response', (answer) => {
    const [kind] = /(?<=\/assets\/.*\.)(?:js|css)$/.exec(answer.url()) ?? [];
    if (kind !== 'js' && kind !== 'css') return;
    const add = async () => {
      const size = packed(await answer.body());
      weight[kind] += size;
    };
    read.push(add());
  });
  await open();
  await page.waitForLoadState('networkidle');
  await delay(firstSeconds);
  await Promise.all(read);
  return weight;
}

function expectWithin(weight: { js: number; css: number }, budget: { js: number; css: number }) {
  expect(weight.js, 'kB of scripts').toBeGreaterThan(100);
  expect(weight.js, 'kB of scripts').toBeLessThanOrEqual(budget.js);
  expect(weight.css, 'kB of styles').toBeLessThanOrEqual(budget.css);
}

test('the sign-in that nobody uses stays within its budget', async ({ page }) => {
  const weight = await weigh(page, async () => {
    await page.goto(paths.dashboard);
    await expect(page.getByLabel('Email')).toBeVisible();
  });
  expectWithin(weight, budgets.signIn);
});

for (const path of [paths.dashboard, paths.leads, paths.capture]) {
  test(`${path} that nobody uses stays within its budget`, async ({ page }) => {
    expectWithin(await weigh(page, () => signIn(page, demo.manager, path)), budgets.screen);
  });
}
