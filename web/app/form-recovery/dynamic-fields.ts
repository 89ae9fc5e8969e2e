import type { Field } from '#web/platform/drafts/fields.ts'
import type { Brought, Press } from './form-snapshot.ts'
import { fieldsOfPage, nameOfForm } from './typed-fields.ts'

/** A group of fields, by how their names start, and what was pressed for it on this page. */
interface Group {
  /** The presses that added it: one, or more where a dialog asks further. */
  presses: Press[]
  path: string
  /** Forms with fields of the same names that were there before the first press: none of them was added by it. */
  apart: readonly string[]
}
const groups = new Map<string, Group>()

/**
 * Records a press of a button that adds fields (`data-adds-fields`: a form, one more row) or removes
 * some (`data-removes-fields`). Both list how the names of these fields start. Such a button sends nothing,
 * so that its press can be repeated for the user.
 */
export function notePress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>(anyButton)
  if (!button) return
  const { addsFields: brings, removesFields: takes = '' } = button.dataset
  const isInDialog = button.closest('dialog') !== null
  const isUnnamed = isInDialog && button.dataset['of'] === undefined
  const path = location.pathname
  for (const name of (brings ?? takes).split(' ')) {
    let group = groups.get(name)
    if (group?.path !== path) {
      // A button within a form adds rows to it.
      const apart = fieldsOfPage().filter(
        (field) => isOf(name, field.name) && field.form !== button.closest('form'),
      )
      group = { presses: [], path, apart: apart.map(formOf) }
    }
    const before = group.presses
    const label = labelOf(button)
    const index = buttonsFor(name, label).indexOf(button)
    const press = { label, index, ...(isUnnamed ? { isUnnamed } : {}) }
    const others = isInDialog
      ? before.filter((one) => one.label !== label && !isUndone(name, one))
      : []
    groups.set(name, { ...group, presses: brings === undefined ? before : [...others, press] })
  }
}

/** A button of a dialog that is there again: what it had opened is closed, as by Cancel. */
const isUndone = (name: string, { label, index }: Press) =>
  Boolean(buttonsFor(name, label)[index]?.closest('dialog[open]'))

const anyButton = '[data-adds-fields], [data-removes-fields]'

const buttonsThat = (what: 'adds-fields' | 'removes-fields', name: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-${what}~=${JSON.stringify(name)}]`),
]

/**
 * Of which row (`data-of`) where there are several, so that no value goes to the form of another
 * row.
 */
const labelOf = (button: HTMLElement) =>
  button.dataset['of'] ?? button.getAttribute('aria-label') ?? button.textContent

const buttonsFor = (brings: string, label: string) =>
  buttonsThat('adds-fields', brings).filter((one) => labelOf(one) === label)

/** Whether it is known of whom these fields are: a button in a dialog may be of another person by then. */
export const isKnown = ({ presses }: Brought) =>
  presses.length === 0 || presses.some((one) => !one.isUnnamed)

/** Whether a field is called as those that a button adds. */
const isOf = (brings: string, name: string) => `${name}.`.startsWith(`${brings}.`)

/** Which form of the page: by its first question, and whether it is in a dialog. */
const formOf = (field: Field) => (field.closest('dialog') ? '*' : '') + nameOfForm(field.form)

/** Whether a field is among those that a button adds: another form of the page may have the same names. */
export const isOfGroup = ({ brings, forms }: Brought, field: Field) =>
  isOf(brings, field.name) && forms?.includes(formOf(field)) !== false

/** Whether the form of a field contains one of these groups. */
export const isWithin = (brought: readonly Brought[], field: Field) =>
  ([...(field.form?.elements ?? [field])] as Field[]).some((one) =>
    brought.some((group) => isOfGroup(group, one)),
  )

/**
 * The fields that pressed buttons added to this page and that are still present.
 *
 * @param at the path of the page: what was pressed on the one before added none of them
 */
export const readBrought = (fields: readonly Field[], at: string): Brought[] =>
  [...groups].flatMap(([brings, { presses, path, apart }]) => {
    const forms = fields
      .filter(({ name }) => path === at && isOf(brings, name))
      .map(formOf)
      .filter((form) => !apart.includes(form))
    return forms.length > 0 ? [{ brings, presses, count: forms.length, forms }] : []
  })

/**
 * Presses the buttons that are still needed, each again only once its last press has changed
 * something.
 *
 * @returns the groups that are pending: not complete yet, or added by another button, such as
 * another patient's
 */
export function bringBack(brought: readonly Brought[], fields: readonly Field[]): Brought[] {
  return brought.flatMap((one) => {
    const { brings, presses } = one
    const count = fields.filter((field) => isOfGroup(one, field)).length
    if (count === one.count && isBy(presses, pressedFor(brings))) return []
    const found = count < one.count ? findButton(one) : buttonsThat('removes-fields', brings).at(-1)
    if (count > one.count && !found) return isBy(presses, pressedFor(brings)) ? [] : [one]
    const state = `${found ? labelOf(found) : ''} ${count}`
    if (found && states.get(one) !== state) {
      states.set(one, state)
      found.click()
    }
    return [one]
  })
}

const pressedFor = (brings: string) => groups.get(brings)?.presses

/** The button pressed last for a group, and how many fields there were then. */
const states = new WeakMap<Brought, string>()

/** Whether the fields on the page were added by the same buttons. */
const isBy = (wanted: readonly Press[], presses: readonly Press[] | undefined) =>
  wanted.length === 0 || !presses || JSON.stringify(wanted) === JSON.stringify(presses)

/** How far the presses of a group have come: what an earlier one opens may still be on its way. */
const reached = new WeakMap<Brought, number>()

function findButton(one: Brought) {
  const { brings, presses } = one
  if (presses.length === 0) return buttonsThat('adds-fields', brings)[0]
  for (let at = presses.length - 1; at >= (reached.get(one) ?? 0); at--) {
    const { label, index } = presses[at]!
    const button = buttonsFor(brings, label)[index]
    if (!button) continue
    reached.set(one, at)
    return button
  }
  return undefined
}
