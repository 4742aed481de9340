/** One tenth of the reads of a page. */
export interface Sample {
  /** How many reads were done by its end. */
  reads: number;
  /** Bytes in use after a full garbage collection, on the heap and in buffers outside of it. */
  heap: number;
  /** Median time of its responses, in milliseconds. */
  median: number;
}

const MB = 1024 * 1024;

/** The heap of the last tenth may be above that of the second one by this factor and these bytes. */
const HEAP_FACTOR = 1.1;
const HEAP_MARGIN = 10 * MB;
/** The fitted growth from the second to the last tenth may be this much per read, or this much noise altogether. */
const BYTES_PER_READ = 2 * 1024;
const FITTED_NOISE = 4 * MB;
/** The median time of the last tenth may be this many times that of the second one. */
const SLOWDOWN = 3;

/** @returns the slope of the least-squares line through the heap sizes, in bytes per read */
export function bytesPerRead(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const reads = mean(samples.map((sample) => sample.reads));
  const heap = mean(samples.map((sample) => sample.heap));
  const products = samples.map((sample) => (sample.reads - reads) * (sample.heap - heap));
  const squares = samples.map((sample) => (sample.reads - reads) ** 2);
  return mean(squares) === 0 ? 0 : mean(products) / mean(squares);
}

/** Whether the last tenth took more than three times as long as the second one. */
export function isSlower(samples: readonly Sample[]): boolean {
  const [second, last] = [samples[1], samples.at(-1)];
  return second !== undefined && last !== undefined && last.median > second.median * SLOWDOWN;
}

const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/**
 * What speaks against a page whose reads should leave nothing behind. The first tenth does not count: modules are
 * loaded and code is compiled during it.
 * @returns a sentence for each complaint; none when memory is flat and the response time steady
 */
export function complaints(samples: readonly Sample[]): string[] {
  const counted = samples.slice(1);
  const [second, last] = [counted[0], counted.at(-1)];
  if (!second || !last || second === last) return [];
  const found: string[] = [];
  if (last.heap > second.heap * HEAP_FACTOR + HEAP_MARGIN)
    found.push(`the heap grew from ${inMb(second.heap)} to ${inMb(last.heap)}`);
  const slope = bytesPerRead(counted);
  const between = last.reads - second.reads;
  if (slope * between > Math.max(BYTES_PER_READ * between, FITTED_NOISE))
    found.push(`each read leaves ${Math.round(slope)} bytes in the heap`);
  if (isSlower(samples))
    found.push(`responses slowed down from ${second.median.toFixed(1)} to ${last.median.toFixed(1)} ms`);
  return found;
}
