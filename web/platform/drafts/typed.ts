import { type Field, isChanged, isChoice, isStorable, setField } from './fields.ts'

/** What was typed and chosen, by field, as the form had it: also invalid values. */
export type Typed = Readonly<Record<string, readonly string[]>>

const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(
    (field) => field.name && field.type !== 'file' && isStorable(field),
  )

/** The values of a form's fields, fields without a choice included. */
export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  return Object.fromEntries(
    fieldsOf(form).map(({ name }) => [
      name,
      data.getAll(name).filter((entry) => typeof entry === 'string'),
    ]),
  )
}

/** The fields that differ from what they were before. */
export const changedSince = (before: Typed, now: Typed): Typed =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, texts]) => JSON.stringify(texts) !== JSON.stringify(before[name]),
    ),
  )

/** React marks no option as the first one of a select whose value it controls: that is no user's choice. */
export const isTyped = (field: Field) =>
  isChanged(field) &&
  !(field instanceof HTMLSelectElement && ![...field.options].some((one) => one.defaultSelected))

/**
 * Fills a form with what was typed before. A field that appears with the value of another one is
 * filled as soon as it has appeared; what has no field is dropped. A field into which the user has
 * typed already, before the script came, stays as it is.
 */
export async function fillIn(form: HTMLFormElement, typed: Typed) {
  const open = new Set(Object.keys(typed))
  for (const field of fieldsOf(form)) if (isTyped(field)) open.delete(field.name)
  for (;;) {
    const fields = fieldsOf(form).filter(({ name }) => open.has(name))
    if (fields.length === 0) return
    const places = new Map<string, number>()
    for (const field of fields) {
      const { name, value } = field
      // Version 0.3.0 stored one text.
      const texts = [typed[name] ?? []].flat()
      const place = places.get(name) ?? 0
      places.set(name, place + 1)
      open.delete(name)
      if (isChoice(field)) setField(field, value, texts.includes(value))
      else setField(field, texts[place] ?? '')
    }
    // React renders what follows from these values.
    await Promise.resolve()
  }
}
