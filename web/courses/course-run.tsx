import { useEffect, useRef, useState } from 'react'
import {
  idOfStep,
  type Move,
  type Place,
  placeAfter,
  stepAt,
  startOf,
  stepsToEnd,
} from '#domain/library/courses/place.ts'
import { type Course, exits } from '#domain/library/courses/script.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Breathing } from './breathing.tsx'
import { CourseStep } from './course-step.tsx'
import { TraceSwitch } from './trace-switch.tsx'
import { keepPlace } from './kept-places.ts'
import { OwnNotes } from './own-notes.tsx'

interface CourseRunProps {
  course: Course
  first: Place
}

/** The steps of one course, one at a time. Nothing here is sent. */
export function CourseRun({ course, first }: CourseRunProps) {
  const [place, setPlace] = useState(first)
  const step = idOfStep(place)
  const node = stepAt(course, place)
  const bubbles = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useInputPause(place.trail.length)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A step is announced, and starts at its top.
    scrollTo(0, 0)
    document.getElementById('page')?.scrollTo(0, 0)
    bubbles.current?.focus({ preventScroll: true })
  }, [step])

  function move(made: Move) {
    const next = placeAfter(course, place, made)
    if (next === place) return
    setPlace(next)
    keepPlace(next)
  }

  const done = place.trail.length
  const chosen = node.choices?.map(({ label }) => label) ?? []
  const ways = exits.filter(({ label }) => !chosen.includes(label))
  return (
    <>
      <Progress step={done} of={done + stepsToEnd(course, step)} />
      <div
        className="course-bubbles"
        ref={bubbles}
        tabIndex={-1}
        role="group"
        aria-label="This step"
      >
        <h2 className="sr-only">This step</h2>
        {node.say.map((text) => (
          <p key={text} className="course-bubble">
            {text}
          </p>
        ))}
        <OwnNotes course={course} place={place} keys={node.recalls ?? []} canCopy={node.isEnd} />
      </div>
      {node.breaths ? <Breathing key={step} breaths={node.breaths} /> : null}
      {node.showsHelplines ? <CallList /> : null}
      <CourseStep key={place.trail.join()} node={node} place={place} onMove={move} />
      <ul className="course-exits">
        {done > 1 ? (
          <li>
            <Button variant="quiet" onClick={() => move({ kind: 'back' })}>
              Back
            </Button>
          </li>
        ) : null}
        {node.isEnd ? (
          <li>
            <Button variant="quiet" onClick={() => setPlace(startOf(course))}>
              Start again
            </Button>
          </li>
        ) : null}
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="link link-alone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <TraceSwitch onKeep={() => keepPlace(place)} />
    </>
  )
}
