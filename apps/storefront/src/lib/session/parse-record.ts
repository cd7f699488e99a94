/** What was stored as an object of JSON; nothing if nothing was, or it cannot be read. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
