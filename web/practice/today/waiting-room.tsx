import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { callToJoin } from '#web/appointments/call-to-join.ts'
import { WaitingPatients } from '#web/calls/waiting-patients.tsx'

interface WaitingRoomProps {
  appointments: readonly ProviderAppointment[]
  now: number
}

/** Who waits for the provider, asked for only while one of these sessions can be entered. */
export const WaitingRoom = ({ appointments, now }: WaitingRoomProps) =>
  appointments.some((one) => callToJoin(one, now)) ? <WaitingPatients /> : null
