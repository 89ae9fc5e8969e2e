import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type {
  BloodPressureReading,
  GlucoseReading,
  NewBloodPressureReading,
  NewGlucoseReading,
} from '#domain/readings/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { failures } from './texts.ts'

const readings = api<'readings'>(fetchAsMe)

/** How many readings a small card of the dashboard shows, and how many a hub. */
export const few = 14
export const many = 60

/** One's own blood pressures, newest first. */
export function useBloodPressureReadings(limit: number) {
  return useToldQuery({
    queryKey: ['blood-pressure-readings', limit],
    queryFn: async (): Promise<BloodPressureReading[]> => {
      const query = { limit: String(limit) }
      return (await readings['blood-pressure-readings'].$get({ query })).json()
    },
  })
}

/** One's own glucose readings, newest first. */
export function useGlucoseReadings(limit: number) {
  return useToldQuery({
    queryKey: ['glucose-readings', limit],
    queryFn: async (): Promise<GlucoseReading[]> => {
      const query = { limit: String(limit) }
      return (await readings['glucose-readings'].$get({ query })).json()
    },
  })
}

/** A query whose failure is also told by the toast of spec section 8. */
function useToldQuery<Row>(options: { queryKey: unknown[]; queryFn: () => Promise<Row[]> }) {
  const query = useQuery(options)
  const { error } = query
  useEffect(() => {
    if (!error) return
    toast({ title: failures.fetching, text: describeFailure(error), kind: 'destructive' })
  }, [error])
  return query
}

/** @throws ProblemError when the server refuses, TypeError when it cannot be reached */
export async function sendBloodPressureReading(
  client: QueryClient,
  json: NewBloodPressureReading,
): Promise<BloodPressureReading> {
  const reading = await (await readings['blood-pressure-readings'].$post({ json })).json()
  showFirst(client, 'blood-pressure-readings', reading)
  return reading
}

/** @throws ProblemError when the server refuses, TypeError when it cannot be reached */
export async function sendGlucoseReading(
  client: QueryClient,
  json: NewGlucoseReading,
): Promise<GlucoseReading> {
  const reading = await (await readings['glucose-readings'].$post({ json })).json()
  showFirst(client, 'glucose-readings', reading)
  return reading
}

/** Puts a new row on top of every list of its kind, so that nothing has to be fetched again. */
function showFirst<Row extends { id: string }>(client: QueryClient, key: string, row: Row) {
  client.setQueriesData<Row[]>({ queryKey: [key] }, (rows) =>
    rows ? [row, ...rows.filter(({ id }) => id !== row.id)] : undefined,
  )
}
