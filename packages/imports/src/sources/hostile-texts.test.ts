import { claimReferences } from '@gezhi/records'
import { expect, test } from 'vitest'
import { markupText } from './column-mapping/markup-text.ts'
import { readClaimsText } from './column-mapping/read-claims-text.ts'
import { splitBilingualTitle, splitTaiwaneseParty } from './column-mapping/split-party.ts'
import { plainSigns } from './us-documents/tagged-lines.ts'
import { inlineText } from './xml/inline-text.ts'
import { parsePatentXml } from './xml/parse-patent-xml.ts'

const LENGTH = 200_000
const gap = (sign: string) => `a${sign.repeat(LENGTH)}b`

function textOf(xml: string): string {
  return inlineText(parsePatentXml(`<p>${xml}</p>`))
}

/** Texts for which a pattern once took time proportional to the square of their length, or doubled with each word. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a list of claims without numbers': () => claimReferences(`The device of claim 1${' and/or'.repeat(40)} x`, 2),
  'spaces before no picture': () => markupText(`<b>${gap(' ')}</b>`),
  'spaces before no formula': () => plainSigns(gap(' ')),
  'line breaks between claims': () => readClaimsText(gap('\n'), 'en'),
  'spaces of many elements': () => textOf(`a${'<b> </b>'.repeat(LENGTH / 4)}b`),
  'a gap of tabs': () => textOf(`a${'<td>\t</td>'.repeat(LENGTH / 8)}b`),
  'a gap in an index': () => textOf(`x<sub>${gap(' ')}</sub>`),
  'a title of one letter': () => splitBilingualTitle(`${'中'.repeat(LENGTH)} a b 中`),
  'a party of one letter': () => splitTaiwaneseParty(`中 ${'a '.repeat(LENGTH)}1`),
}

test.for(Object.entries(HOSTILE))('%s is read in time proportional to its length', ([, read]) => {
  const start = process.threadCpuUsage()
  read()
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
})
