import { expectTypeOf, it } from 'vitest';
import { englishTexts, messages } from './catalogue.ts';
import type { MessageValues } from './messageValues.ts';

it('reads the values of a message from the message', () => {
  expectTypeOf<MessageValues<'Hello {name}'>>().toExtend<{ name: string }>();
  expectTypeOf<keyof MessageValues<'No {a} and {b, number}.'>>().toEqualTypeOf<'a' | 'b'>();
  type Deep =
    MessageValues<'{count, plural, =0 {none} one {# of {name}} other {# {role, select, a {in {place}} other {b}} {x}}} at {end}'>;
  expectTypeOf<keyof Deep>().toEqualTypeOf<'count' | 'name' | 'role' | 'place' | 'x' | 'end'>();
  expectTypeOf<Deep['count']>().toEqualTypeOf<number>();
  expectTypeOf<Deep['place']>().toEqualTypeOf<string>();
});

const english = { title: 'Leads', hello: 'Hello {name}', columns: ['Day', 'Leads'] } as const;
const same = async () => ({ ...english });

it('refuses a missing value', () => {
  const texts = englishTexts(messages(english, { de: same, hi: same }));
  expectTypeOf(texts.title).toEqualTypeOf<string>();
  expectTypeOf(texts.columns[0]).toEqualTypeOf<string>();
  expectTypeOf(texts.hello({ name: 'Ada' })).toEqualTypeOf<string>();
  // @ts-expect-error -- no name
  texts.hello({});
  // @ts-expect-error -- not a text
  texts.hello({ name: 1 });
});

it('refuses a missing message and a missing language', () => {
  expectTypeOf(messages<typeof english>).parameters.toHaveProperty(0);
  // @ts-expect-error -- no title
  messages(english, { hi: same, de: async () => ({ hello: 'Hallo', columns: ['Tag', 'Leads'] }) });
  // @ts-expect-error -- no Hindi
  messages(english, { de: same });
});
