import { expect, test } from 'vitest'
import { officeLinks } from './office-links.ts'
import { readPatentNumbers } from './read-patent-number.ts'

const urls = (written: string) => officeLinks(readPatentNumbers(written)[0]!).map(({ url }) => url)

test('a number is looked up at its office and at Espacenet', () => {
  expect(urls('US 7,654,321 B2')).toEqual([
    'https://ppubs.uspto.gov/pubwebapp/external.html?q=(7654321).pn.',
    'https://worldwide.espacenet.com/patent/search?q=pn%3DUS7654321B2',
  ])
  expect(urls('WO 2020/123456 A1')[0]).toBe('https://patentscope.wipo.int/search/en/detail.jsf?docId=WO2020123456')
  expect(urls('CN 2013 1 0123456.X')).toEqual([
    'http://epub.cnipa.gov.cn/',
    'https://worldwide.espacenet.com/patent/search?q=ap%3DCN201310123456',
  ])
})

test('an office without a page of its own is looked up at Espacenet', () => {
  expect(urls('FR 2 987 654 A1')).toEqual(['https://worldwide.espacenet.com/patent/search?q=pn%3DFR2987654A1'])
})
