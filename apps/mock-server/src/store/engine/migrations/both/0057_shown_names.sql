-- Leads without a person are sorted by the name under which they are shown; `storedKeys.ts` makes the
-- keys, because SQL cannot fold text.
select 1;
