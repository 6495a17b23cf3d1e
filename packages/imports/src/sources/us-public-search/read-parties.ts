import { decodeHTML } from 'entities'
import type { Party, PatentRecord } from '@gezhi/records'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { aligned, type Answer, list, text } from './answer.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'>

/** All parties, given as parallel lists; responses without text have names only, and of the inventors the first. */
export function readPublicSearchParties(answer: Answer): Parties {
  const inventors = parties(answer, 'inventorsName', 'inventor')
  return {
    applicants: parties(answer, 'applicantName', 'applicant'),
    assignees: parties(answer, 'assigneeName', 'assignee'),
    inventors: inventors.length > 0 ? inventors : firstInventor(text(answer, 'inventorsShort')),
    agencies: list(answer, 'legalFirmName').map((name) => ({ name: decodeHTML(name) })),
    agents: [...new Set([...list(answer, 'principalAttorneyName'), ...list(answer, 'attorneyName')])]
      .filter((name) => !list(answer, 'legalFirmName').includes(name))
      .map((name) => ({ name: givenNameFirst(name) })),
    examiners: [...list(answer, 'primaryExaminer'), ...list(answer, 'assistantExaminer')].map((name) => ({ name: givenNameFirst(name) })),
  }
}

function parties(answer: Answer, names: string, role: string): Party[] {
  const [streets, cities, states, codes, countries, types] = [
    `${role}StreetAddress`,
    `${role}City`,
    `${role}State`,
    role === 'applicant' ? 'applicantZipCode' : `${role}PostalCode`,
    `${role}Country`,
    `${role}TypeCode`,
  ].map((key) => aligned(answer, key))
  return aligned(answer, names).flatMap((name, index) => {
    if (name === '') return []
    const [street, city, state, code] = [streets, cities, states, codes].map((values) => values?.[index])
    return [
      withoutEmpty<Party>({
        name: givenNameFirst(name),
        kind: organisationKind(decodeHTML(name), types?.[index] || undefined),
        address: [street, city, state, code].filter(Boolean).join(', '),
        country: countries?.[index],
        province: state,
        city,
      }),
    ]
  })
}

/** `Simonutti; Frank M. et al.` */
function firstInventor(short: string | undefined): Party[] {
  return short === undefined ? [] : [{ name: givenNameFirst(short.replace(/ et al\.$/, '')) }]
}

/** `Simonutti; Frank M.` is Frank M. Simonutti; names of organisations have no semicolon except in `&amp;`. */
function givenNameFirst(name: string): string {
  const [family = '', given] = decodeHTML(name)
    .split(';')
    .map((part) => part.trim())
  return given === undefined ? family : `${given} ${family}`.trim()
}
