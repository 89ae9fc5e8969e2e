import type { Transaction } from '../db.ts'

/** Figures that one look at the database gives. A feature names its own in its `feature.ts`. */
export interface RecordGauges {
  /** What each gauge says, by its name; a name ends with its unit where it has one. */
  gauges: Readonly<Record<string, string>>
  /**
   * Names of labels, if the figures have any. Their values come from a fixed list of the code: never an
   * id, a name or anything else of a person.
   */
  labels?: readonly string[]
  /** Reads the figures, with counts only. Without a value for a gauge it is left out. */
  read(tx: Transaction): Promise<Readonly<Record<string, Figure>>>
}

type Figure = number | null | readonly LabelledFigure[]

interface LabelledFigure {
  labels: Readonly<Record<string, string>>
  value: number
}
