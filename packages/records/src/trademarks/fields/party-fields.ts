import type { Field } from '../../kinds/field.ts'
import { COUNTRY_LABELS } from '../../labels/country-labels.ts'
import { partyName } from '../mark-texts.ts'
import type { MarkParty, Trademark } from '../trademark.ts'

const names = (parties: readonly MarkParty[] = []): string[] => [...new Set(parties.map(partyName))]

/** Fields of the parties of trademarks. Values are the names as written in the source. */
export const MARK_PARTY_FIELDS: readonly Field<Trademark>[] = [
  {
    name: 'OW',
    aliases: ['owner', 'applicant', 'AP', 'holder', 'registrant'],
    type: 'party',
    group: 'party',
    label: { zh: '申请人', en: 'Owner' },
    example: 'OW=(公司)',
    englishExample: 'OW=(company)',
    text: ['owner'],
    values: ({ owners }) => names(owners),
    facet: 'owner',
    facetAliases: ['applicant'],
    sort: 'owner',
  },
  {
    name: 'OW-COUNTRY',
    aliases: ['owner-country', 'applicant-country'],
    type: 'code',
    group: 'party',
    label: { zh: '申请人国家/地区', en: 'Owner country/region' },
    example: 'OW-COUNTRY=CN',
    values: ({ owners = [] }) => [...new Set(owners.flatMap(({ country }) => country ?? []))],
    labels: COUNTRY_LABELS,
    openValues: true,
    facet: 'owner_country',
  },
  {
    name: 'ADDR',
    aliases: ['address', 'owner-address'],
    type: 'text',
    group: 'party',
    label: { zh: '申请人地址', en: 'Owner address' },
    example: 'ADDR=(路)',
    englishExample: 'ADDR=(street)',
    text: ['address'],
  },
  {
    name: 'REP',
    aliases: ['representative', 'agent', 'agency', 'agc'],
    type: 'party',
    group: 'party',
    label: { zh: '代理机构', en: 'Representative' },
    example: 'REP=(代理)',
    englishExample: 'REP=(trademark)',
    text: ['representative'],
    values: ({ representatives }) => names(representatives),
    facet: 'representative',
  },
  {
    name: 'OPP',
    aliases: ['opponent'],
    type: 'party',
    group: 'party',
    label: { zh: '异议人', en: 'Opponent' },
    example: 'OPP=(公司)',
    englishExample: 'OPP=(company)',
    text: ['opponent'],
    values: ({ oppositions = [] }) => names(oppositions.flatMap(({ opponents = [] }) => opponents)),
  },
]
