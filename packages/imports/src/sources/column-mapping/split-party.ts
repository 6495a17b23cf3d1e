import type { Party } from '@gezhi/records'

/** Chinese name, then the name in Latin letters, then an address in Chinese, separated by white space; the last two are optional. */
const TAIWAN =
  /^(\p{Script=Han}[^\s]*)(?:\s+(\p{Script=Latin}[\p{Script=Latin}\s,.&'()-]*?))?(?:\s+((?=.*[市县路街段号楼])\p{Script=Han}.*))?$/u

/** Characters above which a text is neither a party nor a title: the patterns take time proportional to the square of the length. */
const MAX_LENGTH = 1000

/** A party in a cell of a Taiwanese document, which contains name, English name and address in sequence. */
export function splitTaiwaneseParty(written: string): Party {
  const match = written.length > MAX_LENGTH ? null : TAIWAN.exec(written)
  if (match === null) return { name: written }
  const [, name = written, english, address] = match
  return {
    name,
    ...(english !== undefined && { otherNames: [{ lang: 'en', text: english }] }),
    ...(address !== undefined && { address }),
  }
}

/** A Chinese title followed by the English one, as in Taiwanese documents; null if there is only one title. */
export function splitBilingualTitle(title: string): { zh: string; en: string } | null {
  if (title.length > MAX_LENGTH) return null
  const match = /^(.*\p{Script=Han}\S*)\s+(\p{Script=Latin}[^\p{Script=Han}]*\s[^\p{Script=Han}]*)$/u.exec(title)
  return match === null ? null : { zh: match[1] as string, en: match[2] as string }
}
