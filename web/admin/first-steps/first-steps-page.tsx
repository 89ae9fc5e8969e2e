import { useQuery } from '@tanstack/react-query'
import type { FirstStep, FirstSteps, StepState } from '#domain/admin/first-steps.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { firstSteps } from './first-steps-queries.ts'
import { stateTexts, stepTexts } from './step-texts.ts'

const fetchHide = loadOnce(async () => (await import('./first-steps-card.tsx')).HideButton)

/** What a clinic needs before the first patient comes, and what of it the server has seen. */
export function FirstStepsPage() {
  const query = useQuery(firstSteps)
  return (
    <AdminMain>
      <PageHeading
        title="First steps"
        lead="What a clinic needs before the first patient comes. Done is only what the server has seen."
      />
      <QueryView query={query} failed={errorTitles.steps} fallback={<Skeleton lines={10} />}>
        {(data) => <Steps data={data} />}
      </QueryView>
    </AdminMain>
  )
}

function Steps({ data: { steps, is_hidden } }: { data: FirstSteps }) {
  const isOpen = steps.some(({ state }) => state === 'open')
  return (
    <>
      {stateTexts.map(({ state, title }) => {
        const those = steps.filter((step) => step.state === state)
        return those.length > 0 ? (
          <Section key={state} title={`${title} (${those.length})`}>
            <ul>
              {those.map((step) => (
                <li key={step.key} className="max-w-none border-b border-hairline py-4">
                  <Step step={step} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null
      })}
      {isOpen ? (
        <Section title="On the start page">
          <p className="mb-4">
            {is_hidden
              ? 'An admin has hidden the first steps on the start page of all admins.'
              : 'All admins see on their start page how many are done, while one is open.'}
          </p>
          <Lazy load={fetchHide} props={{ isHidden: is_hidden }} />
        </Section>
      ) : null}
    </>
  )
}

const icons: Record<StepState, IconName> = { done: 'check', open: 'alert', unknown: 'minus' }
const looks: Record<StepState, string> = {
  done: 'text-ok',
  open: 'text-copper',
  unknown: 'text-muted',
}

function Step({ step: { key, state, found } }: { step: FirstStep }) {
  const { title, why, place, document } = stepTexts[key]
  return (
    <div className="flex items-start gap-4">
      <span className={looks[state]}>
        <Icon name={icons[state]} size={24} />
      </span>
      <div className="min-w-0">
        <h3>{title}</h3>
        <p>{why}</p>
        <p className="mt-1 text-muted">{found}</p>
        {place ? (
          <p>
            <Link to={place.to} className="link link-alone">
              {place.label}
            </Link>
          </p>
        ) : null}
        {document && state !== 'done' ? (
          <p className="mt-1 text-muted">
            A setting of the server: see <span translate="no">{document}</span>.
          </p>
        ) : null}
      </div>
    </div>
  )
}
