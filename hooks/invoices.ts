import { useQuery } from '@tanstack/react-query';
import { invoiceQueries } from '@/api/invoices';

/** Spec §5: looks a number up in the invoice registry. Enabled only for numbers longer than 12 characters. */
export const useInvoiceLookup = (number: string) =>
  useQuery({ ...invoiceQueries.lookup(number), enabled: number.length > 12 });
