import { describe, expect, it } from 'vitest'
import { readEnv, readStore } from '../env.ts'
import { readS3Address } from './s3-address.ts'

const end = '?endpoint=https://s3.example&region=af-south-1'
const keys = { FILES_ACCESS_KEY: 'AKIAEXAMPLE', FILES_SECRET_KEY: 'secret+/=' }

describe('the address of a bucket', () => {
  it('is read in full', () => {
    expect(readS3Address(`s3://clinic-files/a/b/${end}`)).toEqual({
      bucket: 'clinic-files',
      prefix: 'a/b',
      endpoint: 'https://s3.example',
      region: 'af-south-1',
      isPathStyle: false,
      presigns: false,
    })
    const more = `${end.replace('example', 'example/storage/s3')}&path=true&presign=true`
    expect(readS3Address(`s3://clinic${more}`)).toMatchObject({
      prefix: '',
      endpoint: 'https://s3.example/storage/s3',
      isPathStyle: true,
      presigns: true,
    })
    expect(readS3Address(`s3://clinic/Ndola (new)/%C3%A9+%2525${end}`).prefix).toBe(
      'Ndola (new)/é+%25',
    )
  })

  it.each<[string, RegExp]>([
    ['s3://', /bucket|must be/],
    ['s3:clinic', /bucket/],
    [`s3://Clinic_1/${end}`, /bucket/],
    [`s3://a..b/${end}`, /bucket/],
    [`s3://key:secret@clinic/${end}`, /must not contain keys/],
    ['s3://clinic/a', /region/],
    ['s3://clinic/a?region=x', /endpoint/],
    ['s3://clinic/a?region=x&endpoint=s3.example', /endpoint/],
    ['s3://clinic/a?region=x&endpoint=ftp://s3.example', /endpoint/],
    ['s3://clinic/a?region=x&endpoint=https://k:s@s3.example', /endpoint/],
    ['s3://clinic/a?region=x&endpoint=https://s3.example/a', /path=true/],
    [`s3://clinic/a${end}&path=yes`, /path=true or path=false/],
    [`s3://clinic/a${end}&region=y`, /once/],
    [`s3://clinic/a${end}&Presign=true`, /not Presign/],
    [`s3://clinic/a//b${end}`, /empty part/],
    [`s3://clinic/a/%2E%2E%2Fb${end}`, /\.\. in its prefix/],
    [`s3://clinic/a%3Fb${end}`, /prefix/],
    [`s3://clinic/a%00b${end}`, /prefix/],
    [`s3://clinic/100%${end}`, /%25/],
  ])('is rejected: %s', (text, words) => {
    expect(() => readS3Address(text)).toThrow(words)
  })
})

describe('the settings of a bucket', () => {
  const given = (more: Record<string, string>) => () =>
    readEnv({ DATA_DIR: 'memory', FILES_URL: `s3://clinic/files${end}`, ...keys, ...more })

  it('are complete, or the server does not start', () => {
    expect(given({})()).toMatchObject({ FILES_URL: `s3://clinic/files${end}`, ...keys })
    for (const name of ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'])
      expect(given({ [name]: '' })).toThrow(
        `${name}: missing: a key of the bucket in FILES_URL (README.md, "Configuration")`,
      )
    expect(given({ FILES_URL: '' })).toThrow(
      'FILES_ACCESS_KEY: is given, but FILES_URL is not s3://…',
    )
    expect(given({ FILES_ACCESS_KEY: 'ASIATEMPORARY' })).toThrow(
      'FILES_ACCESS_KEY: must be a permanent key',
    )
    expect(given({ FILES_SECRET_KEY: 'two words' })).toThrow('FILES_SECRET_KEY: must be')
    expect(given({ FILES_URL: 's3://clinic' })).toThrow(
      /^FILES_URL: must name a region: s3:\/\/BUCKET/,
    )
  })

  it('say no secret in what they reject', () => {
    for (const more of [{ FILES_SECRET_KEY: 'my secret' }, { FILES_URL: 's3://k:my%20secret@x' }])
      expect(given(more)).not.toThrow(/secret@|my/)
  })

  it('keep documents off an open network in production', () => {
    const production = (endpoint: string) =>
      given({
        NODE_ENV: 'production',
        FILES_URL: `s3://clinic/files?region=x&path=true&endpoint=${endpoint}`,
      })
    expect(production('http://store.example')).toThrow('FILES_URL: its endpoint must be https://')
    expect(production('http://127.0.0.1:9000')).not.toThrow('FILES_URL')
    expect(production('https://store.example')).not.toThrow('FILES_URL')
  })

  it('are not asked for where a folder is read', () => {
    expect(readStore('file:///srv/files', keys)).toEqual({ FILES_URL: 'file:///srv/files' })
    expect(readStore(`s3://clinic${end}`, keys)).toEqual({
      FILES_URL: `s3://clinic${end}`,
      ...keys,
    })
    expect(() => readStore(`s3://clinic${end}`, {})).toThrow('FILES_SECRET_KEY: missing')
  })
})
