/** Returns a function that computes the value of each object once. The value is released together with the object. */
export function oncePerObject<K extends object, V>(compute: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (object) => {
    const entry = known.get(object) ?? { value: compute(object) };
    known.set(object, entry);
    return entry.value;
  };
}
