import { type Move, mayGoOn, type Place } from '#domain/library/courses/place.ts'
import type { CourseNode } from '#domain/library/courses/script.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { NoteField } from './note-field.tsx'

interface CourseStepProps {
  node: CourseNode
  place: Place
  onMove: (move: Move) => void
}

const moods = Array.from({ length: 11 }, (_, mood) => mood)

/** What a person can do in a step: choose, give a number, write, or go on. */
export function CourseStep({ node, place, onMove }: CourseStepProps) {
  if (node.note)
    return (
      <NoteField
        note={node.note}
        text={place.notes[node.note.key] ?? ''}
        mayGoOn={mayGoOn(node, place)}
        onWrite={(text) => onMove({ kind: 'write', text })}
        onNext={() => onMove({ kind: 'next' })}
      />
    )
  if (node.mood)
    return (
      <ul className="course-moods" aria-label="From 0, very bad, to 10, very good">
        {moods.map((mood) => (
          <li key={mood}>
            <Button variant="quiet" wide onClick={() => onMove({ kind: 'rate', mood })}>
              {mood}
            </Button>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="course-choices">
      {(node.choices ?? []).map((choice, index) => (
        <li key={choice.label}>
          {'to' in choice ? (
            <LinkButton to={choice.to} variant="quiet" wide>
              {choice.label}
            </LinkButton>
          ) : (
            <Button
              variant={index === 0 ? 'leaf' : 'quiet'}
              wide
              onClick={() => onMove({ kind: 'choose', index })}
            >
              {choice.label}
            </Button>
          )}
        </li>
      ))}
      {node.next === undefined ? null : (
        <li>
          <Button wide onClick={() => onMove({ kind: 'next' })}>
            Next
          </Button>
        </li>
      )}
    </ul>
  )
}
