/** Who gets to know an applicant. Said where people decide whether to apply. */
export const NAME_NOTE = '氏名は、応募した企業にだけ届きます。';
