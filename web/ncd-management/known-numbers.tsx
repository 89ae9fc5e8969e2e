import {
  bloodPressureCategories,
  type BloodPressureCategory,
} from '#domain/readings/blood-pressure.ts'
import {
  glucoseCategories,
  type GlucoseCategory,
  glucoseThresholds,
} from '#domain/readings/glucose.ts'

/** The length and colour of a bar: the further from the best range, the longer. */
type Look = readonly [tone: string, length: 1 | 2 | 3 | 4 | 5]

const pressureLooks: Record<BloodPressureCategory, Look> = {
  Normal: ['normal', 1],
  Elevated: ['elevated', 2],
  'Stage 1 Hypertension': ['stage-1', 3],
  'Stage 2 Hypertension': ['stage-2', 4],
  'Hypertensive Crisis': ['crisis', 5],
}

const glucoseLooks: Record<GlucoseCategory, Look> = {
  'Low (Hypoglycemia)': ['stage-2', 4],
  'In Range': ['normal', 1],
  Caution: ['elevated', 2],
  'High (Hyperglycemia)': ['stage-2', 4],
}

interface Row {
  word: string
  range: string
  look: Look
}

const [crisis, second, first, elevated] = bloodPressureCategories

/** One of the two numbers is enough, except for Normal, which needs both. */
const pressureRanges: Record<BloodPressureCategory, string> = {
  Normal: `below ${elevated.systolic} and below ${first.diastolic}`,
  Elevated: `${elevated.systolic} to ${first.systolic - 1}, and below ${first.diastolic}`,
  'Stage 1 Hypertension': `from ${first.systolic} or from ${first.diastolic}`,
  'Stage 2 Hypertension': `from ${second.systolic} or from ${second.diastolic}`,
  'Hypertensive Crisis': `above ${crisis.systolic - 1} or above ${crisis.diastolic - 1}`,
}

const pressures: readonly Row[] = bloodPressureCategories
  .map(({ label }) => ({ word: label, range: pressureRanges[label], look: pressureLooks[label] }))
  .reverse()

const { 'mg/dL': mass, 'mmol/L': moles } = glucoseThresholds
const both = (key: 'low' | 'caution' | 'high') => `${mass[key]} mg/dL (${moles[key].toFixed(1)})`

const glucoseRanges: Record<GlucoseCategory, string> = {
  'Low (Hypoglycemia)': `below ${both('low')}`,
  'In Range': `${mass.low} to ${mass.caution} mg/dL (${moles.low} to ${moles.caution})`,
  Caution: `above ${both('caution')}`,
  'High (Hyperglycemia)': `above ${both('high')}`,
}

const sugars: readonly Row[] = glucoseCategories.map((word) => ({
  word,
  range: glucoseRanges[word],
  look: glucoseLooks[word],
}))

/** The categories of the diaries with their limits, each as a label, a range and a bar. */
export function KnownNumbers() {
  return (
    <div className="ncd-numbers">
      <Words title="Blood pressure, mmHg" rows={pressures}>
        Clinics in Zambia usually treat from 140/90. A single reading does not decide it.
      </Words>
      <Words title="Glucose" rows={sugars}>
        In brackets the same in mmol/L, as many meters here show it.
      </Words>
    </div>
  )
}

function Words({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly Row[]
  children: string
}) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ word, range, look: [tone, length] }) => (
          <div key={word} className={`ncd-row ncd-reach-${length} tone-${tone}`}>
            <dt>{word}</dt>
            <dd>{range}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{children}</p>
    </section>
  )
}
