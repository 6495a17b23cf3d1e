import type { XmlElement } from '@rgrove/parse-xml'
import type { Party, PatentRecord } from '@gezhi/records'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies'>

const NAME_PARTS = ['name-prefix', 'given-name', 'middle-name', 'family-name', 'name-suffix']
const ADDRESS_PARTS = ['military-address', 'address-1', 'address-2', 'city', 'state', 'postalcode']

/** All parties. Applicants were legally the inventors then, so they are both; the correspondence address is the agency's. */
export function readPapParties(data: XmlElement | null): Parties {
  const inventors = [...elementsAt(data, 'inventors/first-named-inventor'), ...elementsAt(data, 'inventors/inventor')].flatMap(readParty)
  return {
    applicants: inventors,
    inventors,
    assignees: elementsAt(data, 'assignee').flatMap(readParty),
    agencies: elementsAt(data, 'correspondence-address').flatMap(readCorrespondent),
  }
}

function readParty(element: XmlElement): Party[] {
  const organisation = textAt(element, 'organization-name')
  const name =
    organisation ??
    joined(
      NAME_PARTS.map((part) => textAt(element, `name/${part}`)),
      ' ',
    )
  if (name === '') return []
  const residence = childElements(elementAt(element, 'residence')).find(({ name: kind }) => kind.startsWith('residence')) ?? null
  const address = elementAt(element, 'address')
  const either = (part: string) => textAt(address, part) ?? textAt(residence, part)
  return [
    withoutEmpty<Party>({
      name,
      kind: organisation === undefined ? undefined : organisationKind(organisation, textAt(element, 'assignee-type')),
      address: addressLine(address) || addressLine(residence),
      country: textAt(address, 'country/country-code') ?? textAt(residence, 'country-code'),
      province: either('state'),
      city: either('city'),
    }),
  ]
}

function readCorrespondent(element: XmlElement): Party[] {
  const name = joined([textAt(element, 'name-1'), textAt(element, 'name-2')], ' ')
  if (name === '') return []
  const address = elementAt(element, 'address')
  return [
    withoutEmpty<Party>({
      name,
      address: addressLine(address),
      country: textAt(address, 'country/country-code'),
      province: textAt(address, 'state'),
      city: textAt(address, 'city'),
    }),
  ]
}

function addressLine(address: XmlElement | null): string {
  return joined(
    ADDRESS_PARTS.map((part) => textAt(address, part)),
    ', ',
  )
}

function joined(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part !== undefined).join(between)
}
