import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { type Care, unknownCare } from '#domain/readings/care.ts'
import type { BloodPressureCorrection, GlucoseCorrection } from '#domain/readings/changes.ts'
import type {
  BloodPressureReading,
  GlucoseReading,
  NewBloodPressureReading,
  TypedGlucoseReading,
} from '#domain/readings/schema.ts'
import type { GivenAnswer } from '#domain/readings/advice/answers.ts'
import type { NewAdviceAnswer, StoredAnswer } from '#domain/readings/advice/answer-schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData, takePrefetchedPages } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ownCare } from '#web/platform/signed-in/profile.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { errorTitles } from './texts.ts'

const { 'blood-pressure-readings': pressures, 'glucose-readings': levels } =
  api<'readings'>(authenticatedFetch)

/** What every reading has, whatever it measures. */
export interface AnyReading {
  id: string
  /** Empty until the server has it. */
  user_id: string
  created_at: string
  notes: string | null
  at_clinic?: true | undefined
  entered_by?: string | null | undefined
  /** When it was last changed. */
  corrected_at?: string | undefined
  /** Of a reading of a clinic: the provider who corrected it. */
  corrected_by?: string | null | undefined
  answered?: GivenAnswer | undefined
}

/** One kind of what is measured at the server: its list, newest first, and the way to log one. */
export interface LoggedKind<Reading extends AnyReading, Typed = object, Correction = object> {
  /** The first part of the key of its queries, and the name of its route. */
  key: string
  list(query: { limit: string; before?: string }): Promise<Reading[]>
  send(typed: Typed): Promise<Reading>
  correct(id: string, correction: Correction): Promise<Reading>
  remove(id: string): Promise<unknown>
  /** Takes a removal back. */
  restore(id: string): Promise<unknown>
}

/** One kind of reading, of which some have advice. */
export interface ReadingKind<
  Reading extends AnyReading,
  Typed = object,
  Correction = object,
> extends LoggedKind<Reading, Typed, Correction> {
  /** Answers the advice on a reading. */
  answer(id: string, answer: NewAdviceAnswer): Promise<StoredAnswer>
}

export const bloodPressureReadings: ReadingKind<
  BloodPressureReading,
  NewBloodPressureReading,
  BloodPressureCorrection
> = {
  key: 'blood-pressure-readings',
  list: async (query) => (await pressures.$get({ query })).json(),
  send: async (json) => (await pressures.$post({ json })).json(),
  correct: async (id, json) => (await pressures[':id'].$patch({ param: { id }, json })).json(),
  remove: (id) => pressures[':id'].$delete({ param: { id } }),
  restore: (id) => pressures[':id'].removal.$delete({ param: { id } }),
  answer: async (id, json) =>
    (await pressures[':id'].answers.$post({ param: { id }, json })).json(),
}

export const glucoseReadings: ReadingKind<GlucoseReading, TypedGlucoseReading, GlucoseCorrection> =
  {
    key: 'glucose-readings',
    list: async (query) => (await levels.$get({ query })).json(),
    send: async (json) => (await levels.$post({ json })).json(),
    correct: async (id, json) => (await levels[':id'].$patch({ param: { id }, json })).json(),
    remove: (id) => levels[':id'].$delete({ param: { id } }),
    restore: (id) => levels[':id'].removal.$delete({ param: { id } }),
    answer: async (id, json) => (await levels[':id'].answers.$post({ param: { id }, json })).json(),
  }

/** How many readings a card of the dashboard shows. */
export const cardReadings = 14
/** How many a hub fetches with its page: about 1.6 kB less on a slow connection than a whole list. */
const firstReadings = 20
/** How many it fetches after that, each time. */
const olderReadings = 60

/** One's newest readings of a kind, for a card. */
export function useFewReadings<Reading extends AnyReading>(kind: ReadingKind<Reading>) {
  const query = useQuery({
    queryKey: [kind.key, 'few'],
    queryFn: () => kind.list({ limit: String(cardReadings) }),
    initialData: () => takePrefetchedData<Reading[]>(`/api/${kind.key}?limit=${cardReadings}`),
  })
  useReportedFailure(query.error)
  return query
}

/** The caller's readings of a kind, newest first: 20 at first, and 60 more for each `fetchNextPage`. */
export function useReadings<Reading extends AnyReading>(kind: ReadingKind<Reading>) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [kind.key, 'all'],
    queryFn: ({ pageParam: before }) =>
      kind.list(
        before ? { limit: String(olderReadings), before } : { limit: String(firstReadings) },
      ),
    initialPageParam: '',
    initialData: () => takePrefetchedPages<Reading>(`/api/${kind.key}?limit=${firstReadings}`),
    getNextPageParam: (page, pages) =>
      page.length < (pages.length === 1 ? firstReadings : olderReadings)
        ? undefined
        : page.at(-1)?.id,
  })
  useReportedFailure(query.error)
  return { ...query, readings: data?.pages.flat() }
}

export type ReadingsQuery<Reading extends AnyReading> = ReturnType<typeof useReadings<Reading>>

/** Shows the notice of a failed fetch (docs/specification.md, "Notices"). */
function useReportedFailure(error: Error | null) {
  useFailureToast(errorTitles.fetching, error)
}

/** Puts a new row on top of the lists of its kind, so that nothing has to be fetched again. */
export function showFirst<Reading extends AnyReading>(
  client: QueryClient,
  { key }: Pick<LoggedKind<Reading>, 'key'>,
  row: Reading,
) {
  const onTop = (rows: readonly Reading[]) => [row, ...rows.filter(({ id }) => id !== row.id)]
  client.setQueryData<Reading[]>([key, 'few'], (rows) => rows && onTop(rows))
  client.setQueryData<InfiniteData<Reading[]>>([key, 'all'], (lists) => {
    const [newest, ...older] = lists?.pages ?? []
    return lists && newest ? { ...lists, pages: [onTop(newest), ...older] } : lists
  })
}

/** Each reading once, newest first; what the server has comes before what this page made. */
export function mergeReadings<Reading extends AnyReading>(
  listed: readonly Reading[],
  own: readonly Reading[],
): Reading[] {
  const known = new Set(listed.map(({ id }) => id))
  return [...listed, ...own.filter(({ id }) => !known.has(id))].toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
}

/** Of the row of a reading in its list. */
export const idOfRow = (id: string) => `reading-${id}`

/** The newer of two readings; ISO times in UTC sort as text. */
export function newerOf<Reading extends AnyReading>(
  one: Reading | undefined,
  other: Reading | undefined,
): Reading | undefined {
  return one && other && one.created_at < other.created_at ? other : (one ?? other)
}

/** Fetches the lists and the reports of a kind again. */
export const refreshReadings = (
  client: QueryClient,
  { key }: Pick<LoggedKind<AnyReading>, 'key'>,
) => client.invalidateQueries({ queryKey: [key] })

/** The status that the advice uses; unknown until the profile is loaded. */
export function useCare(): Care {
  return useQuery(ownCare).data ?? unknownCare
}
