import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { buildLead, buildSession } from '../fixtures/index.ts';
import { capture, type CaptureAction } from './state/capture.ts';
import { begin, captureDraftOf, type CaptureData } from './state/captureState.ts';
import { clearDraft, loadDraft, saveDraft } from './draftStore.ts';
import { captureStore, keepCapture, waitingCaptureOf } from './outbox/outbox.ts';
import { useKeptCapture } from './useDraft.ts';
import { useSaveLead } from './useSaveLead.ts';

const { user } = buildSession();
const owner = { userId: user.id, companyId: user.company_id };
const values = { first_name: 'Grace', last_name: 'Mwangi', email: 'grace@example.test' };
const typed = () => capture(begin('manual'), { type: 'edited', values });

/** Opens the form, and resolves to the draft that it restores; null if there is none. */
async function openForm() {
  const restored: CaptureData[] = [];
  const dispatch = (action: CaptureAction) => {
    if (action.type === 'restored') restored.push(action.draft);
  };
  const empty = begin('manual');
  const { wrapper } = crmWrapper(async () => Response.error());
  const form = renderHook(() => useKeptCapture(empty, dispatch), { wrapper });
  await waitFor(() => expect(form.result.current.isLoaded).toBe(true));
  return { draft: restored[0] ?? null, close: form.unmount };
}

/** The calls of a form's saving. */
function save(state: ReturnType<typeof typed>, answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const { wrapper } = crmWrapper(fetch);
  const options = { state, dispatch: vi.fn<() => void>(), meeting: null };
  const { result } = renderHook(() => useSaveLead({ ...options, onEventGone: () => {} }), {
    wrapper,
  });
  const keys = () =>
    fetch.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  return { saved: result.current.save(), keys };
}

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await clearDraft(user.id);
});
afterEach(() => vi.restoreAllMocks());

it('is saved under the key that its draft has from the beginning', async () => {
  const state = typed();
  const key = captureDraftOf(state).attempt?.key;
  expect(key).toBeTruthy();
  const { saved, keys } = save(state, () =>
    Response.json({ ...buildLead(values), duplicates: [] }, { status: 201 }),
  );
  await expect(saved).resolves.toMatchObject(values);
  expect(keys()).toEqual([key]);
});

it('is restored after a crash, under the same key', async () => {
  const draft = captureDraftOf(typed());
  await saveDraft(user.id, draft);
  const form = await openForm();
  expect(form.draft).toEqual(draft);
  form.close();
});

it('is removed if the application ended after the capture was kept and before the draft was cleared', async () => {
  const draft = captureDraftOf(typed());
  await saveDraft(user.id, draft);
  const id = draft.attempt?.key ?? '';
  const [kept, pictures] = await waitingCaptureOf({
    owner,
    id,
    lead: values,
    form: draft,
    now: () => new Date(),
  });
  await keepCapture(kept, pictures);

  const form = await openForm();
  expect(form.draft).toBeNull();
  expect(await loadDraft(user.id)).toBeNull();
  expect((await captureStore.all()).map((each) => each.id)).toEqual([id]);
  form.close();
  await captureStore.remove(id);
});

it('stays if its photo is on the device to be reviewed: the draft is newer', async () => {
  const draft = captureDraftOf(typed());
  await saveDraft(user.id, draft);
  const id = draft.attempt?.key ?? '';
  const now = () => new Date();
  await keepCapture(...(await waitingCaptureOf({ owner, id, lead: null, form: draft, now })));
  const form = await openForm();
  expect(form.draft).toEqual(draft);
  form.close();
  await captureStore.remove(id);
});

it('gets a new key if the server has the capture as it was before a change', async () => {
  const mismatch = { status: 422, code: 'idempotency_mismatch', title: '', detail: 'Another body' };
  const answers = [
    Response.json(mismatch, { status: 422 }),
    Response.json({ ...buildLead(values), duplicates: [] }, { status: 201 }),
  ];
  const state = typed();
  const { saved, keys } = save(state, () => answers.shift() ?? Response.error());
  await expect(saved).resolves.toMatchObject(values);
  expect(keys()).toEqual([state.attempt?.key, expect.any(String)]);
  expect(new Set(keys()).size).toBe(2);
});
