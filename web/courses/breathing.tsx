/**
 * A circle that grows for 4 seconds and shrinks for 6. It stands still for who wants less motion: the words
 * say the same.
 */
export function Breathing({ breaths }: { breaths: number }) {
  return (
    <div className="course-breath">
      <div className="course-circle" aria-hidden="true">
        <span className="course-in">In</span>
        <span className="course-out">Out</span>
      </div>
      <p>
        Breathe in for 4 counts, and out for 6 counts. {breaths} slow breaths, about {breaths * 10}{' '}
        seconds.
      </p>
    </div>
  )
}
