import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { CSRF_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/urls';

/** Django's names. */
export const CSRF_CONFIG = { xsrfCookieName: CSRF_COOKIE, xsrfHeaderName: 'X-CSRFToken' };
export const TIMEOUT_MS = 20_000;

/** Creates an axios instance for the API. */
export const createHttp = (config: CreateAxiosDefaults = {}): AxiosInstance =>
  axios.create({
    baseURL: API_PREFIX,
    withCredentials: true,
    timeout: TIMEOUT_MS,
    ...CSRF_CONFIG,
    ...config,
  });
