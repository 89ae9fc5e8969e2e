import { startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'

/** Twenty clients book the same hour at the same time, with any free provider. @returns whether each got a response */
export async function bookAtOnce({
  url,
  bookers,
}: {
  url: string
  bookers: string[]
}): Promise<boolean> {
  const today = lusakaClock(new Date()).day
  const day = [40, 41, 42, 43]
    .map((days) => dayAfter(today, days))
    .find((one) => ![0, 6].includes(new Date(one).getUTCDay()))!
  const body = JSON.stringify({
    appointment_time: startOfSlot(day, '10:00'),
    session_type: 'Virtual',
  })
  const times: number[] = []
  const statuses = await Promise.all(
    bookers.slice(0, 20).map(async (token) => {
      const began = performance.now()
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const { status } = await fetch(`${url}/api/appointments`, { method: 'POST', headers, body })
      times.push(performance.now() - began)
      return status
    }),
  )
  const booked = statuses.filter((status) => status === 201).length
  console.log(
    `20 book at once: ${booked} booked, the slowest after ${Math.max(...times).toFixed(0)} ms; statuses ${[...new Set(statuses)].join(', ')}`,
  )
  return statuses.every((status) => status === 201 || status === 409)
}
