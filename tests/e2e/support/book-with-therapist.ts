import type { Page } from '@playwright/test'
import type { Slot } from '#domain/appointments/schema.ts'
import type { DeskPatients } from '#domain/registrations/desk-search.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './booking.ts'
import { therapist } from './therapist.ts'

/** The desk books a free hour of the therapist for a patient of this name, by calls. @returns the id of the patient */
export async function bookWithTherapist(page: Page, full_name: string): Promise<string> {
  const [desk, provider] = await Promise.all([
    callsOf(page.request, { email: 'desk@demo.test' }),
    callsOf(page.request, { email: therapist }),
  ])
  const { patients } = await desk.get<DeskPatients>(
    `/api/desk/patient-search?search=${encodeURIComponent(full_name)}`,
  )
  const patient_id = patients[0]!.id
  const provider_id = (await provider.get<{ id: string }>('/api/profile')).id
  // Tests run in parallel: the second test at an hour tries another one.
  for (let tries = 0; tries < 20; tries += 1) {
    const day = new Date(Date.now() + (10 + Math.floor(Math.random() * 70)) * 86_400_000)
    const date = lusakaClock(day).day
    const slots = await provider.get<Slot[]>(`/api/provider/slots?date=${date}`)
    const slot = slots.find(({ free }) => free)
    if (!slot) continue
    const answer = await desk.send('POST', '/api/desk/appointments', {
      id: crypto.randomUUID(),
      patient_id,
      provider_id,
      appointment_time: slot.starts_at,
      session_type: 'In-person',
    })
    if (answer.status() === 201) return patient_id
  }
  throw new Error('The therapist has no free hour left.')
}
