// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { termsMessages } from '../../packages/crm-features/src/auth/TermsDialog/termsSections.ts';
import { messageFormat } from '../../packages/ui/src/internal/messages/messageFormat.ts';
import { english } from '../../packages/ui/src/internal/messages/messages.ts';
import { findCatalogues, messagesOf } from './catalogues.mjs';
import { fixedTexts } from './fixedTexts.mjs';

/** Every English message by its id. */
const messages = new Map();

beforeAll(async () => {
  const library = Object.entries(english.messages(messageFormat('en')));
  for (const [name, text] of library) messages.set(`ui.${name}`, text);
  for (const { name: catalogue, english: tree } of await findCatalogues()) {
    for (const [name, text] of messagesOf(tree)) messages.set(`${catalogue}.${name}`, text);
  }
}, 60_000);

it.each(Object.entries(fixedTexts))('%s says what the specification fixes', (_, texts) => {
  expect(Object.fromEntries(Object.keys(texts).map((id) => [id, messages.get(id)]))).toEqual(texts);
});

it('the terms have the sections that the specification fixes', () => {
  expect(Object.values(termsMessages.english).map(({ title }) => title)).toEqual([
    'Service Usage',
    'Data Privacy',
    'User Responsibilities',
    'Intellectual Property',
    'Account Termination',
  ]);
});
