import { flushSync } from 'react-dom'
import { Button } from '#web/ui/actions/button.tsx'
import { NumberField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { changed, moved, without } from '../editor/draft.ts'
import { newRecipe, type RecipeRow } from './draft.ts'
import { RowTools } from '../editor/row-tools.tsx'

interface RecipeFieldsProps {
  recipes: readonly RecipeRow[]
  /** Called with a changed title, so that meals still follow it. */
  onChange: (recipes: readonly RecipeRow[], renamed?: { from: string; to: string }) => void
}

/** The recipes of a meal plan; one ingredient or step a row. */
export function RecipeFields({ recipes, onChange }: RecipeFieldsProps) {
  const { id } = useField('recipes')
  function add() {
    flushSync(() => onChange([...recipes, newRecipe()]))
    document.getElementById(`${id}.${recipes.length}.title`)?.focus()
  }
  return (
    <Section title="Recipes">
      <ol className="desk-rows">
        {recipes.map((recipe, index) => {
          const text = (part: 'serves' | 'minutes' | 'ingredients' | 'steps') => ({
            name: `recipes.${index}.${part}`,
            value: recipe[part],
            onChange: (event: { target: { value: string } }) =>
              onChange(changed(recipes, recipe.key, { [part]: event.target.value })),
          })
          return (
            <li key={recipe.key} className="desk-row" aria-label={`Recipe ${index + 1}`}>
              <div className="desk-fields">
                <TextField
                  name={`recipes.${index}.title`}
                  label="Title"
                  value={recipe.title}
                  onChange={({ target: { value } }) =>
                    onChange(
                      changed(recipes, recipe.key, { title: value }),
                      recipe.title.trim()
                        ? { from: recipe.title.trim(), to: value.trim() }
                        : undefined,
                    )
                  }
                />
                <div className="desk-numbers">
                  <NumberField label="For" unit="people" optional {...text('serves')} />
                  <NumberField label="Takes" unit="minutes" optional {...text('minutes')} />
                </div>
                <TextAreaField
                  label="Ingredients"
                  hint="One on each row."
                  {...text('ingredients')}
                />
                <TextAreaField label="Steps" hint="One on each row." {...text('steps')} />
              </div>
              <RowTools
                name={recipe.title || `Recipe ${index + 1}`}
                isFirst={index === 0}
                isLast={index === recipes.length - 1}
                onMove={(by) => onChange(moved(recipes, recipe.key, by))}
                onRemove={() => {
                  flushSync(() =>
                    onChange(without(recipes, recipe.key), { from: recipe.title.trim(), to: '' }),
                  )
                  document.getElementById(id)?.focus()
                }}
              />
            </li>
          )
        })}
      </ol>
      <Button variant="quiet" id={id} onClick={add}>
        Add a recipe
      </Button>
    </Section>
  )
}
