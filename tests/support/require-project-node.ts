/**
 * Ends the run where Node cannot read TypeScript as it is (before 22.18): the test runners start on it,
 * and fail later with errors that do not name the cause.
 *
 * @param command that runs the tests on the Node of the packages
 */
export function requireProjectNode(command: string): void {
  if (process.features.typescript) return
  process.stderr.write(
    `Node ${process.versions.node} is too old for the tests. Run "npm test" or "${command}": both take the Node in node_modules/.bin. Or put that folder first in PATH.\n`,
  )
  process.exit(1)
}
