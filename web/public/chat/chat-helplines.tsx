import { helplines } from '#domain/safety/helplines.ts'
import { dial } from '#domain/phone/dial.ts'

/**
 * The helplines in the heading of the chat: plain links of the build, so that they call offline and
 * where no script loaded. Those that an admin maintains are in the menu above.
 */
export function ChatHelplines() {
  return (
    <ul className="chat-lines" aria-label="Call a person">
      {helplines
        .filter(({ kind }) => kind !== 'abroad')
        .map(({ number, name }) => (
          <li key={number}>
            <a href={dial(number)} aria-label={`Call ${number}, ${name}`}>
              Call <span translate="no">{number}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
