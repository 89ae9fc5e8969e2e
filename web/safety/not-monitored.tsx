/** Says that no one monitors this page. Shown wherever no one was notified. */
export function NotMonitored() {
  return (
    <p className="safety-note">
      No one monitors this page. If you need someone now, please call one of the numbers.
    </p>
  )
}
