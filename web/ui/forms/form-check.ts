import type { ZodMiniType, output } from 'zod/mini'
import { askWhichNumber } from '#domain/values/decimal.ts'
import { messagesByField, readFormData, textOf, wordsFor } from '#web/platform/forms/form-data.ts'

/** The control of a field: itself, the first of its choices, or the first part of its date. */
function findControl(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}.day`)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLElement ? control : null
}

/** What the person calls this field: its legend or its label, without "(optional)". */
function nameOf(control: HTMLElement, name: string): string {
  const box = control.closest('.field')
  return box?.querySelector('[data-field-name]')?.textContent ?? name.replaceAll('_', ' ')
}

/**
 * What is wrong with each field, in the words of its label where the schema has none, and in the
 * order of the form; `''` holds what belongs to no field.
 */
export function explain(
  form: HTMLFormElement,
  found: Record<string, string>,
): Record<string, string> {
  const data = new FormData(form)
  const placed: [number, string, string][] = Object.entries(found).map(([name, message]) => {
    const control = findControl(form, name)
    if (!control) return [-1, name, message]
    const order = Array.prototype.indexOf.call(form.elements, control)
    const isEmpty = textOf(data, name) === ''
    return [order, name, wordsFor(message, nameOf(control, name), isEmpty)]
  })
  placed.sort((a, b) => a[0] - b[0])
  return Object.fromEntries(placed.map(([, name, message]) => [name, message]))
}

/** What was typed, checked: the values, or what is wrong with them. */
export function readForm<Schema extends ZodMiniType>(
  schema: Schema,
  form: HTMLFormElement,
): { values: output<Schema>; errors?: never } | { values?: never; errors: Record<string, string> } {
  const data = new FormData(form)
  const values = readFormData(schema, data)
  const checked = schema.safeParse(values)
  if (checked.success) return { values: checked.data }
  const found = messagesByField(checked.error.issues)
  for (const name of Object.keys(found)) {
    // A number that could be two is asked about, in place of the field's own words.
    const asked = Number.isNaN(values[name]) && askWhichNumber(textOf(data, name))
    if (asked) found[name] = asked
  }
  return { errors: explain(form, found) }
}
