import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { asProblem, messageOf } from './auth-failure.ts'

describe('the message for a failed auth-js call', () => {
  it('is never "Failed to fetch", the text of the browser', () => {
    const error = new AuthRetryableFetchError('Failed to fetch', 0)
    expect(messageOf(error)).toBe(
      'There is no connection to the server. Try again when you have a signal.',
    )
    expect(asProblem(error)).toBeInstanceOf(TypeError)
  })

  it("is never the browser's text about an answer that is not JSON", () => {
    const error = new AuthUnknownError('Unexpected token \'<\', "<!doctype "...', undefined)
    expect(messageOf(error)).toBe('Something went wrong')
    expect(asProblem(error).message).toBe('Something went wrong')
  })

  it("is the server's message where the server answered", () => {
    expect(messageOf(new AuthApiError('Invalid login credentials', 400, 'x'))).toBe(
      'Invalid login credentials',
    )
  })
})
