import { History, Phone } from 'lucide-react';
import { expect, it } from 'vitest';
import { activityIcon } from './activityIcons.ts';

it('has an icon for every activity, also without a type or with a newer one', () => {
  expect(activityIcon('call')).toBe(Phone);
  expect(activityIcon(undefined)).toBe(History);
  expect(activityIcon('fax')).toBe(History);
});
