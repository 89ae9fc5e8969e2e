import { useState } from 'react'
import { courseEntry } from '#domain/library/courses/course-list.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { forgetPlace, keptPlans } from './kept-places.ts'

/** What the person has planned before, from the memory of this phone. Nothing where they planned nothing. */
export function KeptPanel() {
  const [plans, setPlans] = useState(keptPlans)
  if (plans.length === 0) return null
  const remove = (course: string) => {
    forgetPlace(course)
    setPlans(keptPlans())
  }
  return (
    <Section title="You planned. How did it go?">
      <ul>
        {plans.map(({ course, texts }) => (
          <li key={course} className="surface mt-4">
            <h3>{courseEntry(course)?.title}</h3>
            {texts.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
            <div className="form-actions mt-4">
              <Button onClick={() => remove(course)}>I did it</Button>
              <LinkButton to={`/courses/${course}?again`} variant="quiet">
                Not yet. Plan again
              </LinkButton>
              <Button variant="quiet" onClick={() => remove(course)}>
                Remove from this phone
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
