import type { XmlElement } from '@rgrove/parse-xml'
import type { Party } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'

/** Applicants (71), inventors (72), proprietors (73) and representatives (74). Of a granted patent only the proprietors are named. */
export function readParties(sdobi: XmlElement | null): { applicants: Party[]; assignees: Party[]; inventors: Party[]; agents: Party[] } {
  const role = (path: string) =>
    elementsAt(sdobi, `B700/${path}`)
      .map(readParty)
      .filter((party) => party !== null)
  const applicants = role('B710/B711')
  const proprietors = role('B730/B731')
  return {
    applicants: applicants.length > 0 ? applicants : proprietors,
    assignees: proprietors,
    inventors: role('B720/B721'),
    agents: role('B740/B741'),
  }
}

/** A person or organisation: name (`snm`, ending in `sfx`), street, town, country; null without a name. */
export function readParty(element: XmlElement): Party | null {
  const name = [textAt(element, 'snm'), textAt(element, 'fnm'), textAt(element, 'sfx')].filter((part) => part !== undefined).join(' ')
  if (name === '') return null
  const address = elementAt(element, 'adr')
  return withoutEmpty<Party>({
    name,
    address: [textAt(address, 'str'), textAt(address, 'city')].filter((part) => part !== undefined).join(', '),
    country: textAt(address, 'ctry'),
    city: textAt(address, 'city'),
  })
}
