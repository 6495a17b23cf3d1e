import type { XmlElement } from '@rgrove/parse-xml'
import type { MarkEvent, MarkParty } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../../xml/element.ts'
import { readDay } from '../read-facts.ts'

/** A class of a status file, with the days on which the mark was first used for it. */
export interface WrittenUse {
  readonly niceClass: string | undefined
  readonly first: string | undefined
  readonly inCommerce: string | undefined
}

/** An owner with the code of the time at which it was one (`currentOwners`), and its name. */
export interface WrittenOwner {
  readonly code: string | undefined
  readonly party: MarkParty
}

/** What status files of both standards contain besides the properties of a mark. */
export interface WrittenStatus {
  readonly uses: readonly WrittenUse[]
  readonly owners: readonly WrittenOwner[]
  readonly current: readonly MarkParty[]
  /** The element of the basis on which protection is claimed now. */
  readonly basis: XmlElement | null
  readonly register: string | undefined
  readonly distinctiveness?: string | undefined
  readonly correction: string | undefined
  readonly maintenance: readonly XmlElement[]
}

const BASES: readonly (readonly [element: string, name: string])[] = [
  ['BasisUseIndicator', 'use'],
  ['BasisIntentToUseIndicator', 'intent to use'],
  ['BasisForeignApplicationIndicator', 'foreign application'],
  ['BasisForeignRegistrationIndicator', 'foreign registration'],
  ['BasisRequestforExtentionOfProtectionIndicator', 'extension of protection'],
  ['BasisInternationalRegistrationIndicator', 'extension of protection'],
]

/** Facts without a property of their own, by name; empty where the file has none. */
export function otherTsdrFacts(status: WrittenStatus): Record<string, string[]> {
  const { uses, owners, current, basis, register, distinctiveness, correction, maintenance } = status
  const names = current.map(({ name }) => name)
  const former = owners.flatMap(({ party }) => (party.name === undefined || names.includes(party.name) ? [] : [party.name]))
  return {
    'first use': usesOf(uses, ({ first }) => first),
    'first use in commerce': usesOf(uses, ({ inCommerce }) => inCommerce),
    'filing basis': BASES.flatMap(([element, name]) => (textAt(basis, element) === 'true' ? [name] : [])),
    register: given(register),
    'former owner': [...new Set(former)],
    'acquired distinctiveness': given(distinctiveness),
    // Some files have an element without any filing.
    maintenance: maintenance.map(maintenanceOf).filter((filing) => filing !== ''),
    correction: given(correction),
  }
}

/** Recorded assignments as events: what was conveyed, and from whom to whom. */
export function assignmentEvents(assignments: readonly XmlElement[]): MarkEvent[] {
  return assignments.flatMap((one): MarkEvent[] => {
    const date = readDay(textAt(one, 'AssignmentRecordedDate'))
    const code = textAt(one, 'AssignmentIdentifier')
    if (date === undefined) return []
    const parties = [namesOf(one, 'Assignor'), namesOf(one, 'Assignee')].filter((names) => names !== '').join(' → ')
    const text = [textAt(one, 'AssignmentConveyanceCategory'), parties].filter(Boolean).join(': ')
    return text === '' ? [] : [{ date, ...(code !== undefined && { code }), text, type: 'record' }]
  })
}

function namesOf(assignment: XmlElement, role: string): string {
  const parties = [...elementsAt(assignment, role), ...elementsAt(assignment, `${role}Bag/${role}`)]
  const places = ['EntityName', 'OrganizationName/OrganizationStandardName', 'PersonName/PersonFullName']
  return parties
    .flatMap((party) => places.map((place) => textAt(elementAt(party, 'Contact/Name'), place)).find((name) => name !== undefined) ?? [])
    .join(', ')
}

/** `09: 1995-10-13`; months and years have zeros in place of the rest. */
function usesOf(uses: readonly WrittenUse[], of: (use: WrittenUse) => string | undefined): string[] {
  return uses.flatMap((use) => {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(of(use) ?? '') ?? []
    if (year === undefined || year === '0000') return []
    const date = [year, month, day].filter((part) => part !== '00').join('-')
    return [use.niceClass === undefined ? date : `${use.niceClass}: ${date}`]
  })
}

function maintenanceOf(filing: XmlElement): string {
  const [section, description] = [textAt(filing, 'SectionText'), textAt(filing, 'SectionDescriptionText')]
  const decision = textAt(filing, 'DecisionStatusText') ?? textAt(filing, 'DecisionStatusCategory')
  const named = [section === undefined ? undefined : `§${section}`, description].filter(Boolean).join(' ')
  return [named, decision].filter(Boolean).join(': ')
}

function given(text: string | undefined): string[] {
  return text === undefined ? [] : [text]
}
