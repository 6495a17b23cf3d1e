import { expect, test } from 'vitest'
import { SettingError } from './setting-error.ts'
import { readS3Address } from './read-s3-address.ts'

test('an address gives the bucket, the prefix of keys and the credentials', () => {
  expect(readS3Address('http://key:a%2Fb%2Bc@127.0.0.1:9000/gezhi/one/two/')).toEqual({
    base: 'http://127.0.0.1:9000/gezhi/',
    links: null,
    prefix: 'one/two/',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'a/b+c',
  })
  const host = 'https://key:secret@oss-cn-hangzhou.aliyuncs.com/gezhi?style=host&region=cn-hangzhou&links=https://files.example.com'
  expect(readS3Address(host)).toMatchObject({
    base: 'https://gezhi.oss-cn-hangzhou.aliyuncs.com/',
    links: 'https://gezhi.files.example.com/',
    prefix: '',
    region: 'cn-hangzhou',
  })
})

test.each([
  ['s3://bucket', 'must look like'],
  ['https://store.example.com/gezhi', 'must look like'],
  ['https://key@store.example.com/gezhi', 'must look like'],
  ['https://key:sec/ret@store.example.com/gezhi', 'must look like'],
  ['https://key:sec#ret@store.example.com/gezhi', 'must look like'],
  ['https://key:sec%ret@store.example.com/gezhi', 'must look like'],
  ['https://key:secret@store.example.com', 'must contain a bucket name'],
  ['https://key:secret@store.example.com/Ge_Zhi', 'must contain a bucket name'],
  ['https://key:secret@store.example.com/gezhi/a//b', 'not a valid path'],
  ['https://key:secret@store.example.com/gezhi?regoin=x', 'region, style, links'],
  ['https://key:secret@store.example.com/gezhi?region=a%20b', 'region'],
  ['https://key:secret@store.example.com/gezhi?style=virtual', 'path or host'],
  ['https://key:secret@store.example.com/gezhi?links=files.example.com', 'an origin'],
  ['https://key:secret@store.example.com/gezhi?links=https://files.example.com/a', 'an origin'],
])('%s is rejected, and its value is not quoted', (address, message) => {
  const issue = errorOf(address)
  expect(issue).toBeInstanceOf(SettingError)
  expect((issue as SettingError).en).toContain(message)
  expect(JSON.stringify(issue)).not.toMatch(/sec.?ret@|store\.example/)
})

function errorOf(address: string): unknown {
  try {
    return readS3Address(address)
  } catch (error) {
    return error
  }
}
