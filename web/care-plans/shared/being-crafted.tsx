import type { ComponentProps, ReactNode } from 'react'
import { FactList } from '#web/ui/fact-list.tsx'
import { PageHeading, Section, Surface } from '#web/ui/page.tsx'

interface BeingCraftedProps extends Pick<ComponentProps<typeof FactList>, 'facts'> {
  kicker: string
  title: string
  lead: ReactNode
  drawing: ReactNode
  /** What happens to the request, in order. */
  steps: readonly string[]
}

/** A request that is pending with the providers who write plans. */
export function BeingCrafted({ kicker, title, lead, drawing, facts, steps }: BeingCraftedProps) {
  return (
    <>
      <div className="opening">
        <PageHeading kicker={kicker} title={title} lead={lead} />
        <div className="opening-drawing">{drawing}</div>
      </div>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <Surface>
          <FactList facts={facts} />
        </Surface>
        <Section title="What happens next" className="mt-0">
          <ol className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-copper">
            {steps.map((step) => (
              <li key={step} className="ps-1">
                {step}
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </>
  )
}
