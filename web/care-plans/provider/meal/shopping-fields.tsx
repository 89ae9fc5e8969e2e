import { TextField } from '#web/ui/forms/fields.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { RowList } from '../editor/row-list.tsx'
import { newShopping, type ShoppingRow, sumOfShopping } from './draft.ts'

interface ShoppingFieldsProps {
  shopping: readonly ShoppingRow[]
  onChange: (shopping: readonly ShoppingRow[]) => void
}

/** What to buy, with prices in kwacha as far as they are known, and the sum. */
export function ShoppingFields({ shopping, onChange }: ShoppingFieldsProps) {
  const groups = [...new Set(shopping.map(({ group }) => group.trim()).filter(Boolean))]
  const labelOf = (_: ShoppingRow, index: number) => `Row ${index + 1}`
  return (
    <Section title="Shopping list">
      <RowList
        name="shopping_list"
        rows={shopping}
        onChange={onChange}
        newRow={() => ({ ...newShopping(), group: shopping.at(-1)?.group ?? '' })}
        first="item"
        addLabel="Add something to buy"
        labelOf={labelOf}
        nameOf={(line, index) => line.item || labelOf(line, index)}
        below={
          <>
            <datalist id="plan-groups">
              {groups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </datalist>
            {shopping.length > 0 ? (
              <p className="mb-4" role="status">
                The prices come to{' '}
                <strong translate="no">{formatMoney(sumOfShopping(shopping))}</strong>.
              </p>
            ) : null}
          </>
        }
      >
        {(_, text) => (
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
        )}
      </RowList>
    </Section>
  )
}
