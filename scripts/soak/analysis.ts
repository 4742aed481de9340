/** The measurements of one tenth of a page's reads. */
export interface Sample {
  /** The number of reads at the end of this tenth. */
  reads: number;
  /** Bytes of heap and external buffers in use after a full garbage collection. */
  heap: number;
  /** Median response time in milliseconds. */
  median: number;
}

const MB = 1024 * 1024;

/** The allowed size of the last tenth's heap relative to the second tenth's: this factor plus these bytes. */
const HEAP_FACTOR = 1.1;
const HEAP_MARGIN = 10 * MB;
/**
 * The allowed fitted growth from the second to the last tenth: this many bytes per read, or this many bytes in total.
 */
const BYTES_PER_READ = 2 * 1024;
const FITTED_NOISE = 4 * MB;
/** The allowed factor between the median times of the last and the second tenth. */
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

/** Returns whether the last tenth's responses were more than three times slower than the second tenth's. */
export function isSlower(samples: readonly Sample[]): boolean {
  const [second, last] = [samples[1], samples.at(-1)];
  return second !== undefined && last !== undefined && last.median > second.median * SLOWDOWN;
}

const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/**
 * Returns the problems of a page as sentences; none when memory and response time are stable. The first tenth is
 * ignored, because modules are loaded and code is compiled during it.
 */
export function findProblems(samples: readonly Sample[]): string[] {
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
