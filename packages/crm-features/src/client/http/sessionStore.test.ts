import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSession, buildUser, storyId } from '../../fixtures/index.ts';
import { createSessionStore } from './sessionStore.ts';

afterEach(() => localStorage.clear());

const user = buildUser();

/** Simulates the event that another tab's change causes here. */
function otherTab(change: () => void, key: string | null) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('on load', () => {
  it('restores a stored token and user', () => {
    localStorage.setItem('auth_token', 'token');
    localStorage.setItem('user', JSON.stringify(user));
    expect(createSessionStore().get()).toEqual({ token: 'token', user });
  });

  it.each(['{', '"Ada"', 'null', '{"first_name":"Ada"}', 'undefined'])(
    'removes a stored user that reads %s',
    (text) => {
      localStorage.setItem('auth_token', 'token');
      localStorage.setItem('user', text);
      expect(createSessionStore().get()).toBeNull();
      expect(localStorage.getItem('user')).toBeNull();
    },
  );

  it('completes names that are absent', () => {
    localStorage.setItem('auth_token', 'token');
    localStorage.setItem('user', '{"id":"1","role":"agent","first_name":"Ada"}');
    expect(createSessionStore().get()?.user).toMatchObject({ first_name: 'Ada', last_name: '' });
  });

  it('requires both', () => {
    localStorage.setItem('auth_token', 'token');
    expect(createSessionStore().get()).toBeNull();
  });

  it('works if storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSessionStore({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    store.set(buildSession());
    expect(store.get()?.token).toBe('story-token');
    store.clear();
    expect(store.get()).toBeNull();
  });
});

describe('a session', () => {
  it('is stored, changed and cleared, and notifies listeners', () => {
    const store = createSessionStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.set(buildSession());
    expect(localStorage.getItem('auth_token')).toBe('story-token');
    store.setUser({ ...user, first_name: 'Ada' });
    expect(store.get()?.user.first_name).toBe('Ada');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Ada' });
    store.clear();
    expect(store.get()).toBeNull();
    expect(store.endReason()).toBe('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.set(buildSession());
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.endReason()).toBeNull();
  });

  it('is the same object until something changes', () => {
    const store = createSessionStore();
    store.set(buildSession());
    expect(store.get()).toBe(store.get());
  });

  it('leaves everything else in local storage', () => {
    localStorage.setItem('cardinal.prefs', '{}');
    const store = createSessionStore();
    store.set(buildSession());
    store.clear('expired');
    expect(localStorage.getItem('cardinal.prefs')).toBe('{}');
  });
});

describe('another tab', () => {
  it.each([
    ['removes the token', () => localStorage.removeItem('auth_token'), 'auth_token'],
    ['clears everything', () => localStorage.clear(), null],
  ])('signs out here when it %s', (_, change, key) => {
    const store = createSessionStore();
    store.set(buildSession());
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    otherTab(change, key);
    expect(store.get()).toBeNull();
    expect(listener).toHaveBeenCalled();
  });

  it('signs in here too', () => {
    const store = createSessionStore();
    otherTab(() => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('auth_token', 'token');
    }, 'auth_token');
    expect(store.get()?.token).toBe('token');
  });

  it('may have signed in another user, whose session a late answer leaves alone', () => {
    const store = createSessionStore();
    store.set(buildSession());
    const other = buildUser({ id: storyId(1, 2), first_name: 'Grace' });
    otherTab(() => {
      localStorage.setItem('user', JSON.stringify(other));
      localStorage.setItem('auth_token', 'other-token');
    }, 'auth_token');
    store.setUser({ ...user, first_name: 'Ada' });
    expect(store.get()).toEqual({ token: 'other-token', user: other });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(other);
  });

  it('has no effect here with other keys', () => {
    const store = createSessionStore();
    store.set(buildSession());
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    otherTab(() => localStorage.setItem('cardinal.prefs', '{}'), 'cardinal.prefs');
    expect(listener).not.toHaveBeenCalled();
  });
});
