import type { XmlElement } from '@rgrove/parse-xml'
import type { Party, PatentRecord } from '@gezhi/records'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'>

/** All parties. Applicants were legally the inventors then, so they are both; owners are among the assignees. */
export function readSt32Parties(data: XmlElement | null): Parties {
  const at = (path: string) => elementsAt(data, `B700/${path}/PARTY-US`).flatMap((party) => readParty(party))
  const inventors = at('B720/B721')
  const agents = elementsAt(data, 'B700/B740/B741/PARTY-US')
  return {
    applicants: inventors,
    assignees: assignees(data),
    inventors,
    agencies: agents.filter(isOrganisation).flatMap((party) => readParty(party)),
    agents: agents.filter((party) => !isOrganisation(party)).flatMap((party) => readParty(party)),
    examiners: [...at('B745/B746'), ...at('B745/B747')],
  }
}

/** Each `B731` is followed by the code of its role, `B732US`. */
function assignees(data: XmlElement | null): Party[] {
  return elementsAt(data, 'B700/B730').flatMap((group) => {
    const roles = childElements(group, 'B732US')
    return elementsAt(group, 'B731').flatMap((owner, index) =>
      childElements(owner, 'PARTY-US').flatMap((party) => readParty(party, roles[index]?.text.trim())),
    )
  })
}

function readParty(party: XmlElement, role?: string): Party[] {
  const name = st32Name(party)
  if (name === undefined) return []
  const country = textAt(party, 'ADR/CTRY')
  const state = textAt(party, 'ADR/STATE')
  return [
    withoutEmpty<Party>({
      name,
      kind: organisationKind(name, role),
      address: childElements(elementAt(party, 'ADR'))
        .filter(({ name: part }) => part !== 'CTRY')
        .map((part) => part.text.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(', '),
      // The office omits its own country.
      country: country ?? (state === undefined ? undefined : 'US'),
      province: state,
      city: textAt(party, 'ADR/CITY'),
    }),
  ]
}

/** Name of a `PARTY-US`, given names first; undefined if it has none. */
export function st32Name(party: XmlElement | null): string | undefined {
  const parts = ['ONM', 'TTL', 'FNM', 'SNM', 'SFX'].map((part) => textAt(party, `NAM/${part}`))
  const name = parts.filter((part) => part !== undefined).join(' ')
  return name === '' ? undefined : name
}

function isOrganisation(party: XmlElement): boolean {
  return textAt(party, 'NAM/ONM') !== undefined
}
