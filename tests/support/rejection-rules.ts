import { type Node, type Source, walk } from './sources.ts'

/** The files whose classes and functions make the problems that a response carries. */
const problems = ['server/platform/problem.ts', 'server/platform/http/auth-problem.ts']

/** Whether a file throws anything but `new Error(…)`, which is for what cannot happen. */
function throwsMoreThanErrors({ program }: Source): boolean {
  let found = false
  walk(program, (node) => {
    if (node.type !== 'ThrowStatement') return
    const thrown = node.argument as Node & { callee?: { name?: string } }
    found ||= thrown.type !== 'NewExpression' || thrown.callee?.name !== 'Error'
  })
  return found
}

/** The rule of where requests are rejected; it returns one line per file and reason. */
export const rejectionRules = {
  'data.ts leaves it to another file which problem is thrown': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => /^server\/.*\/data\.ts$/.test(path))
      .flatMap((source) => [
        ...source.imports
          .filter(({ to, isTypeOnly }) => problems.includes(to) && !isTypeOnly)
          .map(({ to }) => `${source.path} imports ${to}`),
        ...(throwsMoreThanErrors(source) ? [`${source.path} throws a problem`] : []),
      ])
      .map(
        (issue) =>
          `${issue}: call a function that throws it, of a file as booking-problems.ts, or requireFound`,
      ),
}
