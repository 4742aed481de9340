/** The pattern of an invoice number without the T, for the lookup and for members with state '1' (spec §5). */
export const invoiceNumberPattern = /^[0-9]{13}$/;

/** The message is exactly that of spec §5. */
export const INVALID_INVOICE_NUMBER_MESSAGE = '13桁の半角数字を入力してください。';
