import type { XmlElement } from '@rgrove/parse-xml'
import type { Party, PatentRecord } from '@gezhi/records'
import { readAddress } from '../column-mapping/read-region.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { elementsAt, textAt } from '../xml/element.ts'
import type { Generation } from './generation.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'>

/** Number of an agency in the office's register, after its name. */
const AGENCY_CODE = /(?<!\s)\s*[（(]?\d{5}[)）]?$/

/** All parties. Agencies are repeated for each of their agents and returned once. */
export function readCnipaParties(data: XmlElement | null, names: Generation): Parties {
  const parties = (paths: readonly string[]) =>
    paths.flatMap((path) => elementsAt(data, path)).flatMap((element) => readParty(element, names))
  const agents = names.parties.agents.flatMap((path) => elementsAt(data, path))
  const agencies = agents
    .flatMap((agent) => names.agency.flatMap((path) => elementsAt(agent, path)))
    .flatMap((agency) => readParty(agency, names))
  return {
    applicants: parties(names.parties.applicants),
    assignees: parties(names.parties.assignees),
    inventors: parties(names.parties.inventors),
    agencies: [...new Map(agencies.map(({ name, ...rest }) => [name.replace(AGENCY_CODE, ''), rest])).entries()].map(([name, rest]) => ({
      name,
      ...rest,
    })),
    agents: agents.flatMap((agent) => readParty(agent, names)),
    examiners: parties(names.parties.examiners),
  }
}

function readParty(element: XmlElement, names: Generation): Party[] {
  const at = (paths: readonly string[]) => paths.map((path) => textAt(element, path)).find((text) => text !== undefined)
  const name = at(names.names)
  if (name === undefined) return []
  const address = at(names.address.whole)
  const place = address === undefined ? null : readAddress(address)
  return [
    withoutEmpty<Party>({
      name,
      address,
      country: at(names.address.country) ?? place?.country,
      province: textAt(element, names.address.province) ?? place?.province,
      city: textAt(element, names.address.city) ?? place?.city,
    }),
  ]
}
