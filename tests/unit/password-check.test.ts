import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '@/server/auth/passwords';

vi.mock('@node-rs/argon2', { spy: true });

it('a password costs as much to check for an unknown address as for that of a member', async () => {
  const stored = await hashPassword('another-horse-2026');
  const hashes = [stored, null, undefined];
  for (const hash of hashes) expect(await verifyPassword(hash, 'wrong')).toBe(false);
  const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  expect(parameters).toEqual(hashes.map(() => stored.split('$').slice(0, 4)));
});
