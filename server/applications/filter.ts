/** Which applications a list of the operator has; without a field, any. */
export interface ApplicationFilter {
  id?: number | undefined;
  /** The id of the vacancy or seminar. */
  of?: number | undefined;
  /** Those that were made from this moment on, and before the other one. */
  from?: Date | undefined;
  to?: Date | undefined;
}
