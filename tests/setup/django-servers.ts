import type { GunicornOptions } from './django-csrf';

/** Addresses of the site. */
export const SITES = ['http://localhost:3000', 'https://www.example.jp', 'https://www.example.jp:8443'];

/** Common ways to serve Django, each with the address at which the site reaches it. */
export const SERVERS: Record<string, { origin: string; server: GunicornOptions }> = {
  'gunicorn on this machine': { origin: 'http://127.0.0.1:8000', server: { trustsPeer: true } },
  'gunicorn on another machine': { origin: 'http://django:8000', server: {} },
  'gunicorn with TLS': { origin: 'https://api.example.jp:8443', server: { tls: true } },
  'nginx with TLS before gunicorn': {
    origin: 'https://api.example.jp',
    server: { trustsPeer: true, proxyProto: 'https' },
  },
  'nginx without TLS before gunicorn': {
    origin: 'http://api.example.jp',
    server: { trustsPeer: true, proxyProto: 'http' },
  },
};
