import { Form, TextField } from '@cardinal/ui';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../client/http/apiError.ts';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { buildInvalid, fakeFetch } from '../fixtures/index.ts';
import { foundErrors } from './fieldErrors.ts';
import { useForm } from './useForm.ts';
import { useKept } from './useKept.ts';

afterEach(cleanup);

const fair = { name: 'Fair', place: 'Hall 1' };
type Fair = typeof fair;

const refusal = (fields: Record<string, string>) => {
  const problem = buildInvalid(fields);
  return new ApiError(Response.json(problem, { status: 422 }), JSON.stringify(problem));
};

const check = ({ name, place }: Fair) =>
  foundErrors({ name: !name && 'Name it.', place: !place && 'Place it.' });

interface Options extends Partial<Omit<Parameters<typeof useForm<Fair, void>>[0], 'kept'>> {
  isKept?: boolean;
}

/** A form that can be closed and opened again. */
function prepare({ isKept = false, ...options }: Options = {}) {
  const { wrapper } = crmWrapper(fakeFetch(() => Response.json([])));
  const save = vi.fn<(values: Fair) => Promise<void>>(() => Promise.resolve());
  const open = (initial = fair) =>
    renderHook(
      () => {
        const kept = useKept<Partial<Fair>>('event', 'fair');
        return useForm<Fair, void>({
          initial,
          check,
          save,
          ...(isKept && { kept }),
          ...options,
        });
      },
      { wrapper },
    );
  return { save, open, wrapper };
}

it('keeps what was changed, and takes everything else from the current values', () => {
  const { open } = prepare({ isKept: true });
  const first = open();
  act(() => first.result.current.set({ place: 'Hall 4' }));
  first.unmount();
  const again = open({ name: 'Renamed fair', place: 'Hall 2' });
  expect(again.result.current.values).toEqual({ name: 'Renamed fair', place: 'Hall 4' });
  expect(again.result.current.isDirty).toBe(true);
  act(() => again.result.current.discard());
  expect(again.result.current.values).toEqual({ name: 'Renamed fair', place: 'Hall 2' });
  expect(again.result.current.isDirty).toBe(false);
});

it('forgets with the form what has no place to be kept', () => {
  const { open } = prepare();
  const first = open();
  act(() => first.result.current.set({ place: 'Hall 4' }));
  expect(first.result.current.values.place).toBe('Hall 4');
  first.unmount();
  expect(open().result.current.values).toEqual(fair);
});

it('keeps what was changed while an earlier state was being saved, once', async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn<(values: Fair) => Promise<void>>(() => answer.promise);
  const { open } = prepare({ save, isKept: true });
  const { result } = open();
  act(() => result.current.set({ name: 'Rhine fair' }));
  act(() => {
    result.current.submit();
    result.current.submit();
  });
  await waitFor(() => expect(result.current.isSaving).toBe(true));
  act(() => result.current.set({ place: 'Hall 4' }));
  answer.resolve();
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  expect(save.mock.calls).toEqual([[{ name: 'Rhine fair', place: 'Hall 1' }]]);
  expect(result.current.values).toEqual({ name: 'Fair', place: 'Hall 4' });
});

it('stays busy, with its values, after the last save', async () => {
  const { open, save } = prepare({ isFinal: true });
  const { result } = open();
  act(() => result.current.set({ name: 'Rhine fair' }));
  act(() => result.current.submit());
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  act(() => result.current.submit());
  expect(result.current.isSaving).toBe(true);
  expect(result.current.values.name).toBe('Rhine fair');
  expect(save).toHaveBeenCalledOnce();
});

it('does not save what was not changed', () => {
  const onUnchanged = vi.fn<() => void>();
  const { open, save } = prepare({ onUnchanged });
  const { result } = open();
  act(() => result.current.set({ name: 'Rhine fair' }));
  act(() => result.current.set({ name: fair.name }));
  act(() => result.current.submit());
  expect(onUnchanged).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
});

function FairForm() {
  const form = useForm({
    initial: { name: '', place: '' },
    check,
    save: () => Promise.reject(refusal({ place: 'The hall is taken.' })),
  });
  return (
    <Form {...form.props} aria-label="Fair">
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Place" {...form.field('place')} />
      {form.failure && 'It was not saved.'}
    </Form>
  );
}

it('focuses the first wrong field, whose message disappears once it is edited', async () => {
  const { wrapper } = prepare();
  render(<FairForm />, { wrapper });
  const [name, place] = [screen.getByLabelText('Name'), screen.getByLabelText('Place')];
  const submit = () => fireEvent.submit(screen.getByRole('form'));
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  submit();
  expect(document.activeElement).toBe(name);
  expect(screen.queryByText('Name it.')).not.toBeNull();

  type(name, 'Fair');
  expect(screen.queryByText('Name it.')).toBeNull();
  expect(screen.queryByText('Place it.')).not.toBeNull();
  expect(document.activeElement).toBe(name);

  type(place, 'Hall 1');
  submit();
  expect(await screen.findByText('The hall is taken.')).not.toBeNull();
  expect(document.activeElement).toBe(place);
  type(place, 'Hall 2');
  expect(screen.queryByText('The hall is taken.')).toBeNull();
  expect(screen.queryByText('It was not saved.')).toBeNull();
});

it('gives a failure that no field shows', async () => {
  const failure = new Error('offline');
  const onFailed = vi.fn<(error: Error) => void>();
  const { open } = prepare({ save: () => Promise.reject(failure), onFailed });
  const { result } = open();
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.failure).toBe(failure));
  expect(onFailed).toHaveBeenCalledWith(failure);
});
