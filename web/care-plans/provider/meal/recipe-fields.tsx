import { NumberField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { changed } from '../editor/rows.ts'
import { RowList } from '../editor/row-list.tsx'
import { newRecipe, type RecipeRow } from './draft.ts'

interface RecipeFieldsProps {
  recipes: readonly RecipeRow[]
  /** Called with a changed title, so that meals still follow it. */
  onChange: (recipes: readonly RecipeRow[], renamed?: { from: string; to: string }) => void
}

/** The recipes of a meal plan; one ingredient or step a row. */
export function RecipeFields({ recipes, onChange }: RecipeFieldsProps) {
  const labelOf = (_: RecipeRow, index: number) => `Recipe ${index + 1}`
  return (
    <Section title="Recipes">
      <RowList
        name="recipes"
        rows={recipes}
        onChange={onChange}
        onRemove={({ title }, others) => onChange(others, { from: title.trim(), to: '' })}
        newRow={newRecipe}
        first="title"
        addLabel="Add a recipe"
        labelOf={labelOf}
        nameOf={(recipe, index) => recipe.title || labelOf(recipe, index)}
      >
        {({ key, title }, text) => (
          <div className="desk-fields">
            <TextField
              label="Title"
              {...text('title')}
              onChange={({ target: { value } }) =>
                onChange(
                  changed(recipes, key, { title: value }),
                  title.trim() ? { from: title.trim(), to: value.trim() } : undefined,
                )
              }
            />
            <div className="desk-numbers">
              <NumberField label="For" unit="people" optional {...text('serves')} />
              <NumberField label="Takes" unit="minutes" optional {...text('minutes')} />
            </div>
            <TextAreaField label="Ingredients" hint="One on each row." {...text('ingredients')} />
            <TextAreaField label="Steps" hint="One on each row." {...text('steps')} />
          </div>
        )}
      </RowList>
    </Section>
  )
}
