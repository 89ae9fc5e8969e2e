import { flushSync } from 'react-dom'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { changed, moved, without } from '../editor/draft.ts'
import { newShopping, type ShoppingRow, sumOfShopping } from './draft.ts'
import { RowTools } from '../editor/row-tools.tsx'

interface ShoppingFieldsProps {
  shopping: readonly ShoppingRow[]
  onChange: (shopping: readonly ShoppingRow[]) => void
}

/** What to buy, with prices in kwacha as far as they are known, and the sum. */
export function ShoppingFields({ shopping, onChange }: ShoppingFieldsProps) {
  const { id } = useField('shopping_list')
  const groups = [...new Set(shopping.map(({ group }) => group.trim()).filter(Boolean))]
  function add() {
    const group = shopping.at(-1)?.group ?? ''
    flushSync(() => onChange([...shopping, { ...newShopping(), group }]))
    document.getElementById(`${id}.${shopping.length}.item`)?.focus()
  }
  return (
    <Section title="Shopping list">
      <ol className="desk-rows">
        {shopping.map((line, index) => {
          const text = (part: keyof ShoppingRow, name: string = part) => ({
            name: `shopping_list.${index}.${name}`,
            value: line[part],
            onChange: (event: { target: { value: string } }) =>
              onChange(changed(shopping, line.key, { [part]: event.target.value })),
          })
          return (
            <li key={line.key} className="desk-row" aria-label={`Row ${index + 1}`}>
              <div className="desk-fields desk-shopping">
                <TextField label="What to buy" {...text('item')} />
                <TextField label="Group" optional list="plan-groups" {...text('group')} />
                <TextField label="How much" optional {...text('quantity')} />
                <TextField
                  label="Price in K"
                  optional
                  inputMode="decimal"
                  autoComplete="off"
                  {...text('price', 'price_ngwee')}
                />
              </div>
              <RowTools
                name={line.item || `Row ${index + 1}`}
                isFirst={index === 0}
                isLast={index === shopping.length - 1}
                onMove={(by) => onChange(moved(shopping, line.key, by))}
                onRemove={() => {
                  flushSync(() => onChange(without(shopping, line.key)))
                  document.getElementById(id)?.focus()
                }}
              />
            </li>
          )
        })}
      </ol>
      <datalist id="plan-groups">
        {groups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </datalist>
      {shopping.length > 0 ? (
        <p className="mb-4" role="status">
          The prices come to <strong>{formatMoney(sumOfShopping(shopping))}</strong>.
        </p>
      ) : null}
      <Button variant="quiet" id={id} onClick={add}>
        Add something to buy
      </Button>
    </Section>
  )
}
