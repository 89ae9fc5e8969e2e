import type { CheckIn } from '#domain/check-ins/schema.ts'
import { bandOfCheckIn } from '#domain/check-ins/band.ts'
import { formatDate, formatDayAndTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { SaidWords } from './said-words.tsx'
import { monthName } from './texts.ts'

/** One check-in: the answer first, then what was sent. */
export function SentCheckIn({ checkIn }: { checkIn: CheckIn }) {
  const { month, score, answer, answered_by_name, answered_at, due_at } = checkIn
  const isLate = useNow() > Date.parse(due_at)
  const band = bandOfCheckIn(score)
  return (
    <Card className="grid gap-4">
      <h3>{monthName(month)}</h3>
      {answer && answered_at ? (
        <div className="grid gap-2">
          <p className="font-bold">
            {answered_by_name ? (
              <>
                <span translate="no">{answered_by_name}</span> wrote
              </>
            ) : (
              'A therapist wrote'
            )}{' '}
            on {formatDate(answered_at)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      ) : (
        <p>
          {isLate
            ? 'We are late, and we are sorry. Our team knows, and a therapist writes to you.'
            : `A therapist answers by ${formatDayAndTime(due_at)} (Lusaka time). You get an email.`}
        </p>
      )}
      {band.severity > 0 ? (
        <div className="grid gap-2">
          <p className="font-bold">{band.title}</p>
          <p>{band.text}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link to="/screening" className="link link-alone">
              Take a screening
            </Link>
            <Link to="/book-appointment" className="link link-alone">
              Book a session
            </Link>
          </p>
        </div>
      ) : null}
      <Accordion items={[{ title: 'What you sent', content: <SaidWords said={checkIn} /> }]} />
    </Card>
  )
}
