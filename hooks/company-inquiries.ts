import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { sendCompanyInquiry } from '@/api/company-inquiries';
import type { CompanyInquiry } from '@/schemas/company-inquiries';
import { COMPANY_INQUIRY_MIN_SECONDS } from '@/schemas/company-inquiry-fields';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** @param time from `performance.now()`, which does not follow the clock when that is set */
const secondsSince = (time: number) => (performance.now() - time) / 1000;

/**
 * Sends an inquiry of a company. Every attempt of one form has the same `request_id`, so that nothing is mailed twice.
 * It waits until the form has been open for as long as the API asks, so that a restored draft can be sent at once.
 */
export function useSendCompanyInquiry() {
  const [{ id, openedAt }] = useState(() => ({ id: uuid(), openedAt: performance.now() }));
  return useMutation({
    mutationFn: async (inquiry: CompanyInquiry) => {
      await pause((COMPANY_INQUIRY_MIN_SECONDS - secondsSince(openedAt)) * 1000);
      const elapsed_seconds = Math.max(COMPANY_INQUIRY_MIN_SECONDS, Math.round(secondsSince(openedAt)));
      await sendCompanyInquiry({ ...inquiry, request_id: id, elapsed_seconds });
    },
  });
}
