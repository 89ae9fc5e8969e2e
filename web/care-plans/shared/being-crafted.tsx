import type { ComponentProps, ReactNode } from 'react'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { PageHeading, Section, Surface } from '#web/ui/layout/page.tsx'
import type { PlanTexts } from './words.ts'

interface BeingCraftedProps extends Pick<ComponentProps<typeof FactList>, 'facts'> {
  words: PlanTexts
  drawing: ReactNode
  /** What the writer does, as a sentence. */
  writing: string
}

/**
 * A request that is pending with the providers who write plans (docs/specification.md, "Plan requests").
 */
export function BeingCrafted({ words, drawing, facts, writing }: BeingCraftedProps) {
  const { title, plan, writer } = words
  const steps = [
    `A ${writer} takes your request. Only they read what you wrote.`,
    writing,
    'You find the plan on this page. Then you can still ask for changes.',
  ]
  return (
    <>
      <div className="opening">
        <PageHeading
          kicker={title}
          title={`Your ${plan} is being crafted`}
          lead={
            <>
              A {writer} reads your answers and writes it by hand. That takes{' '}
              <span className="whitespace-nowrap">{turnaround}</span>.
            </>
          }
        />
        <div className="opening-drawing">{drawing}</div>
      </div>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <Surface>
          <FactList facts={facts} />
        </Surface>
        <Section title="What happens next" className="mt-0">
          <ol className="grid list-decimal gap-3 ps-6 marker:font-bold marker:text-copper">
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
