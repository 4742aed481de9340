/** The state of what is behind the API of this process, read at each scrape of the metrics. */
export interface ServerState {
  /** Connections by pool: those that exist, those that nobody uses, and requests that wait for one. */
  pools: Record<string, { total: number; idle: number; waiting: number }>;
  /** Null when the database did not answer in time. */
  database: {
    jobs: { queue: string; state: string; count: number }[];
    mails: { waiting: number; failed: number; oldestWaitingSeconds: number };
    /** How often what the operator is told of happened within a day. */
    events?: Record<string, number>;
  } | null;
}
