import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { NumberField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownCare } from '#web/platform/signed-in/profile.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { changeCare } from './queries.ts'
import { careChoices, pregnancyChoices, pregnancyQuestion, whoSees } from './words.ts'

/** The form for the facts that advice on readings depends on, such as pregnancy; each can be left open. */
export function CareForm() {
  const query = useQuery(ownCare)
  return (
    <QueryView query={query} failed="We could not load your answers" fallback={<SkeletonBlock />}>
      {(care) => <Fields care={care} />}
    </QueryView>
  )
}

const conditions = [
  { name: 'diabetes', label: 'Do you have diabetes?' },
  { name: 'insulin', label: 'Do you take insulin?' },
  { name: 'sulfonylurea', label: 'Do you take glibenclamide, gliclazide or glimepiride?' },
  { name: 'heart_disease', label: 'Do you have heart disease?' },
  { name: 'kidney_disease', label: 'Do you have kidney disease?' },
] as const

const answeredOn = (at: string | null) => (at ? `Last answered on ${formatDate(at)}.` : undefined)

function Fields({ care }: { care: CareProfile }) {
  const client = useQueryClient()
  const { target, pregnancy, pregnancy_answer } = care
  return (
    <Card>
      <p className="mb-4 text-muted">
        Answer what you like. Requests for a plan and the intake form start with these answers.{' '}
        {whoSees}
      </p>
      <Form
        schema={async () => (await import('#domain/readings/care-schema.ts')).careProfileChanges}
        submitLabel="Save answers"
        busyLabel="Saving..."
        onSubmit={async (changes) => {
          await changeCare(client, changes)
          toast({ title: 'Saved', text: 'Advice on your readings goes by your answers.' })
        }}
      >
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {pregnancy === 'no' && pregnancy_answer === null ? null : (
            <SelectField
              name="pregnancy"
              label={pregnancyQuestion}
              hint={answeredOn(care.pregnancy_at)}
              optional
              placeholder="Not answered"
              options={pregnancyChoices}
              defaultValue={pregnancy_answer ?? ''}
            />
          )}
          {conditions.map(({ name, label }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              hint={answeredOn(care.answered_at[name])}
              optional
              placeholder="Not answered"
              options={careChoices}
              defaultValue={care[name] ?? ''}
            />
          ))}
        </div>
        <fieldset className="mt-6 grid gap-4 sm:grid-cols-3 sm:items-end">
          <legend className="mb-2 font-bold">
            Has your clinician given you a blood pressure target? Below:
          </legend>
          <NumberField
            name="target_systolic"
            label="Upper number"
            optional
            unit="mmHg"
            defaultValue={target?.systolic}
          />
          <NumberField
            name="target_diastolic"
            label="Lower number"
            optional
            unit="mmHg"
            defaultValue={target?.diastolic}
          />
          <TextField
            name="target_author"
            label="Who set it"
            hint="For example Dr Banda, Kanyama clinic."
            optional
            defaultValue={target?.author}
          />
        </fieldset>
      </Form>
    </Card>
  )
}
