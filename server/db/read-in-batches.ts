/** Rows per statement. PostgreSQL allows 65,535 parameters, and each batch may ask for the records that its rows name. */
export const READ_BATCH = 1_000;

/**
 * Reads rows of any number in batches, so that only one batch is in memory. A row that is added meanwhile is read too, and
 * none is read twice.
 * @param read returns the next rows with a higher id than `after`, ordered by id and at most {@link READ_BATCH}
 */
export async function* readInBatches<T extends { id: number }>(
  read: (after: number, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after = 0;
  for (;;) {
    const batch = await read(after, READ_BATCH);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < READ_BATCH) return;
    after = last.id;
  }
}
