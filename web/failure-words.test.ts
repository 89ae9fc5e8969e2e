import { describe, expect, it } from 'vitest'
import {
  ConnectionError,
  NoAnswerError,
  ProblemError,
  describeFailure,
} from '#web/platform/calls/problem.ts'
import { type Node, parseSource, readSources, type Source } from '#tests/support/sources.ts'

/** What browsers say of a call without a connection, and of a part of the app that did not come. */
const wordsOfBrowsers = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The Internet connection appears to be offline.',
  'Failed to fetch dynamically imported module: /assets/a.js',
  'Unexpected token \'<\', "<!doctype "... is not valid JSON',
]

const errorNames = /^(error|err|failure|reason|cause|exception|failed|caught)$/i

/** Files that read the message of an error, and why no words of a browser reach the screen there. */
const exceptions: Readonly<Record<string, string>> = {
  'web/platform/calls/problem.ts': 'of a ProblemError only: the words of the server',
  'web/admin/use-decision-mutation.ts': 'of a ProblemError with status 409 only',
  'web/platform/signed-in/auth/auth.ts': 'as the message of another TypeError, which is not shown',
  'web/app/signed-in/sign-out.ts': 'where the server answered only',
  'web/library/guide-view.tsx': 'of a ProblemError only: which plans include the guide',
  'web/accounts/auth-failure.ts': 'its own tests are beside it',
  'web/platform/calls/with-timeout.ts': 'as the message of another error, which is not shown',
  'web/accounts/sign-in/login-form.tsx': 'compared with known rejections, never shown',
  'web/accounts/sign-up/create-account.ts': 'compared with known rejections, never shown',
  'web/accounts/sign-in/reset-password-page.tsx':
    'as the message of a TypeError, which is not shown',
  'web/app/signed-in/registration-banner.tsx': 'the reason of an admin, not of an error',
  'web/readings/changes/reading-dialog.tsx': 'the reason of a provider, not of an error',
  'web/accounts/second-factor/second-step-answer.ts': 'writes it, in our words',
}

/** Whether the source reads `.message` of an error, or turns an error into text. */
function showsErrors({ program }: Source): boolean {
  let isFound = false
  const isError = (node: unknown) => {
    const { type, name, property } = (node ?? {}) as Node & { name?: string; property?: Node }
    const own = type === 'Identifier' ? name : (property?.name as string | undefined)
    return errorNames.test(own ?? '')
  }
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, object, property, callee, expressions } = node as Node & {
      object?: unknown
      property?: { name?: string }
      callee?: { name?: string }
      expressions?: unknown[]
    }
    if (type === 'MemberExpression' && property?.name === 'message' && isError(object))
      isFound = true
    if (type === 'TemplateLiteral' && expressions?.some(isError)) isFound = true
    if (type === 'CallExpression' && callee?.name === 'String')
      isFound ||= ((node as { arguments?: unknown[] }).arguments ?? []).some(isError)
    Object.values(node).forEach(visit)
  }
  visit(program)
  return isFound
}

describe('what a person reads when something failed', () => {
  it.each(wordsOfBrowsers)('is never what the browser says: %s', (message) => {
    for (const failure of [new TypeError(message), new SyntaxError(message), new Error(message)])
      for (const isSending of [false, true])
        expect(describeFailure(failure, isSending)).not.toContain(message)
    expect(describeFailure(message)).not.toContain(message)
  })

  it('says that there is no connection, that nothing answered, or what the server says', () => {
    expect(describeFailure(new ConnectionError('x'))).toContain('no connection')
    // A fault of our own is called that.
    expect(describeFailure(new TypeError('x'))).toContain('on our side')
    expect(describeFailure(new NoAnswerError())).toContain('did not reply')
    const rejection = new ProblemError({ code: 'x', status: 422, message: 'Enter a name.' })
    expect(describeFailure(rejection)).toBe('Enter a name.')
  })

  it('comes from describeFailure, or from an exception with a reason', () => {
    const found = readSources('web')
      .filter((source) => !/\.test\.tsx?$/.test(source.path) && showsErrors(source))
      .map(({ path }) => path)
    expect(found.filter((path) => !(path in exceptions)).join('\n'), 'use describeFailure').toBe('')
    expect(Object.keys(exceptions).filter((path) => !found.includes(path))).toEqual([])
  })

  it.each([
    ['error.message', true],
    ['query.error?.message', true],
    ['`Sorry: ${failure}`', true],
    ['String(reason)', true],
    ['describeFailure(error)', false],
    ['issue.message', false],
  ])('is seen in %s: %s', (text, isSeen) => {
    expect(showsErrors(parseSource('web/a.tsx', `export const a = ${text}`))).toBe(isSeen)
  })
})
