import type { XmlElement } from '@rgrove/parse-xml'
import type { ApplicantKind, Party } from '@gezhi/records'
import { elementAt, textAt } from '../xml/element.ts'
import { withoutEmpty } from './without-empty.ts'

/** Codes of `role` for assignees: companies 02 03, persons 04 05, governments 06 to 09; 01 and a leading 1 are parts of interests. */
const ROLES: Readonly<Record<string, ApplicantKind>> = {
  '02': 'company',
  '03': 'company',
  '04': 'person',
  '05': 'person',
  '06': 'government',
  '07': 'government',
  '08': 'government',
  '09': 'government',
}

/** The office's roles call every organisation a company; the name is more precise. */
const KINDS_BY_NAME: readonly (readonly [RegExp, ApplicantKind])[] = [
  [/universi|college|hochschule/i, 'university'],
  [/hospital|klinik/i, 'hospital'],
  [/institut|academy|akademie/i, 'institute'],
]

/** A person or organisation; null without a name. */
export function readParty(element: XmlElement): Party | null {
  const book = elementAt(element, 'addressbook') ?? element
  const organisation = textAt(book, 'orgname')
  const name = organisation ?? personName(book)
  if (name === '') return null
  const country = known(textAt(book, 'address/country')) ?? known(textAt(element, 'residence/country'))
  return withoutEmpty<Party>({
    name,
    kind: organisation === undefined ? undefined : organisationKind(organisation, textAt(book, 'role') ?? textAt(element, 'role')),
    address: addressLine(elementAt(book, 'address')),
    country,
    province: textAt(book, 'address/state'),
    city: textAt(book, 'address/city'),
  })
}

function personName(book: XmlElement): string {
  const parts = ['prefix', 'first-name', 'middle-name', 'last-name', 'suffix', 'name'].map((part) => textAt(book, part))
  return parts.filter((part) => part !== undefined).join(' ')
}

/** Kind of an organisation by its name and the office's role code (`02`); undefined without a role. */
export function organisationKind(name: string, role: string | undefined): ApplicantKind | undefined {
  const byRole = ROLES[role?.slice(-2).padStart(2, '0') ?? '']
  if (byRole !== 'company') return byRole
  return KINDS_BY_NAME.find(([words]) => words.test(name))?.[1] ?? byRole
}

const ADDRESS_PARTS = [
  'address-1',
  'address-2',
  'address-3',
  'pobox',
  'room',
  'building',
  'street',
  'city',
  'county',
  'state',
  'postcode',
  'text',
]

function addressLine(address: XmlElement | null): string {
  return ADDRESS_PARTS.map((part) => textAt(address, part))
    .filter((part) => part !== undefined)
    .join(', ')
}

function known(country: string | undefined): string | undefined {
  return country === 'unknown' || country === 'omitted' ? undefined : country
}
