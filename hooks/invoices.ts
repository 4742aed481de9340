import { useQuery } from '@tanstack/react-query';
import { invoiceQueries } from '@/api/invoices';

/** Spec §5: the register's answer; asked only for a number longer than 12. */
export const useInvoiceLookup = (number: string) =>
  useQuery({ ...invoiceQueries.lookup(number), enabled: number.length > 12 });
