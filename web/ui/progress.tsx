import { useId } from 'react'

interface ProgressProps {
  /** Steps done or reached, from 0 to `of`. */
  step: number
  of: number
  /** "Question" gives "Question 3 of 9". */
  noun?: string
}

/** The progress of the user: a thin bar, and the same as text. */
export function Progress({ step, of, noun = 'Step' }: ProgressProps) {
  const id = useId()
  return (
    <div className="progress">
      <p id={id}>{`${noun} ${step} of ${of}`}</p>
      <progress value={step} max={of} aria-labelledby={id} />
    </div>
  )
}
