import { crisisLines, dial } from '#domain/safety/crisis-lines.ts'

/**
 * The helplines in the heading of the chat: plain links of the build, so that they call offline and
 * where no script came. Those that an admin keeps are in the menu above.
 */
export function ChatLines() {
  return (
    <ul className="chat-lines" aria-label="Call a person">
      {crisisLines
        .filter(({ kind }) => kind !== 'abroad')
        .map(({ number, name }) => (
          <li key={number}>
            <a href={dial(number)} aria-label={`Call ${number}, ${name}`}>
              Call {number}
            </a>
          </li>
        ))}
    </ul>
  )
}
