/** Fetches what a route of pages answers as JSON: made from the first-party cookies, like a page, and kept like one. */
export async function fetchPageJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Value;
}
