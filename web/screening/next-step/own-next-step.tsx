import { useQuery } from '@tanstack/react-query'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { ownNextStep } from './next-step-queries.ts'

const fetchCard = loadOnce(async () => (await import('./next-step-card.tsx')).NextStepCard)

/** The step that the newest screening led to, with its answer. Nothing where there is none. */
export function OwnNextStep() {
  const { data, isPending } = useQuery(ownNextStep)
  if (!data && !isPending) return null
  return (
    <div id="next-step">
      <Section title="Your next step">
        {data ? (
          <Lazy
            load={fetchCard}
            props={{ step: data.step, offer: data }}
            fallback={<Skeleton lines={4} />}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </Section>
    </div>
  )
}
