import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isSameDose, type PlannedDose } from '#domain/medications/doses.ts'
import type {
  ChangedMedicine,
  DoseRecord,
  Medicine,
  MedicineBox,
  MedicineDose,
  NewMedicine,
} from '#domain/medications/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refreshDay } from '#web/platform/signed-in/counts.ts'

const { medicines } = api<'medications'>(authenticatedFetch)
const { ':id': one } = medicines
const { ':time': dose } = one.doses[':day']

/** The caller's medicines with their schedules, and the outcomes of the doses of the last month. */
export const ownMedicines = queryOptions({
  queryKey: ['medicines'],
  queryFn: async (): Promise<MedicineBox> => (await medicines.$get()).json(),
})

function show(client: QueryClient, change: (box: MedicineBox) => MedicineBox) {
  client.setQueryData(ownMedicines.queryKey, (box) => box && change(box))
  // The caller's day page shows a dose that was not logged.
  void refreshDay(client)
}

/**
 * The answer of a call; where it fails it may have been stored all the same, so the list is fetched
 * again.
 */
async function answered<Answer>(client: QueryClient, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (failure) {
    void client.invalidateQueries(ownMedicines)
    throw failure
  }
}

function showMedicine(client: QueryClient, medicine: Medicine) {
  show(client, (box) => ({
    ...box,
    medicines: box.medicines.some(({ id }) => id === medicine.id)
      ? box.medicines.map((other) => (other.id === medicine.id ? medicine : other))
      : [medicine, ...box.medicines],
  }))
  return medicine
}

/** @param json with an id, so that a retry writes it once */
export async function addMedicine(client: QueryClient, json: NewMedicine) {
  const answer = await answered(client, medicines.$post({ json }))
  return showMedicine(client, await answer.json())
}

export async function changeMedicine(client: QueryClient, id: string, json: ChangedMedicine) {
  const answer = await answered(client, one.$put({ param: { id }, json }))
  return showMedicine(client, await answer.json())
}

export async function stopMedicine(client: QueryClient, id: string) {
  const answer = await answered(client, one.stop.$post({ param: { id } }))
  return showMedicine(client, await answer.json())
}

export async function removeMedicine(client: QueryClient, id: string) {
  await answered(client, one.$delete({ param: { id } }))
  show(client, (box) => ({ ...box, medicines: box.medicines.filter((each) => each.id !== id) }))
}

const withoutDose = (doses: readonly MedicineDose[], id: string, at: PlannedDose) =>
  doses.filter((other) => other.medicine_id !== id || !isSameDose(other, at))

/** @returns the dose as it is stored, and whether it had been recorded before */
export async function recordDose(
  client: QueryClient,
  id: string,
  { day, time }: PlannedDose,
  json: DoseRecord,
) {
  const answer = await answered(client, dose.$put({ param: { id, day, time }, json }))
  const stored: MedicineDose = await answer.json()
  show(client, (box) => ({ ...box, doses: [...withoutDose(box.doses, id, stored), stored] }))
  return { stored, wasThere: answer.status === 200 }
}

export async function undoDose(client: QueryClient, id: string, { day, time }: PlannedDose) {
  await answered(client, dose.$delete({ param: { id, day, time } }))
  show(client, (box) => ({ ...box, doses: withoutDose(box.doses, id, { day, time }) }))
}
