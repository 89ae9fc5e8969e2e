/** Rows with the same key together, in the order of the first row of each. */
export function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, keyOf).values()]
}
