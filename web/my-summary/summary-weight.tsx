import type { MySummary } from '#domain/my-summary/schema.ts'
import { rangeInWords } from '#domain/weights/course.ts'
import { writtenKg } from '#domain/weights/measures.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'

/** The newest weight of half a year, with what a nurse writes down beside it. */
export function SummaryWeight({ weight }: Pick<MySummary, 'weight'>) {
  if (!weight) return <p>No weight in the last 6 months</p>
  const { newest, bmi, course } = weight
  return (
    <>
      <p>
        <strong translate="no">{writtenKg(newest.weight_kg)}</strong>,{' '}
        {formatDate(newest.created_at)}
      </p>
      <FactList
        facts={[
          ['BMI', bmi?.toFixed(1) ?? null],
          ['Waist', newest.waist_cm === null ? null : `${newest.waist_cm} cm`],
          ['Height', newest.height_cm === null ? null : `${newest.height_cm} cm`],
        ]}
      />
      {course.length > 1 ? <p>{rangeInWords(course, '6 months')}</p> : null}
    </>
  )
}
