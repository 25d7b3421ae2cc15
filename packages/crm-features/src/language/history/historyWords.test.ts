import type { ActivityType } from '@cardinal/contract';
import { loadTexts } from '@cardinal/contract/messages';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../format/index.ts';
import { labelMessages } from '../labelTexts.ts';
import { historyMessages } from './historyTexts.ts';
import { wordedEntry } from './historyWords.ts';
import { spokenZone } from './spokenZone.ts';

const languageOf = async (language: string) => ({
  texts: await loadTexts(historyMessages, language),
  labels: await loadTexts(labelMessages, language),
  day: (iso: string) => formatDay(iso, language),
  locale: language,
});

const said = async (language: string, type: ActivityType, title: string, description = '') => {
  const entry = wordedEntry({ type, title, description }, await languageOf(language));
  return [entry.title, entry.description];
};

describe('the history', () => {
  it.each<[ActivityType, string, string, string, string]>([
    ['created', 'Lead created', 'Source: Referral', 'Lead angelegt', 'Quelle: Empfehlung'],
    [
      'created',
      'Lead created',
      'Source: Website (Hannover)',
      'Lead angelegt',
      'Quelle: Website (Hannover)',
    ],
    [
      'status_changed',
      'Status changed from Warm to Hot',
      '',
      'Status von Warm auf Heiß geändert',
      '',
    ],
    ['assigned', 'Assigned to Maya Fernandes', '', 'Maya Fernandes zugewiesen', ''],
    ['unassigned', 'Unassigned', '', 'Zuweisung aufgehoben', ''],
    [
      'merged',
      'Merged with Ada (x)',
      'Status: Hot → Closed',
      'Mit Ada (x) zusammengeführt',
      'Status: Heiß → Erledigt',
    ],
    [
      'edited',
      'Lead edited',
      'First name: (empty) → “Ada”\nNext step: Call on 2026-12-01 · Prices',
      'Lead bearbeitet',
      'Vorname: (leer) → “Ada”\nNächster Schritt: Anruf am 01.12.2026 · Prices',
    ],
    [
      'next_step',
      'Next step done',
      'Meeting · Bring 2',
      'Nächster Schritt erledigt',
      'Termin · Bring 2',
    ],
    [
      'next_step',
      'Next step moved',
      'Next step: Call on 2026-12-01',
      'Nächster Schritt verschoben',
      'Nächster Schritt: Anruf am 01.12.2026',
    ],
    [
      'email',
      'Email not sent',
      'Subject: Event set',
      'E-Mail nicht gesendet',
      'Betreff: Event set',
    ],
    [
      'meeting',
      'Meeting: Prices',
      'When: Tuesday 1 December 2026 at 11:00 (Eastern Standard Time), 30 minutes\nWhere: Hall 3',
      'Termin: Prices',
      'Wann: Dienstag, 1. Dezember 2026 um 11:00 Uhr (Eastern Standard Time), 30 Minuten\nWo: Hall 3',
    ],
    [
      'meeting',
      'Meeting: Prices',
      'When: Tuesday, 1 December 2026 at 11:00 UTC, 30 minutes',
      'Termin: Prices',
      'Wann: Dienstag, 1. Dezember 2026 um 11:00 Uhr UTC, 30 Minuten',
    ],
    ['note', 'Note', 'Lead edited\nEvent set', 'Notiz', 'Lead edited\nEvent set'],
    ['edited', 'What a newer server says', 'Also new', 'What a newer server says', 'Also new'],
  ])('says %s %j in German', async (type, title, description, ...expected) => {
    expect(await said('de', type, title, description)).toEqual(expected);
  });

  it('is said in Hindi, and stays in English', async () => {
    const change = 'Status changed from Warm to Hot';
    expect(await said('hi', 'status_changed', change)).toEqual(['स्टेटस वॉर्म से हॉट हुआ', '']);
    expect(await said('en', 'status_changed', change)).toEqual([change, '']);
  });
});

it('names the time zone of the reader, and leaves others', () => {
  const inBerlin = (zone: string) => spokenZone(zone, 'de', 'Europe/Berlin');
  expect(inBerlin('Central European Summer Time')).toBe('Mitteleuropäische Sommerzeit');
  expect(inBerlin('Central European Standard Time')).toBe('Mitteleuropäische Normalzeit');
  expect(inBerlin('Pacific Standard Time')).toBe('Pacific Standard Time');
});
