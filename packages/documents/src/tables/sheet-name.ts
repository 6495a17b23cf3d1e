import { cleanText } from '../text/clean-text.ts'

/** Longest name of a sheet in Excel, in UTF-16 units. */
const MAX_LENGTH = 31

/** A title as the name of a sheet: without the characters Excel forbids, at most 31 long, never empty. */
export function sheetName(title: string): string {
  const allowed = cleanText(title)
    .replace(/[[\]:*?/\\\s]+/g, ' ')
    .replace(/^[' ]+/, '')
  const name = [...allowed].reduce((text, character) => (text.length + character.length > MAX_LENGTH ? text : text + character), '')
  const trimmed = name.replace(/[' ]+$/, '')
  // Excel keeps the name History for itself.
  return trimmed === '' || /^history$/i.test(trimmed) ? 'Sheet1' : trimmed
}

/** Titles as the names of the sheets of one workbook: a name that another sheet has gets a number. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const name = sheetName(title)
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      const suffix = ` (${number})`
      unique = `${sheetName(name.slice(0, MAX_LENGTH - suffix.length))}${suffix}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}
