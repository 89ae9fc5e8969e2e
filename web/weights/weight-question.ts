import { doubtAbout } from '#domain/weights/doubt.ts'
import { writtenKg } from '#domain/weights/measures.ts'
import type { NewWeight, WeightEntry } from '#domain/weights/schema.ts'
import type { Question } from '#web/readings/record/check-reading-dialog.tsx'

/** Asks about a number that may be a slip of typing, with the one that was probably meant. */
export function questionAbout(
  typed: NewWeight,
  last: WeightEntry | undefined,
  now: number,
): Question<NewWeight> | undefined {
  const doubt = doubtAbout(
    { weight_kg: typed.weight_kg, at: now },
    last && { weight_kg: last.weight_kg, at: Date.parse(last.created_at) },
  )
  if (!doubt) return undefined
  const { last: before, meant } = doubt
  return {
    title: 'Check this weight',
    shown: writtenKg(typed.weight_kg),
    warnings: [
      ...(before === undefined
        ? ['Please look at the number once more.']
        : [`Your last weight was ${writtenKg(before)}.`]),
      ...(meant === undefined ? [] : [`Did you mean ${writtenKg(meant)}?`]),
    ],
    choices: [
      ...(meant === undefined
        ? []
        : [{ label: `Save ${writtenKg(meant)}`, typed: { ...typed, weight_kg: meant } }]),
      { label: 'It is right, save it', typed },
    ],
  }
}
