import type { XmlElement } from '@rgrove/parse-xml'
import type { MarkParty } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../../xml/element.ts'
import { withoutEmpty } from '../../us-redbook/without-empty.ts'

/** Parties by their numbers, and by their names where the file has them. */
export function readMarkParties(element: XmlElement, details: string, name: string): MarkParty[] {
  const known = [...elementsAt(element, `${details}/${name}Key`), ...elementsAt(element, `${details}/${name}`)]
  return known.flatMap((party) => {
    const address = elementAt(party, `${name}AddressBook/FormattedNameAddress`)
    const free = elementsAt(address, 'Name/FreeFormatName/FreeFormatNameDetails/FreeFormatNameLine')
      .map(({ text }) => text.trim())
      .join(' ')
      .trim()
    const organisation = textAt(address, 'Name/FormattedName/OrganizationName')
    const read = withoutEmpty<MarkParty>({
      name: organisation ?? (free === '' ? undefined : free),
      identifier: textAt(party, 'Identifier') ?? textAt(party, `${name}Identifier`),
      country: textAt(address, 'Address/FormattedAddress/AddressCountry') ?? textAt(address, 'Address/AddressCountryCode'),
    })
    return read.name === undefined && read.identifier === undefined ? [] : [read]
  })
}
