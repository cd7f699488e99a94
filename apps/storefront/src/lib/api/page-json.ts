/**
 * Fetches what a route of pages returns as JSON: rendered from first-party cookies, like a page, and cached like one.
 */
export async function fetchPageJson<Value>(path: string): Promise<Value> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Value;
}
