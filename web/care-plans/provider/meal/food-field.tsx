import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Food } from '#domain/care-plans/meal/foods.ts'
import { FieldName, FieldNotes } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { foods } from './food-queries.ts'
import { foodsNamed, lastPart } from './food-search.ts'
import type { ReasonsOf } from '#domain/care-plans/meal/fit.ts'

interface FoodFieldProps {
  name: string
  value: string
  warningsOf: ReasonsOf
  onType: (dish: string) => void
  onChoose: (food: Food) => void
  /** Called for Enter where no food is chosen. */
  onDone: () => void
}

/** As many as fit on a phone. */
const most = 8

/**
 * What is eaten, in free text, with the foods of the library that match what is typed after the last
 * comma: a combobox with a listbox, by the pattern of WAI-ARIA.
 */
export function FoodField(props: FoodFieldProps) {
  const { name, value, onChoose, warningsOf } = props
  const { id, describe } = useField(name)
  const listId = useId()
  const { data, isError } = useQuery(foods)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = lastPart(value)
  const found = isOpen && data ? foodsNamed(data, typed).slice(0, most) : []
  const chosen = found[active]

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function shut() {
    setOpen(false)
    setActive(-1)
  }

  function choose(food: Food) {
    onChoose(food)
    shut()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      setOpen(true)
      // Between the last food and the first there is the text itself.
      const stops = found.length + 1
      setActive(isOpen ? ((active + 1 + step + stops) % stops) - 1 : step > 0 ? 0 : -1)
    } else if (event.key === 'Enter') {
      if (chosen) choose(chosen)
      else props.onDone()
    } else if (event.key === 'Escape' && found.length > 0) shut()
    else return
    event.preventDefault()
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <FieldName label="What is eaten" optional={undefined} />
      </label>
      <FieldNotes name={name} />
      <input
        className="control"
        id={id}
        name={name}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${listId}${active}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={300}
        {...describe(false)}
        value={value}
        onChange={(event) => {
          props.onType(event.target.value)
          setOpen(lastPart(event.target.value) !== '')
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={shut}
      />
      <div id={listId} role="listbox" aria-label="Foods" className="food-options">
        {found.map((food, index) => (
          // The keys of the field choose, too.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={food.id}
            id={`${listId}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(food)}
          >
            {food.name}
            {food.local_names ? ` (${food.local_names})` : ''}
            <span className="plan-week-more">{food.portion}</span>
            {warningsOf(food.name).map((one) => (
              <strong key={one} className="plan-week-warning">
                {one}
              </strong>
            ))}
          </div>
        ))}
      </div>
      <p role="status">
        {isError ? (
          'We could not load the foods. You can write without them.'
        ) : isOpen && data ? (
          <VisuallyHidden>{found.length === 1 ? '1 food' : `${found.length} foods`}</VisuallyHidden>
        ) : null}
      </p>
    </div>
  )
}
