import { describe, expect, it } from 'vitest';
import { passwordCost } from './passwordCost.ts';
import { passwordFault } from './passwordRules.ts';
import { hashPassword, pretendToVerify, verifyPassword } from './passwords.ts';

describe('password hashes', () => {
  it('know their password and no other', async () => {
    const hash = await hashPassword('correct horse');
    const { memory, passes, parallelism } = passwordCost;
    expect(hash).toContain(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
  });

  it('differ for the same password', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  it('match the same letters typed as other code points', async () => {
    const hash = await hashPassword('caf\u00e9-secret');
    expect(await verifyPassword('cafe\u0301-secret', hash)).toBe(true);
  });

  const weaker = '$argon2id$v=19$m=1024,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';

  it('are verified with the cost with which they were created', async () => {
    expect(await verifyPassword('anything', weaker)).toBe(false);
  });

  it('never match for an unknown address', async () => {
    expect(await pretendToVerify('anything')).toBe(false);
  });

  it('reject a hash of another kind', async () => {
    await expect(verifyPassword('anything', 'plain')).rejects.toThrow('Not a password hash');
  });

  it('refuse a flood of requests instead of queueing it for minutes', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 210 }, () => verifyPassword('correct horse', weaker)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { kind: 'too_many_requests', retryAfter: 5 } });
  });
});

describe('passwordFault', () => {
  const user = { email: 'Grace.Hopper@example.com', username: 'amazing-grace' };

  it.each(['password123', 'PASSWORD123', 'iloveyou1', '12345678'])(
    'refuses the common %s',
    async (password) => {
      expect((await passwordFault(password, user))?.message.english).toContain('common');
    },
  );

  it.each(['grace.hopper@example.com', 'GRACE.HOPPER', 'Amazing-Grace'])(
    'refuses %s, which others can guess',
    async (password) => {
      expect((await passwordFault(password, user))?.message.english).toContain('email or username');
    },
  );

  it.each(['cardinal-demo', 'a-long-enough-secret'])('accepts %s', async (password) => {
    expect(await passwordFault(password, user)).toBeUndefined();
  });
});
