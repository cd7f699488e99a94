/** How a field reads and writes its cells. */
export type Field<T> = {
  /** Either all of them are in a sheet or none. */
  readonly columns: readonly string[];
  readonly write: (value: T, decimals: number) => readonly string[];
  /** Problems are reported; the result is then ignored. */
  readonly read: (cells: readonly string[], row: RowReading) => T;
};

export type RowReading = {
  /** Decimals of the market's currency. */
  readonly decimals: number;
  readonly note: (problem: string) => void;
};

/** A field of one column. */
export function oneCell<T>(
  column: string,
  write: (value: T, decimals: number) => string,
  read: (cell: string, row: RowReading) => T,
): Field<T> {
  return {
    columns: [column],
    write: (value, decimals) => [write(value, decimals)],
    read: ([cell = ''], row) => read(cell, row),
  };
}

/** Joins parts with a separator; within a part, the separator and the backslash are escaped with a backslash. */
export function joinParts(parts: readonly string[], sign: string): string {
  return parts.map((part) => guardSign(part, sign)).join(sign);
}

function guardSign(part: string, sign: string): string {
  return part.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`);
}

/** The reverse: parts without surrounding spaces; an empty text has none. */
export function splitParts(text: string, sign: string): string[] {
  if (text === '') return [];
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\' && at + 1 < text.length) {
      at += 1;
      parts.push(`${parts.pop()}${text.charAt(at)}`);
    } else if (letter === sign) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}

/** Normalises a cell: lines end in \n, surrounding space is removed. */
export function plainCell(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
