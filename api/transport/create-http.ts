import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { CSRF_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/urls';

/** Django's names. */
export const CSRF_CONFIG = { xsrfCookieName: CSRF_COOKIE, xsrfHeaderName: 'X-CSRFToken' };
export const TIMEOUT_MS = 20_000;

/**
 * Creates an axios instance for the API. `paramsSerializer` repeats keys (`days=1&days=2`), as Django expects lists.
 */
export const createHttp = (config: CreateAxiosDefaults = {}): AxiosInstance =>
  axios.create({
    baseURL: API_PREFIX,
    withCredentials: true,
    timeout: TIMEOUT_MS,
    paramsSerializer: { indexes: null },
    ...CSRF_CONFIG,
    ...config,
  });
