import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '@/config/env';
import { invoiceNumberError, registryAddressText } from '@/lib/invoice-text';
import { createInvoiceRegistry, invoiceRegistryFromEnv } from '@/server/integrations/invoice-registry';
import { assertRegistered } from '@/server/invoices/service';
import { log } from '@/server/log';
import { jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';

const UNKNOWN = '9999999999999';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

describe("without an application id for the agency's Web API", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ rateLimits: { invoicePerMember: { points: 12, seconds: 600 } } });
  });
  afterAll(() => api.drop());

  test("returns corporations and individuals in the agency's format, and an empty list for unknown numbers", async () => {
    const browser = await api.logInAs(await api.createMember());
    const corporation = await jsonOf(await browser.get('/check-invoice-number/1010001000011/'));
    expect(corporation).toMatchObject({
      count: '1',
      announcement: [
        {
          registratedNumber: 'T1010001000011',
          kind: '2',
          name: expect.stringMatching(/./),
          registrationDate: expect.stringMatching(DAY),
          address: expect.stringContaining('東京都'),
          updateDate: expect.stringMatching(DAY),
        },
      ],
    });
    const individual = await jsonOf(await browser.get('/check-invoice-number/1234567890123/'));
    expect(registryAddressText(individual.announcement[0])).toBe('公表なし');
    expect(invoiceNumberError(individual)).toBeNull();
    const unknown = await jsonOf(await browser.get(`/check-invoice-number/${UNKNOWN}/`));
    expect(unknown).toMatchObject({ count: '0', announcement: [] });
  });

  test('returns 400 for invalid numbers, and 429 over the rate limit', async () => {
    const browser = await api.logInAs(await api.createMember());
    for (const number of ['123', '12345678901234', '１２３４５６７８９０１２３', 'T123456789012', '../1']) {
      const response = await browser.get(`/check-invoice-number/${encodeURIComponent(number)}/`);
      expect(response.status).toBe(400);
      expect(await jsonOf(response)).toMatchObject({ error: '13桁の半角数字を入力してください。' });
    }
    let last = 200;
    for (let times = 0; times < 10; times += 1) {
      last = (await browser.get('/check-invoice-number/1010001000011/')).status;
    }
    expect(last).toBe(429);
  });

  test.each([
    ['6010001000066', '失効'],
    ['7010001000077', '取り消'],
    [UNKNOWN, '存在しません'],
  ])('rejects saving %s with a reason that contains %s', async (number, reason) => {
    await expect(assertRegistered({}, number)).rejects.toMatchObject({
      status: 400,
      error: expect.stringContaining(reason),
      options: {
        fields: { 'invoice_establishment.organizations_number': [expect.stringContaining(reason)] },
      },
    });
  });

  test('accepts a well-formed number without a register, and marks it as unchecked', async () => {
    const lookUpIssuer = invoiceRegistryFromEnv(parseEnv({ DATABASE_URL: 'postgres://localhost/kaikei' }));
    await expect(assertRegistered({ lookUpIssuer }, UNKNOWN)).resolves.toBeUndefined();
    expect((await lookUpIssuer(UNKNOWN)).announcement).toMatchObject([
      { registratedNumber: `T${UNKNOWN}`, name: expect.stringContaining('未確認') },
    ]);
    await expect(assertRegistered({ lookUpIssuer }, '123')).rejects.toMatchObject({ status: 400 });
    // The demo has invented issuers.
    const demo = invoiceRegistryFromEnv(parseEnv({}));
    await expect(assertRegistered({ lookUpIssuer: demo }, UNKNOWN)).rejects.toMatchObject({ status: 400 });
  });

  test('accepts a registration until its expiry date', () => {
    const ahead = { process: '03', expireDate: '2026-12-31', disposalDate: '' };
    expect(invoiceNumberError({ announcement: [ahead] }, '2026-11-21')).toBeNull();
    expect(invoiceNumberError({ announcement: [ahead] }, '2026-12-31')).toContain('失効');
  });
});

describe("the agency's Web API", () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    vi.restoreAllMocks();
  });

  const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  };
  const envelope = (number: string) =>
    JSON.stringify({
      lastUpdateDate: '2026-11-20',
      count: '1',
      divideNumber: '1',
      divideSize: '1',
      announcement: [{ registratedNumber: number, process: '01', kind: '2', name: '株式会社例' }],
    });

  test('receives the documented query, and only one request for the same number', async () => {
    const requests: string[] = [];
    const base = await listen((request, response) => {
      requests.push(request.url ?? '');
      response.end(envelope('T1010001000011'));
    });
    const lookUp = createInvoiceRegistry({ base, id: 'our-id' });
    await Promise.all([lookUp('1010001000011'), lookUp('1010001000011')]);
    expect((await lookUp('1010001000011')).announcement[0]?.name).toBe('株式会社例');
    expect(requests).toEqual(['/1/num?id=our-id&number=T1010001000011&type=21&history=0']);
  });

  test('returns an empty list for a number that the registry does not know', async () => {
    const base = await listen((_request, response) =>
      response.end('{"lastUpdateDate":"","count":"0","divideNumber":"0","divideSize":"0","announcement":[]}'),
    );
    const lookUp = createInvoiceRegistry({ base, id: 'our-id' });
    expect(await lookUp(UNKNOWN)).toMatchObject({ count: '0', announcement: [] });
  });

  test('receives no request for anything but 13 half-width digits', async () => {
    let requests = 0;
    const base = await listen((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const lookUp = createInvoiceRegistry({ base, id: 'our-id' });
    for (const number of ['1', '１２３４５６７８９０１２３', '1010001000011&id=x', '1010001000011\n']) {
      await expect(lookUp(number)).rejects.toThrow('13');
    }
    expect(requests).toBe(0);
  });

  test('receives at most four concurrent requests', async () => {
    let active = 0;
    let maxActive = 0;
    const base = await listen((_request, response) => {
      active += 1;
      maxActive = Math.max(maxActive, active);
      setTimeout(() => {
        active -= 1;
        response.end(envelope('T1'));
      }, 20);
    });
    const lookUp = createInvoiceRegistry({ base, id: 'our-id' });
    await Promise.all(Array.from({ length: 20 }, (_, index) => lookUp(String(1_000_000_000_000 + index))));
    expect(maxActive).toBe(4);
  });

  test.each([
    ['a server error', (response: ServerResponse) => response.writeHead(500).end()],
    ['an unexpected body', (response: ServerResponse) => response.end('<html>')],
    ['an empty object', (response: ServerResponse) => response.end('{}')],
    ['a count without a list', (response: ServerResponse) => response.end('{"count":"0"}')],
    [
      'a list that lacks what it counts',
      (response: ServerResponse) => response.end('{"count":"1","announcement":[]}'),
    ],
    [
      'a body of many bytes',
      (response: ServerResponse) =>
        response.end(`${envelope('T1').slice(0, -1)},"x":"${'a'.repeat(300_000)}"}`),
    ],
    ['no response in time', () => undefined],
  ])('returns 503 in Japanese for %s, and asks again the next time', async (_name, fail) => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    let broken = true;
    const base = await listen((_request, response) =>
      broken ? fail(response) : response.end(envelope('T1')),
    );
    const lookUp = createInvoiceRegistry({ base, id: 'our-id', timeoutMs: 1_000 });
    await expect(lookUp('1010001000011')).rejects.toMatchObject({
      status: 503,
      error: expect.stringContaining('国税庁'),
    });
    broken = false;
    expect((await lookUp('1010001000011')).count).toBe('1');
  });
});
