import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NewAmendment,
  NewNoteTemplate,
  Note,
  NoteDraft,
  NoteSignature,
  OwnTemplate,
} from '#domain/session-notes/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { patientPageOf } from '../patient-page-queries.ts'

const { provider } = api<'sessionNotes'>(authenticatedFetch)
const one = provider.notes[':id']

/** Puts a note as the server has it now on the page of its patient, without opening the page again. */
export function showNote(client: QueryClient, note: Note): Note {
  client.setQueryData(patientPageOf(note.patient_id).queryKey, (page) => {
    if (!page) return undefined
    const isKnown = page.notes.some(({ id }) => id === note.id)
    const notes = isKnown
      ? page.notes.map((other) => (other.id === note.id ? note : other))
      : [note, ...page.notes]
    return { ...page, notes }
  })
  return note
}

/** Saves a draft; sent twice, it says the same. @throws ProblemError 409 where another window changed or signed it */
export async function saveNote(client: QueryClient, id: string, json: NoteDraft): Promise<Note> {
  return showNote(client, await (await one.$put({ param: { id }, json }, lasting)).json())
}

/** The request outlives the page: a tab is closed directly after the last letter. */
const lasting = { init: { keepalive: true } }

/** As it is stored now, where another window changed it. */
export const fetchNote = async (id: string): Promise<Note> =>
  (await one.$get({ param: { id } })).json()

export async function signNote(client: QueryClient, id: string, json: NoteSignature) {
  return showNote(client, await (await one.signature.$post({ param: { id }, json })).json())
}

export async function amendNote(client: QueryClient, id: string, json: NewAmendment) {
  return showNote(client, await (await one.amendments.$post({ param: { id }, json })).json())
}

/** Removes a draft as it was seen. @throws ProblemError 409 where another window changed or signed it */
export async function removeDraft(client: QueryClient, note: Note): Promise<void> {
  const { id, patient_id, version } = note
  await one.$delete({ param: { id }, query: { version: String(version) } })
  client.setQueryData(
    patientPageOf(patient_id).queryKey,
    (page) => page && { ...page, notes: page.notes.filter((other) => other.id !== id) },
  )
}

export const ownTemplates = queryOptions({
  queryKey: ['practice', 'note-templates'],
  queryFn: async (): Promise<OwnTemplate[]> => (await provider['note-templates'].$get()).json(),
})

export async function addTemplate(client: QueryClient, json: NewNoteTemplate): Promise<void> {
  await provider['note-templates'].$post({ json })
  await client.invalidateQueries(ownTemplates)
}

export async function removeTemplate(client: QueryClient, id: string): Promise<void> {
  await provider['note-templates'][':id'].$delete({ param: { id } })
  await client.invalidateQueries(ownTemplates)
}
