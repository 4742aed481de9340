import { queryOptions } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { type InvoiceLookup, invoiceLookupReply } from '@/schemas/invoice-fields';
import { optional } from './client';
import { read } from './transport/read';

/** The registry's answer for a number that it does not have. */
const NOT_REGISTERED: InvoiceLookup = {
  lastUpdateDate: '',
  count: '0',
  divideNumber: '0',
  divideSize: '0',
  announcement: [],
};

export const invoiceQueries = {
  /** The entry of a number in the registry of qualified invoice issuers. @param number 13 half-width digits */
  lookup: (number: string) =>
    queryOptions({
      queryKey: ['check-invoice-number', number],
      // By default, a lookup pauses without a message until the browser is online again.
      networkMode: 'always',
      // The form shows the failure. The error page would open behind the modal, which must stay.
      meta: optional,
      queryFn: (context) =>
        read(context, `/check-invoice-number/${encodeURIComponent(number)}/`, invoiceLookupReply).catch(
          (error) => {
            // An API may answer 404 for a number that the registry does not have.
            if (error instanceof ApiCallError && error.isRecordUnknown) return NOT_REGISTERED;
            throw error;
          },
        ),
    }),
};
