import { loadOnce } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'

const fetchFrame = loadOnce(async () => (await import('./task-form.tsx')).inTask)

/** The imports of each form, requested in parallel with it. */
const besideForms = [
  loadOnce(async () => (await import('#web/ui/forms/form.tsx')).Form),
  // In one file with the hub, which has tabs.
  loadOnce(async () => (await import('#web/readings/record/record-form.tsx')).RecordForm),
  loadOnce(async () => (await import('#web/ui/tabs.tsx')).Tabs),
]

/** A browser asks for six files of a server at a time: a form waits for none of the other form. */
async function fetchBeside<Parts>(parts: Promise<Parts>) {
  for (const fetchPart of besideForms) fetchPart().catch(() => undefined)
  const [inTask, found] = await Promise.all([fetchFrame(), parts])
  return { inTask, found }
}

export const fetchPressureForm = loadOnce(async () => {
  const { inTask, found } = await fetchBeside(
    Promise.all([
      import('#web/readings/record/record-blood-pressure-form.tsx'),
      import('#domain/readings/advice/blood-pressure-advice.ts'),
    ]),
  )
  const [{ RecordBloodPressureForm: Form }, { adviceOnBloodPressure: advise }] = found
  return inTask({ measure: bloodPressure, advise, Form })
})

export const fetchGlucoseForm = loadOnce(async () => {
  const { inTask, found } = await fetchBeside(
    Promise.all([
      import('#web/readings/record/record-glucose-form.tsx'),
      import('#domain/readings/advice/glucose-advice.ts'),
    ]),
  )
  const [{ RecordGlucoseForm: Form }, { adviceOnGlucose: advise }] = found
  return inTask({ measure: glucose, advise, Form })
})

/** Both, one after the other: the one that is opened later may find no connection. */
export async function fetchForms(): Promise<void> {
  await fetchPressureForm()
  await fetchGlucoseForm()
}
