import { useQuery } from '@tanstack/react-query'
import { emergencyNumber } from '#domain/crisis-lines.ts'
import { adviceOnGlucose, glucoseThresholds } from '#domain/readings/glucose.ts'
import { catalogue } from '#web/app/signed-in/plans.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatPrice } from '#web/ui/money.ts'
import { Surface } from '#web/ui/page.tsx'
import { type Place, PlaceList } from '#web/ui/place-list.tsx'
import { AdviceCard } from './advice-card.tsx'

const meals: readonly Place[] = [
  {
    to: '/meal-plan-questionnaire',
    icon: 'cup',
    title: 'Ask for a meal plan',
    text: 'Tell a dietitian how you eat.',
  },
  {
    to: '/my-meal-plan',
    icon: 'file',
    title: 'My meal plan',
    text: 'What the dietitian wrote for you.',
  },
  {
    to: '/nutrition',
    icon: 'leaf',
    title: 'How meal plans work',
    text: 'Three steps, from what the market has.',
  },
]

export function Nutrition() {
  const plan = useQuery(catalogue).data?.find(({ key }) => key === 'diet-nutrition')
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      <Surface className="grid justify-items-start gap-4">
        <h2>Diet &amp; Nutrition Plan</h2>
        <p>A plan for your meals, written by a dietitian for people who watch their sugar.</p>
        <p>
          Activation: <strong>{plan ? formatPrice(plan.price_ngwee) : '…'}</strong>
        </p>
        <LinkButton to="/membership?plan=diet-nutrition">Activate plan</LinkButton>
      </Surface>
      <PlaceList places={meals} isNarrow />
    </div>
  )
}

const movement: readonly Place[] = [
  {
    to: '/exercise-plan-questionnaire',
    icon: 'pulse',
    title: 'Ask for an exercise plan',
    text: 'About 7 to 10 minutes of questions.',
  },
  {
    to: '/my-exercise-plan',
    icon: 'file',
    title: 'My exercise plan',
    text: 'What the fitness expert wrote for you.',
  },
]

export function Activity() {
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      <section className="grid gap-4">
        <h2>Move in a way that suits your sugar</h2>
        <p>
          A fitness expert writes a plan for your body, your place and your week. Say in it that you
          watch your sugar, and which medicine you take.
        </p>
      </section>
      <PlaceList places={movement} isNarrow />
    </div>
  )
}

/** The action steps for values that are far out, to be read before they are needed. */
export function Emergency() {
  const { 'mg/dL': mass, 'mmol/L': moles } = glucoseThresholds
  return (
    <div className="grid gap-6">
      <p>
        <a className="button button-danger" href={`tel:${emergencyNumber}`}>
          Call {emergencyNumber}
        </a>
      </p>
      <div className="grid items-start gap-x-6 gap-y-12 lg:grid-cols-2">
        <section className="grid gap-4">
          <h2>{`Below ${mass.very_low} mg/dL (${moles.very_low.toFixed(1)} mmol/L)`}</h2>
          <AdviceCard advice={adviceOnGlucose(mass.very_low - 1, 'mg/dL')} />
        </section>
        <section className="grid gap-4">
          <h2>{`From ${mass.very_high} mg/dL (${moles.very_high} mmol/L)`}</h2>
          <AdviceCard advice={adviceOnGlucose(mass.very_high, 'mg/dL')} />
        </section>
      </div>
    </div>
  )
}
