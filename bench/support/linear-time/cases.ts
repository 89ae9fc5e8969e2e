/** One kind of input for a parser, which grows with a size. */
export interface Case {
  name: string
  /** Up to the largest that a client may send. */
  size: number
  make: (size: number) => unknown
  read: (input: unknown) => unknown
  /** As of `growthOf`, where it is not the usual one. */
  maxGrowth?: number | undefined
}

/** A case whose reader reads what it makes. */
export function caseOf<Input>(
  name: string,
  size: number,
  make: (size: number) => Input,
  read: (input: Input) => unknown,
  maxGrowth?: number,
): Case {
  return { name, size, make, read: (input) => read(input as Input), maxGrowth }
}
