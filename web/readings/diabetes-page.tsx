import { Link } from '#web/ui/link.tsx'
import { adviceOnGlucose, glucoseThresholds } from '#domain/readings/glucose.ts'
import { Button } from '#web/ui/button.tsx'
import { announceFeatureInProgress } from '#web/ui/feature-in-progress.ts'
import { formatPrice } from '#web/ui/money.ts'
import { Main, PageHeading, Surface } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AdviceCard } from './advice-card.tsx'
import { glucose } from './glucose.ts'
import { ReadingsHub } from './readings-hub.tsx'
import { RecordGlucoseForm } from './record-glucose-form.tsx'

/** Spec section 9: the Diet & Nutrition Plan, in ngwee. */
const dietPlanPrice = 10_000

const coming = <p>This part is not ready yet.</p>
const comingTabs = ['medication', 'activity']

export function DiabetesPage() {
  return (
    <Main>
      <PageHeading title="Diabetes Care Hub" />
      <Tabs
        label="Diabetes Care Hub"
        onSelect={(tab) => {
          if (comingTabs.includes(tab)) announceFeatureInProgress()
        }}
        tabs={[
          {
            id: 'dashboard',
            label: 'Dashboard',
            content: <ReadingsHub measure={glucose} RecordForm={RecordGlucoseForm} />,
          },
          { id: 'nutrition', label: 'Nutrition', content: <Nutrition /> },
          { id: 'medication', label: 'Medication', content: coming },
          { id: 'activity', label: 'Activity', content: coming },
          { id: 'emergency', label: 'Emergency', content: <Emergency /> },
        ]}
      />
    </Main>
  )
}

function Nutrition() {
  return (
    <Surface className="grid max-w-xl justify-items-start gap-4">
      <h2>Diet &amp; Nutrition Plan</h2>
      <p>A plan for your meals, written by a dietitian for people who watch their sugar.</p>
      <p>
        Activation: <strong>{formatPrice(dietPlanPrice)}</strong>
      </p>
      <Button onClick={() => announceFeatureInProgress()}>Activate plan</Button>
      <p>
        Or ask for{' '}
        <Link to="/meal-plan-questionnaire" className="link">
          a meal plan of your own
        </Link>
        .
      </p>
    </Surface>
  )
}

/** The action steps for values that are far out, to be read before they are needed. */
function Emergency() {
  const { 'mg/dL': mass, 'mmol/L': moles } = glucoseThresholds
  return (
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
  )
}
