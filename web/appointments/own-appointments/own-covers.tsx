import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PatientCover } from '#domain/covers/schema.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { errorTitles } from '../error-titles.ts'
import { allowCover, objectToCover, patientCovers } from './own-cover-queries.ts'

/** Who covers for a provider of the person, with a way to object. Nothing where no one is away. */
export function OwnCovers() {
  const { data = [] } = useQuery(patientCovers)
  if (data.length === 0) return null
  return (
    <Section title="Your provider is away">
      {data.map((one) => (
        <Cover key={one.id} cover={one} />
      ))}
    </Section>
  )
}

function Cover({ cover }: { cover: PatientCover }) {
  const { id, absent_name, colleague_name, first_day, last_day, has_objected } = cover
  const client = useQueryClient()
  const now = useNow()
  const object = useAction(() => objectToCover(client, id), { failure: errorTitles.referral })
  const allow = useAction(() => allowCover(client, id), { failure: errorTitles.referral })
  if (has_objected)
    return (
      <div className="mb-4">
        <p>
          {colleague_name} does not see your record while {absent_name} is away. You closed it. If
          you turned on safety alerts, your other therapists or our clinicians on duty get them.
        </p>
        <div className="form-actions mt-4">
          <Button variant="quiet" aria-disabled={allow.isBusy} onClick={() => void allow.run()}>
            Let {colleague_name} see it
          </Button>
        </div>
      </div>
    )
  const isAhead = first_day > dayOf(now)
  return (
    <div className="mb-4">
      <p>
        {isAhead ? `From ${formatDate(first_day)} until` : 'Until'} {formatDate(last_day)}{' '}
        {colleague_name} sees your record while {absent_name} is away: your phone number, your
        visits, the notes you read too, and what you share with a colleague who covers. Not your
        intake form.
      </p>
      <div className="form-actions mt-4">
        <Button variant="quiet" aria-disabled={object.isBusy} onClick={() => void object.run()}>
          Do not show them my record
        </Button>
      </div>
    </div>
  )
}
