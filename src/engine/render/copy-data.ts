/** A copy of what YAML or JSON gave, for code that may change it. */
export function copyData<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyData) as Data;
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copyData(value as unknown)])) as Data;
}
