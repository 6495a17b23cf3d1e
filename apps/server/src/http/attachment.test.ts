import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it('keeps any name, but nothing in it that could end the header or leave the folder of downloads', () => {
  expect(attachment('错误列表.xls')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('错误列表.xls')}`)
  for (const name of ['a"; filename="b.exe', 'a\r\nset-cookie: x=1', "a'b(c)*", '../../etc/passwd', '..\\..\\a.exe', '\u0000', '\ud800'])
    expect(attachment(name), name).toMatch(/^attachment; filename\*=UTF-8''[\w.!~%-]+$/)
  expect(decodeURIComponent(attachment('../a').split("''")[1]!)).toBe('.._a')
})
