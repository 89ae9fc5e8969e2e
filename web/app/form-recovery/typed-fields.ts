import { type Field, isChoice, isStorable, setField } from '#web/platform/drafts/fields.ts'
import type { TypedValue } from './form-snapshot.ts'

/**
 * The fields of the page and of its dialogs whose content may be saved. Of a file only the fact that
 * one was chosen.
 */
export const fieldsOfPage = (): Field[] =>
  [...document.querySelectorAll<Field>(':is(main, dialog) :is(input, textarea, select)')].filter(
    isStorable,
  )

/**
 * A name for the form of a field that is the same when the same page is rendered again. Its button
 * may say "Saving...".
 */
export const nameOfForm = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].map((element) => element.getAttribute('name')).find((name) => name) ??
  ''

/** The name of a field, or its label where it has none. */
const nameOfField = (field: Field) => field.name || field.labels?.[0]?.textContent || ''

/** What identifies each field of the page, in the order of the page. */
export function identify(fields: readonly Field[]): Map<Field, Omit<TypedValue, 'value'>> {
  const counts = new Map<string, number>()
  return new Map(
    fields.map((field) => {
      const form = nameOfForm(field.form)
      const name = nameOfField(field)
      // Choices of one name are identified by their value.
      const key = JSON.stringify([form, name, isChoice(field) ? field.value : null])
      const index = counts.get(key) ?? 0
      counts.set(key, index + 1)
      return [field, { form, name, index }]
    }),
  )
}

export function valueOf(field: Field): Pick<TypedValue, 'value' | 'checked'> {
  if (isChoice(field)) return { value: field.value, checked: field.checked }
  return { value: field.type === 'file' ? '' : field.value }
}

export function fill(field: Field, { value, checked }: Pick<TypedValue, 'value' | 'checked'>) {
  if (field.type === 'file') askAgain(field)
  else setField(field, value, checked)
}

/** A chosen file cannot be saved: says so beside its field until one is chosen. */
function askAgain(field: Field) {
  const note = document.createElement('p')
  note.className = 'field-hint'
  note.setAttribute('role', 'status')
  field.after(note)
  note.textContent = 'Please choose the file again. We could not keep it.'
  field.addEventListener('change', () => note.remove(), { once: true })
}
