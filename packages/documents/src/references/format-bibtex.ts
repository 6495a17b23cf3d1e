import type { Reference } from './reference.ts'
import { singleLine, singleLines } from './single-line.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Types for which BibLaTeX has names of its own. */
const TYPES: Readonly<Record<string, string>> = { US: 'patentus', EP: 'patenteu', DE: 'patentde', FR: 'patentfr', GB: 'patentuk' }

// BibTeX counts braces even after a backslash.
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/**
 * A reference as an entry `@patent` of BibLaTeX, which BibTeX styles with patents read too. `keys` are those taken so far: the new key is
 * added.
 */
export function formatBibtex(reference: Reference, keys: Set<string>): string {
  const { title, inventors, applicants, number, applicationNumber = '', office, date, language, url = '', abstract = '' } = reference
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['author', `{${nameList(inventors)}}`],
    // Braces within: styles leave capitals as they are.
    ['title', `{{${escapeTex(title || number)}}}`],
    ['number', `{${escapeTex(number)}}`],
    ['type', `{${TYPES[office] ?? 'patent'}}`],
    ['holder', `{${nameList(applicants, true)}}`],
    ['location', `{${escapeTex(office)}}`],
    ['date', `{${date ?? ''}}`],
    ...(date === null ? [] : dateFields(date)),
    ['langid', `{${language === 'zh' ? 'chinese' : ''}}`],
    ['url', `{${escapeUrl(url)}}`],
    ['note', applicationNumber === '' ? '{}' : `{Application ${escapeTex(applicationNumber)}}`],
    ['abstract', `{${escapeTex(abstract)}}`],
  ]
  const lines = fields.filter(([, value]) => !/^\{*\}*$/.test(value)).map(([name, value]) => `  ${name} = ${value},\n`)
  return `@patent{${newKey(number, keys)},\n${lines.join('')}}\n\n`
}

function dateFields(date: string): readonly (readonly [string, string])[] {
  const [year = '', month = '', day = ''] = date.split('-')
  return [
    ['year', `{${year}}`],
    ['month', MONTHS[Number(month) - 1] ?? '{}'],
    ['day', `{${Number(day)}}`],
  ]
}

/** Names joined with `and`. A name in braces is one of an organisation, not divided into given and family name. */
function nameList(names: readonly string[], areOrganisations = false): string {
  return singleLines(names)
    .map((name) => {
      const isOne = areOrganisations || /\band\b/i.test(name) || name.split(',').length > 2
      return isOne ? `{${escapeTex(name)}}` : escapeTex(name)
    })
    .join(' and ')
}

function escapeTex(text: string): string {
  return singleLine(text).replace(/[\\{}~^]|[&%$#_]/g, (character) => COMMANDS[character] ?? `\\${character}`)
}

/** Read as it stands, but braces would end the field. */
function escapeUrl(url: string): string {
  return singleLine(url).replace(/[{}\\ ]/g, encodeURIComponent)
}

function newKey(number: string, keys: Set<string>): string {
  const base = number.replace(/[^A-Za-z0-9]/g, '') || 'patent'
  let key = base
  for (let count = 2; keys.has(key); count++) key = `${base}-${count}`
  keys.add(key)
  return key
}
