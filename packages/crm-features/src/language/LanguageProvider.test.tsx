import { messages, type Language } from '@cardinal/contract/messages';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useDeferredValue } from 'react';
import { expect, it } from 'vitest';
import { errorDetail } from '../client/http/apiError.ts';
import { LanguageProvider, useTexts, WithTags } from './index.ts';

const formMessages = messages(
  {
    name: 'Name',
    count: '{count, plural, one {# lead} other {# leads}}',
    terms: 'I accept the <terms>terms</terms> of {company}',
  },
  {
    de: async () => ({
      name: 'Name des Leads',
      count: '{count, plural, one {# Lead} other {# Leads}}',
      terms: 'Die <terms>Bedingungen</terms> von {company} akzeptiere ich',
    }),
    hi: async () => ({
      name: 'लीड का नाम',
      count: '{count, plural, one {# लीड} other {# लीड}}',
      terms: 'मुझे {company} की <terms>शर्तें</terms> मंज़ूर हैं',
    }),
  },
);

function Form() {
  const texts = useTexts(formMessages);
  return (
    <>
      <label>
        {texts.name}
        <input />
      </label>
      <p>{texts.count({ count: 1_200 })}</p>
      <p data-testid="terms">
        <WithTags
          text={texts.terms({ company: 'A<b>B' })}
          tags={{ terms: <a href="/terms">{texts.name}</a> }}
        />
      </p>
    </>
  );
}

function Page({ language }: { language: Language }) {
  return (
    <Suspense fallback="…">
      <LanguageProvider language={useDeferredValue(language)}>
        <Form />
      </LanguageProvider>
    </Suspense>
  );
}

it('changes the language, and keeps what was typed', async () => {
  const { rerender } = render(<Page language="en" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Ada' } });
  expect(screen.getByText('1,200 leads')).toBeTruthy();
  expect(screen.getByTestId('terms').textContent).toBe('I accept the terms of A<b>B');

  // React waits for what loads.
  await act(async () => rerender(<Page language="de" />));
  await waitFor(() => expect(screen.getByText('1.200 Leads')).toBeTruthy());
  expect(screen.getByRole('textbox', { name: 'Name des Leads' })).toBe(field);
  expect(screen.getByDisplayValue('Ada')).toBe(field);
  expect(screen.getByRole('link').textContent).toBe('Bedingungen');
  expect(screen.getByTestId('terms').textContent).toBe('Die Bedingungen von A<b>B akzeptiere ich');

  await act(async () => rerender(<Page language="hi" />));
  await waitFor(() => expect(screen.getByText('1,200 लीड')).toBeTruthy());
  expect(screen.getByTestId('terms').textContent).toBe('मुझे A<b>B की शर्तें मंज़ूर हैं');
  expect(screen.getByRole('link').textContent).toBe('शर्तें');
  expect(screen.getByDisplayValue('Ada')).toBe(field);
});

it('shows what users typed as it is, even where it looks like a tag', () => {
  const text = 'A < B, <constructor>C</constructor>: <b>D</b> <terms>E</terms>';
  const { container } = render(<WithTags text={text} tags={{ terms: <a href="/terms">…</a> }} />);
  expect(container.textContent).toBe('A < B, <constructor>C</constructor>: <b>D</b> E');
  expect(container.querySelector('a')?.textContent).toBe('E');
});

it('tells code that renders nothing the language of the page', async () => {
  const lost = new TypeError('Failed to fetch');
  const { unmount } = render(<Page language="de" />);
  await screen.findByText('1.200 Leads');
  expect(errorDetail(lost)).toMatch(/^Cardinal ist nicht erreichbar\./);
  unmount();
  expect(errorDetail(lost)).toMatch(/^Cardinal can’t be reached\./);
});
