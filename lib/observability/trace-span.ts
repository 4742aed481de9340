export type SpanAttributes = Record<string, string | number>;

/** A timed part of a request, a job or a command. */
export interface TraceSpan {
  setAttributes(attributes: SpanAttributes): void;
  /** Marks the span as failed. Only the kind of the error is kept, because its message may hold data. */
  fail(kind: string): void;
  end(): void;
}
