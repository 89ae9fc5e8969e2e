export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Whether the content of a field may be saved and filled in again: no password, no code, nothing of a
 * bank card. A hidden field is one of them where `data-kept` contains its first value: an `input`
 * event announces another one.
 */
export const isStorable = (field: Field) =>
  !notStored.has(field.type) &&
  !/password|code|cc-/.test(field.autocomplete + field.name) &&
  (field.type !== 'hidden' || field.dataset['kept'] !== undefined)

const notStored = new Set(['password', 'submit', 'button', 'reset', 'image'])

export const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

/** Whether its value differs from the one that it was rendered with. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const first = options.find((option) => option.defaultSelected) ?? options[0]
    return field.value !== first?.value
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== (field.dataset['kept'] ?? field.defaultValue)
}

/** Sets the value of a field as a user would: React, and the page's own listeners, notice. */
export function setField(field: Field, value: string, checked?: boolean) {
  if (isChoice(field)) {
    if (field.checked !== checked && !(field.type === 'radio' && !checked)) field.click()
    return
  }
  if (field.value === value) return
  // Bypasses the property that React defines on it, which would hide the change from it.
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
