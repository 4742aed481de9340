import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';

/** Returns what makes two writes the same, or null for a body that cannot be compared (an uploaded file). */
function getKey({ method, url, data }: InternalAxiosRequestConfig): string | null {
  if (data !== undefined && typeof data !== 'string') return null;
  return `${method} ${url} ${data ?? ''}`;
}

/**
 * Sends a write once when the same one is still being sent, and gives both callers its reply. Two clicks can follow each
 * other before the button shows that it is busy.
 */
export function sendWritesOnce(http: AxiosInstance, isWrite: (method?: string) => boolean): void {
  const send = axios.getAdapter(http.defaults.adapter);
  const inFlight = new Map<string, Promise<AxiosResponse>>();
  http.defaults.adapter = async (request) => {
    const key = isWrite(request.method) ? getKey(request) : null;
    if (key === null) return send(request);
    const sent = inFlight.get(key);
    // Each caller has its own error, because the interceptors remember which errors they have handled.
    if (sent)
      return sent.catch((error: AxiosError) => {
        throw new AxiosError(error.message, error.code, request, error.request, error.response);
      });
    const response = send(request).finally(() => inFlight.delete(key));
    inFlight.set(key, response);
    return response;
  };
}
