import type { MealPlanRequest } from '#domain/nutrition/request.ts'
import { turnaround } from '#domain/turnaround.ts'
import { Expected } from '#web/plans/expected.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { PageHeading, Section, Surface } from '#web/ui/page.tsx'
import { planWords } from './texts.ts'

/** The request is with the dietitians, and no plan is written yet (specification section 4). */
export function BeingCrafted({ request }: { request: MealPlanRequest }) {
  const { created_at, budget, primary_goal, dietary_profile } = request
  const { people } = request.budget_logistics
  return (
    <>
      <div className="opening">
        <PageHeading
          kicker={planWords.title}
          title="Your meal plan is being crafted"
          lead={`A dietitian reads your answers and writes it by hand. That takes ${turnaround}.`}
        />
        <div className="opening-drawing">
          <Kettle width={200} />
        </div>
      </div>
      <Surface className="grid gap-4">
        <FactList
          facts={[
            ['Budget', budget],
            ['Sent', formatDateTime(created_at)],
            ['Usually here by', <Expected key="expected" sent={created_at} />],
            ['Goal', primary_goal],
            ['You eat', dietary_profile.other_diet || dietary_profile.diet],
            ['Eating from it', people === 1 ? 'You alone' : `${people} people`],
          ]}
        />
      </Surface>
      <Section title="What happens next">
        <ol className="grid list-decimal gap-2 ps-6">
          <li>A dietitian takes your request. Only they read what you wrote.</li>
          <li>They write a week of meals, recipes and a shopping list for your budget.</li>
          <li>You find the plan on this page. Then you can still ask for changes.</li>
        </ol>
      </Section>
    </>
  )
}
