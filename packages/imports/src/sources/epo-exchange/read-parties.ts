import type { XmlElement } from '@rgrove/parse-xml'
import type { Party } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { bySequence } from './read-reference.ts'

/** Forms in the office's own spelling; the others are the database's capitals. */
const OWN_FORMS = new Set(['docdba', 'original', 'intermediate'])
const NAMES = ['applicant-name/name', 'inventor-name/name', 'name']

/**
 * Parties of one role (`applicants/applicant`). In the publishing office's spelling, with the database's standard name as another name.
 */
export function readParties(bibliography: XmlElement | null, path: string): Party[] {
  return matchForms(elementsAt(bibliography, `parties/${path}`)).flatMap((forms) => {
    const party = readParty(forms)
    return party === null ? [] : [party]
  })
}

/** Forms of one party are matched by position, but only if both forms name the same number of parties. */
function matchForms(elements: readonly XmlElement[]): XmlElement[][] {
  const own = elements.filter(isOwn)
  const standard = elements.filter((element) => !isOwn(element))
  if (own.length === 0 || standard.length === own.length) return bySequence(elements)
  const known = new Set(own.flatMap(wordsOf))
  return [...own, ...standard.filter((element) => !wordsOf(element).some((word) => known.has(word)))].map((element) => [element])
}

function isOwn(form: XmlElement): boolean {
  return OWN_FORMS.has(form.attributes['data-format'] ?? '')
}

function wordsOf(form: XmlElement): string[] {
  return (nameOf(form)?.toUpperCase().replace(/\[.*/, '') ?? '').match(/[\p{L}\p{N}]{3,}/gu) ?? []
}

function readParty(forms: readonly XmlElement[]): Party | null {
  const own = forms.find(isOwn)
  const standard = forms.find((form) => form !== own)
  const name = nameOf(own)?.replace(/(?<![,;\s])[,;\s]+$/, '')
  const [, standardName, bracketed] = /^(.*?)(?:\s*\[([A-Z]{2})\])?$/.exec(nameOf(standard) ?? '') ?? []
  const first = name ?? standardName
  if (first === undefined || first === '') return null
  const other = standardName === undefined || standardName === '' || standardName === first ? [] : [{ lang: 'und', text: standardName }]
  return withoutEmpty<Party>({
    name: first,
    otherNames: other,
    address: [...forms].map((form) => addressOf(form)).find((address) => address !== undefined),
    country: forms.map((form) => textAt(form, 'residence/country')).find((country) => country !== undefined) ?? bracketed,
  })
}

function nameOf(form: XmlElement | undefined): string | undefined {
  return NAMES.map((path) => textAt(form ?? null, path)).find((name) => name !== undefined)
}

/** The lines of an address (`<text>`, one element each) on one line. */
function addressOf(form: XmlElement): string | undefined {
  const address = elementAt(form, 'address')
  const lines = (address?.children ?? []).flatMap((child) => ('text' in child ? [String(child.text).replace(/\s+/g, ' ').trim()] : []))
  const known = lines.filter((line) => line !== '')
  return known.length === 0 ? undefined : known.join(', ')
}
