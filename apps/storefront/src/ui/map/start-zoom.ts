/** Where a map begins (readings.md, map zoom): a place is picked among streets, or in a zone; any other shows the town. */
export const startZoom = { picker: 17, zone: 9, other: 10 } as const;
