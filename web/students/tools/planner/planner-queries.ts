import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NewPlannerTask,
  PlannerTask,
  PlannerTaskChange,
} from '#domain/students/planner-schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'planner-tasks': tasks } = api<'planner'>(authenticatedFetch)

const all = ['planner-tasks']

/** The open tasks of all weeks, and the finished tasks of this week (its Monday, `YYYY-MM-DD`). */
export const plannerTasks = (week: string) =>
  queryOptions({
    queryKey: [...all, week],
    queryFn: async (): Promise<PlannerTask[]> => (await tasks.$get({ query: { week } })).json(),
    initialData: () => takePrefetchedData<PlannerTask[]>(`/api/planner-tasks?week=${week}`),
    // Open tasks are in every list, so the next week need not start empty.
    placeholderData: keepPreviousData,
  })

/** Shows what an answer has changed in every list that was fetched. */
function show(client: QueryClient, change: (rows: PlannerTask[]) => PlannerTask[]) {
  client.setQueriesData<PlannerTask[]>({ queryKey: all }, (rows) => rows && change(rows))
}

/** The answer of a call; where it fails it may have been written all the same, so the lists are fetched. */
async function settled<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (failure) {
    void client.invalidateQueries({ queryKey: all })
    throw failure
  }
}

/** @param json with an id, so that a retry writes it once */
export async function addTask(client: QueryClient, json: NewPlannerTask) {
  const added = await (await settled(client, tasks.$post({ json }))).json()
  show(client, (rows) => [...rows.filter(({ id }) => id !== added.id), added])
  return added
}

export async function changeTask(client: QueryClient, id: string, json: PlannerTaskChange) {
  const answer = await settled(client, tasks[':id'].$patch({ param: { id }, json }))
  const changed = await answer.json()
  show(client, (rows) => rows.map((row) => (row.id === id ? changed : row)))
  return changed
}

export async function removeTask(client: QueryClient, id: string) {
  await settled(client, tasks[':id'].$delete({ param: { id } }))
  show(client, (rows) => rows.filter((row) => row.id !== id))
}
