import { isPressing } from '#domain/dashboard/is-pressing.ts'
import { isOffered } from '#domain/values/brand.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useDay } from '#web/dashboard/queries.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import {
  bloodPressureReadings,
  glucoseReadings,
  useCare,
  useFewReadings,
} from '#web/readings/queries.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { type FirstRunKind, firstSteps, reasons } from './first-run-texts.ts'
import { rememberInAccount } from './remember-in-account.ts'

interface FirstRunPartProps {
  kind: FirstRunKind
  /** As it is kept in the account; empty at first. */
  stage: string
}

/** A client is asked what brings them here; then, and for all others, three steps. */
export function FirstRunPart({ kind, stage }: FirstRunPartProps) {
  return kind === 'client' ? <ClientRun stage={stage} /> : <Steps kind={kind} stage={stage} />
}

/** Nothing is above what a dangerous reading or an answer about death requires. Who has logged a reading has begun. */
function ClientRun({ stage }: { stage: string }) {
  const pressures = useFewReadings(bloodPressureReadings).data
  const sugars = useFewReadings(glucoseReadings).data
  const { data: news } = useDay()
  const care = useCare()
  const { earliest } = useServerNow()
  if (!pressures || !sugars || !news) return null
  if (news.safety_at !== null) return null
  if (isPressing({ bloodPressure: pressures, glucose: sugars }, earliest, care)) return null
  if (stage) return <Steps kind="client" stage={stage} />
  return pressures.length + sugars.length > 0 ? null : <Question />
}

/** The way goes on at once. Where this is not kept, the person is asked once more. */
const remember = (stage: string) =>
  void rememberInAccount({ first_run: stage }).catch(() => undefined)

function Question() {
  return (
    <section aria-labelledby="first-run">
      <h2 id="first-run">What brings you here?</h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {reasons
          .filter(({ to }) => isOffered(to))
          .map(({ to, icon, title, text }) => (
            <li key={to} className="max-w-none border-b border-hairline">
              <Link
                to={to}
                className="flex items-center gap-4 py-4 no-underline"
                onClick={() => remember('asked')}
              >
                <PlaceIcon name={icon} size={24} />
                <span>
                  <span className="block font-bold underline">{title}</span>
                  <span className="text-ink">{text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="mt-4">
        <End label="I only want to look around" />
      </p>
    </section>
  )
}

/** Ends the first run for good. */
function End({ label }: { label: string }) {
  const end = useAction(
    async () => {
      await rememberInAccount({ first_run: 'done' })
      // The button is gone with the rest of it.
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
    { failure: 'Not saved' },
  )
  return (
    <ActionButton variant="quiet" action={end} busyLabel="Saving...">
      {label}
    </ActionButton>
  )
}

function Steps({ kind, stage }: FirstRunPartProps) {
  const steps = firstSteps[kind]
  const places = steps.map((_, place) => String(place + 1))
  const opened = places.filter((number) => stage.includes(number))
  const open = (number: string) => {
    const now = places.filter((one) => one === number || opened.includes(one))
    remember(now.length === places.length ? 'done' : `asked${now.join('')}`)
  }
  return (
    <Card>
      <section aria-labelledby="first-run">
        <h2 id="first-run">Your first three steps</h2>
        <ol className="mt-2 mb-4">
          {steps.map(({ title, text, to }, place) => {
            const number = places[place]!
            const isOpened = opened.includes(number)
            return (
              <li
                key={title}
                className="flex max-w-none items-start gap-4 border-b border-hairline py-4"
              >
                <span className={isOpened ? 'text-ok' : 'font-bold text-copper'}>
                  {isOpened ? <Icon name="check" /> : `${number}.`}
                </span>
                <span className="min-w-0">
                  {to && isOffered(to) ? (
                    <Link
                      to={to}
                      className="link link-alone font-bold"
                      onClick={() => open(number)}
                    >
                      {title}
                    </Link>
                  ) : (
                    <strong className="font-bold">{title}</strong>
                  )}
                  {isOpened ? <span className="text-muted"> (opened)</span> : null}
                  <span className="block">{text}</span>
                </span>
              </li>
            )
          })}
        </ol>
        <End label="Skip these steps" />
      </section>
    </Card>
  )
}
