import '#web/public/explainers.css'

import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { withNext } from '#domain/values/own-path.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { Plate } from '#web/ui/drawings/plate.tsx'
import { NumberedSteps } from '#web/ui/layout/numbered-steps.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Main, Section } from '#web/ui/layout/page.tsx'

const steps = [
  {
    title: 'Tell us how you eat',
    text: 'Five short steps: your goal, your food, your budget, your kitchen.',
  },
  {
    title: 'A dietitian writes your plan',
    text: `A person, not a machine. It takes ${turnaround}.`,
  },
  {
    title: 'Cook it',
    text: 'A week of meals with recipes and a shopping list. You can ask for changes.',
  },
] as const

/** The five goals to choose from, each as what the plan then does. */
const categories = [
  {
    title: 'Manage weight',
    text: 'Lose, gain or hold it, at a pace that lasts, with plates that still fill you.',
  },
  {
    title: 'Support a specific condition',
    text: 'High blood pressure, diabetes, pregnancy and others: what to eat more of, and what less.',
  },
  {
    title: 'Improve energy and focus',
    text: 'Meals that carry you through a shift or an exam, without the slump after lunch.',
  },
  {
    title: 'Support fitness and performance',
    text: 'What to eat before and after you run, lift or play, from the market and not from a tin.',
  },
  {
    title: 'General healthy eating',
    text: 'Nshima, relish, fruit: the right shares of what the whole family eats anyway.',
  },
] as const

/** An example day: foods of the country, no portions, since those are for one patient. */
const day = [
  ['In the morning', 'Porridge with pounded groundnuts, a banana, tea'],
  ['At noon', 'Nshima, beans in tomato, rape with onion'],
  ['In the evening', 'Kapenta, a smaller nshima, pumpkin leaves, a slice of pawpaw'],
] as const

export function NutritionPage() {
  const visitor = useVisitor()
  return (
    <Main>
      <PageHero
        kicker="Diet and nutrition"
        title="Eat well with what the market has"
        lead="Meal plans written by dietitians for the food, the budget and the kitchen you have."
        actions={
          <>
            <LinkButton
              to={
                visitor
                  ? '/meal-plan-questionnaire'
                  : withNext('/login', '/meal-plan-questionnaire')
              }
            >
              Ask for a meal plan
            </LinkButton>
            {visitor ? (
              <LinkButton to="/my-meal-plan" variant="quiet">
                My meal plan
              </LinkButton>
            ) : null}
          </>
        }
        drawing={<MarketBasket width={380} />}
      />
      <Section title="How it works">
        <NumberedSteps steps={steps} />
      </Section>
      <Section title="Five kinds of plan">
        <ul className="meal-kinds">
          {categories.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <section className="section day-of-meals" aria-labelledby="day">
        <Plate width={260} />
        <div>
          <h2 id="day">A day could look like this</h2>
          <p className="mt-1 text-muted">
            An example, not advice: how much of what is for your dietitian to say.
          </p>
          <dl className="mt-4 grid gap-3">
            {day.map(([when, meal]) => (
              <div key={when} className="border-t border-hairline pt-3">
                <dt className="text-muted">{when}</dt>
                <dd className="font-medium">{meal}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Section title="What we promise, and what not">
        <p>
          Every plan is written by a dietitian we have checked. Only you and the dietitian who
          writes it can read it. It does not replace your doctor’s advice. If you are treated for an
          illness, show them the plan.
        </p>
      </Section>
    </Main>
  )
}
