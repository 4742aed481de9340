import { useMutation } from '@tanstack/react-query';
import { addressFromZip } from '@/api/addresses';
import { optional } from '@/api/client';

/** Fetches the addresses of a postal code (spec §5). The field shows its errors, and the form stays. */
export const useAddressFromZip = () => useMutation({ mutationFn: addressFromZip, meta: optional });
