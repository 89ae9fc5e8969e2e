import { alreadyDone } from '#domain/safety/first-aid.ts'

/** What to do after poison, tablets, bleeding or hanging. Opens without script. */
export function AlreadyDone() {
  return (
    <section className="safety-done" aria-labelledby="already-done">
      <h2 id="already-done">{alreadyDone.title}</h2>
      <p>
        <strong>{alreadyDone.now}</strong>
      </p>
      <details>
        <summary>What to do on the way</summary>
        <ul>
          {alreadyDone.steps.map(({ lead, text }) => (
            <li key={lead}>
              <strong>{lead}</strong> {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
