import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { buildLead } from '../../fixtures/index.ts';
import { latestNumbers } from './latestNumbers.ts';

const lead = (number: number) =>
  buildLead({
    id: `lead-${number}`,
    phone: `+44 20 7946 00${number}`,
    created_at: `2026-03-01T09:${number}:00Z`,
  });

it('knows the numbers of the fifty latest leads in the lists, each lead once', () => {
  const queryClient = new QueryClient();
  const leads = Array.from({ length: 49 }, (_, index) => lead(index + 10));
  queryClient.setQueryData([...queryKeys.leads(), 'all'], { leads, total: 49 });
  queryClient.setQueryData([...queryKeys.leads(), 'hot'], { leads: leads.slice(0, 3), total: 3 });
  queryClient.setQueryData([...queryKeys.leads(), 'old'], {
    leads: [
      { ...lead(10), id: 'older', created_at: '2025-01-01T09:00:00Z' },
      { ...lead(10), id: 'oldest', phone: '+33 1', created_at: '2024-01-01T09:00:00Z' },
    ],
    total: 2,
  });
  const numbers = latestNumbers(queryClient);
  expect(numbers).toHaveLength(50);
  expect(numbers[0]?.[0]?.written).toBe('+44 20 7946 0058');
  expect(numbers.flat().map(({ written }) => written)).not.toContain('+33 1');
});

it('knows none before a list was read', () => {
  expect(latestNumbers(new QueryClient())).toEqual([]);
});
