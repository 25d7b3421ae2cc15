import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { sourceLabel } from '../../format/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { sourceIcon } from './sourceIcons.ts';

it.each([
  ['Business Card Scan', 'Business Card Scan'],
  ['business_card', 'Business Card Scan'],
  ['BUSINESS CARD SCAN', 'Business Card Scan'],
  ['Manual', 'Manual Entry'],
  ['événement', 'événement'],
  ['constructor', 'constructor'],
])('shows the source %j as %j, with its icon', (source, label) => {
  expect(sourceLabel(source, englishTexts(labelMessages))).toBe(label);
  expect(sourceIcon(source)).toBe(sourceIcon(label));
});
