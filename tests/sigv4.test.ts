import { describe, expect, it } from 'vitest'
import { rejectionOf, type SignedRequest } from './support/sigv4.ts'

/**
 * The examples that Amazon publishes of Signature Version 4: "Authenticating Requests: Using the
 * Authorization Header" and "Using Query Parameters" of the Amazon S3 API Reference.
 */

const keys = {
  access: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = new Date('2013-05-24T00:00:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

function signed(
  method: string,
  target: string,
  signature: string,
  { body = '', ...others }: Record<string, string> = {},
): SignedRequest {
  const headers: Record<string, string> = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
    ...others,
  }
  const names = Object.keys(headers).toSorted().join(';')
  const scope = `${keys.access}/20130524/us-east-1/s3/aws4_request`
  headers.authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`
  return { method, target, headers, body: Buffer.from(body) }
}

const presigned: SignedRequest = {
  method: 'GET',
  target:
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  body: new Uint8Array(),
}

const published: Record<string, SignedRequest> = {
  'GET Object': signed(
    'GET',
    '/test.txt',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    { range: 'bytes=0-9' },
  ),
  'PUT Object': signed(
    'PUT',
    '/test%24file.text',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    {
      body: 'Welcome to Amazon S3.',
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
  ),
  'GET Bucket Lifecycle': signed(
    'GET',
    '/?lifecycle',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ),
  'GET Bucket (List Objects)': signed(
    'GET',
    '/?max-keys=2&prefix=J',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ),
  'a presigned URL': presigned,
}

describe.each(Object.entries(published))('the published example: %s', (_, request) => {
  it('is well signed, and not with another secret, key, region, path or method', () => {
    const with_ = (changes: object) => rejectionOf(request, { ...keys, ...changes }, at)
    expect(with_({})).toBeUndefined()
    expect(with_({ secret: `${keys.secret}x` })).toBe('SignatureDoesNotMatch')
    expect(with_({ access: 'AKIAOTHER' })).toBe('InvalidAccessKeyId')
    expect(with_({ region: 'af-south-1' })).toBe('AuthorizationQueryParametersError')
    const other = { ...request, method: 'DELETE' }
    expect(rejectionOf(other, keys, at)).toBe('SignatureDoesNotMatch')
    const elsewhere = { ...request, target: request.target.replace('/', '/x') }
    expect(rejectionOf(elsewhere, keys, at)).toBe('SignatureDoesNotMatch')
  })
})

it('rejects a changed body, and what is too old, too new or not signed', () => {
  const put = published['PUT Object']!
  const changed = { ...put, body: Buffer.from('Welcome to Amazon S4.') }
  expect(rejectionOf(changed, keys, at)).toBe('XAmzContentSHA256Mismatch')
  expect(rejectionOf(put, keys, later(899))).toBeUndefined()
  expect(rejectionOf(put, keys, later(901))).toBe('RequestTimeTooSkewed')
  expect(rejectionOf(put, keys, later(-901))).toBe('RequestTimeTooSkewed')
  expect(rejectionOf(presigned, keys, later(86_400))).toBeUndefined()
  expect(rejectionOf(presigned, keys, later(86_401))).toBe('AccessDenied')
  expect(rejectionOf({ ...put, headers: {} }, keys, at)).toBe('AccessDenied')
})
