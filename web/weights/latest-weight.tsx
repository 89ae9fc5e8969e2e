import { unknownCare } from '#domain/readings/care.ts'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { bmiFor, whyNoBmi } from '#domain/weights/bmi.ts'
import { inKg } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Card } from '#web/ui/layout/page.tsx'

const fetchQuestion = async () =>
  (await import('#web/readings/care/pregnancy-question.tsx')).PregnancyQuestion

interface LatestWeightProps {
  entry: WeightEntry
  /** In cm, as it was said last. */
  height: number | null
  /** Undefined until it is there: then there is no BMI. */
  profile: CareProfile | undefined
  now: number
}

/** The newest weight, with the BMI of an adult who is not pregnant. */
export function LatestWeight({ entry, height, profile, now }: LatestWeightProps) {
  const care = profile ?? unknownCare
  const why = whyNoBmi(care)
  const bmi = bmiFor({ weight_kg: entry.weight_kg, height_cm: entry.height_cm ?? height }, care)
  const { waist_cm } = entry
  const isAsked =
    why === 'unasked' &&
    profile !== undefined &&
    (profile.asks_pregnancy ||
      (profile.pregnancy === 'unknown' && profile.pregnancy_answer !== 'unsaid'))
  return (
    <>
      <Card className="grid gap-4">
        <h2>Last weight, {formatRecent(entry.created_at, now)}</h2>
        <p className="band-reading">
          <span className="band-number" translate="no">
            {inKg(entry.weight_kg)}
          </span>
          <span className="band-unit"> kg</span>
        </p>
        {waist_cm === null ? null : (
          <p>
            Waist: <span translate="no">{waist_cm} cm</span>
          </p>
        )}
        {bmi === undefined ? null : (
          <>
            <p>
              BMI: <strong translate="no">{bmi.toFixed(1)}</strong>
            </p>
            <p className="text-sm text-muted">
              BMI is your weight beside your height. It cannot say how healthy you are: a clinician
              looks at more.
            </p>
          </>
        )}
        {why === 'pregnancy' ? (
          <p className="text-sm text-muted">
            In pregnancy and for 6 weeks after birth there is no BMI. Your clinic looks at your
            weight at each visit.
          </p>
        ) : null}
      </Card>
      {isAsked ? <Lazy load={fetchQuestion} props={{}} /> : null}
    </>
  )
}
