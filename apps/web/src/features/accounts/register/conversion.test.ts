import { expect, test } from 'vitest'
import { conversionOf } from './conversion.ts'

test('register.21: a click of Baidu is type A with what Baidu wants back, everything else type B', () => {
  const address = 'https://gezhi.example/Register?bd_vid=1&keyWord=专利'
  expect(conversionOf({ bd_vid: '1', keyWord: '专利' }, address)).toEqual({
    type: 'A',
    keyWord: '专利',
    postData: { logidUrl: address, newType: 25 },
  })
  expect(conversionOf({ keyWord: '商标' }, 'https://gezhi.example/Register')).toEqual({ type: 'B', keyWord: '商标' })
  expect(conversionOf({}, 'https://gezhi.example/Register')).toEqual({ type: 'B', keyWord: '' })
})
