import { useId } from 'react'

interface ReasonFieldProps {
  label: string
  reason: string
  onReason: (reason: string) => void
}

/** Why a plan is right although something stops it. */
export function ReasonField({ label, reason, onReason }: ReasonFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <textarea
        id={id}
        className="control"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      <p className="text-muted">We keep it with the plan.</p>
    </>
  )
}
