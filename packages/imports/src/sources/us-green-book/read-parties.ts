import type { Party, PatentRecord } from '@gezhi/records'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { countryOf } from './country-of.ts'
import { type Group, of, valueOf, valuesOf } from './green-book-group.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'>

/** All parties. Applicants were legally the inventors then, so they are both; owners are among the assignees. */
export function readGreenBookParties(groups: readonly Group[]): Parties {
  const inventors = of(groups, 'INVT').flatMap(readParty)
  const representatives = of(groups, 'LREP')
  const patent = groups.find(({ name }) => name === 'PATN')
  return {
    applicants: inventors,
    assignees: of(groups, 'ASSG').flatMap(readParty),
    inventors,
    agencies: named(representatives.flatMap((group) => valuesOf(group, 'FRM'))),
    agents: named(
      representatives.flatMap((group) => [
        ...valuesOf(group, 'FR2'),
        ...valuesOf(group, 'AAT'),
        ...valuesOf(group, 'AGT'),
        ...valuesOf(group, 'ATT'),
      ]),
    ),
    examiners: named([...valuesOf(patent, 'EXP'), ...valuesOf(patent, 'EXA')]),
  }
}

function readParty(group: Group): Party[] {
  const written = valueOf(group, 'NAM')
  if (written === undefined) return []
  const role = valueOf(group, 'COD')
  const name = group.name === 'ASSG' && !/;/.test(written) ? written : givenNameFirst(written)
  const state = valueOf(group, 'STA')
  const parts = ['STR', 'CTY', 'STA', 'ZIP'].map((tag) => valueOf(group, tag))
  return [
    withoutEmpty<Party>({
      name,
      kind: organisationKind(name, role),
      address: parts.filter((part) => part !== undefined).join(', '),
      // The office omits its own country.
      country: countryOf(valueOf(group, 'CNT')) ?? (state === undefined ? undefined : 'US'),
      province: state,
      city: valueOf(group, 'CTY'),
    }),
  ]
}

function named(names: readonly string[]): Party[] {
  return names.map((name) => ({ name: givenNameFirst(name) }))
}

/** `Miller, Jr.; George H.` is George H. Miller, Jr. */
function givenNameFirst(name: string): string {
  const [family = '', given] = name.split(';').map((part) => part.trim())
  return given === undefined ? family : `${given} ${family}`.trim()
}
