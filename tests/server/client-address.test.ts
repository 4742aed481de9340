import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimits: { registrationPerIp: { points: 1, seconds: 60 } }, trustProxy: 1 });
});
afterAll(() => api.drop());

let registrations = 0;
async function register(forwarded: string): Promise<number> {
  registrations += 1;
  const body = { email: `person${registrations}@example.com` };
  return (await api.agent().post('/members/', body, { 'x-forwarded-for': forwarded })).status;
}

// Azure Application Gateway and IIS write `address:port`. All visitors would share the limits of the proxy's address.
test.each([
  ['IPv4', '192.0.2.1:50001', '192.0.2.1:50002', '192.0.2.2:50001'],
  ['IPv6', '[2001:db8:1::1]:50001', '[2001:db8:1::2]:50002', '[2001:db8:2::1]:50001'],
  ['IPv6 without a port', '[2001:db8:3::1]', '2001:db8:3::2', '[2001:db8:4::1]'],
])('counts visitors by their %s address when the proxy adds the port', async (_, first, same, other) => {
  expect([await register(first), await register(same), await register(other)]).toEqual([201, 429, 201]);
});

test('counts visitors together whose address the proxy hides', async () => {
  expect([await register('unknown'), await register('_hidden')]).toEqual([201, 429]);
});

test('counts a visitor without the header by the address of the connection', async () => {
  await register('unknown');
  expect([await register(''), await register('')]).toEqual([201, 429]);
});
