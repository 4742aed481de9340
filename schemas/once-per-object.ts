/**
 * Returns a function that computes the value of each object once. The value is released together with the object.
 * @param compute - the first call for an object also decides its other arguments
 */
export function oncePerObject<K extends object, V, Rest extends unknown[]>(
  compute: (object: K, ...rest: Rest) => V,
): (object: K, ...rest: Rest) => V {
  const known = new WeakMap<K, { value: V }>();
  return (object, ...rest) => {
    const entry = known.get(object) ?? { value: compute(object, ...rest) };
    known.set(object, entry);
    return entry.value;
  };
}
