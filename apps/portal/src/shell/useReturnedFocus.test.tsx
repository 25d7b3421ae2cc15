import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tellAskedLead } from '../state/askedLead.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

afterEach(cleanup);

function List({ leadId }: { leadId: string | null }) {
  useReturnedFocus(leadId);
  return (
    <>
      <button type="button">Elsewhere</button>
      <ul>
        {['a', 'b'].map((id) => (
          <li key={id} data-row-key={id} data-testid={id} tabIndex={-1}>
            <button type="button">Email {id}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  });

it('moves the focus to the row of the last shown lead', async () => {
  const { rerender } = render(<List leadId="a" />);
  rerender(<List leadId="b" />);
  // As the dialog does that was opened from there.
  screen.getByTestId('a').focus();
  rerender(<List leadId={null} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('b')));
});

it('moves it there if a link opened the lead', async () => {
  const { rerender } = render(<List leadId="a" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<List leadId={null} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('a')));
});

it.each(['Email a', 'Elsewhere'])('leaves it at the button “%s”', async (name) => {
  const { rerender } = render(<List leadId="a" />);
  const button = screen.getByRole('button', { name });
  button.focus();
  rerender(<List leadId={null} />);
  await twoFrames();
  expect(document.activeElement).toBe(button);
});

it('moves it to what opened the lead if the placeholder had it since', async () => {
  const { rerender } = render(<List leadId={null} />);
  const opener = screen.getByRole('button', { name: 'Email a' });
  opener.focus();
  tellAskedLead('a');
  opener.blur();
  rerender(<List leadId="a" />);
  rerender(<List leadId={null} />);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
