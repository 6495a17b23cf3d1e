import { COMPANY_SOURCES } from '@gezhi/imports'
import type { CompanyRecord } from '@gezhi/records'
import { checkFormatOf, type ComparedKind, type FormatCheck } from './check-format.ts'
import { IN_ONE_FORM, NO_VALUE, OWN_NAMES } from './left-out.ts'
import { plainText } from './same-words.ts'
import { jsonLeaves } from './source-leaves.ts'

/** Companies as the tests compare them. */
const COMPANIES: ComparedKind<CompanyRecord> = {
  sources: COMPANY_SOURCES,
  shown: {
    creditCode: ({ creditCode }) => creditCode,
    registrationNumber: ({ registrationNumber }) => registrationNumber,
    lei: ({ lei }) => lei,
    names: ({ names }) => names?.map(({ text }) => plainText(text)),
    otherNames: ({ otherNames }) => otherNames?.map(plainText),
    formerNames: ({ formerNames }) => formerNames?.map(plainText),
    leiRegistration: ({ leiRegistration }) =>
      leiRegistration && [leiRegistration.status, leiRegistration.renewal, leiRegistration.corroboration, leiRegistration.checkedAt],
    status: ({ status }) => status,
    type: ({ type }) => type,
    category: ({ category }) => category,
    registeredAt: ({ registeredAt }) => registeredAt,
    capital: ({ capital }) => capital?.text,
    scope: ({ scope }) => scope && plainText(scope),
    country: ({ country }) => country,
    province: ({ province }) => province,
    city: ({ city }) => city,
    address: ({ address }) => address && plainText(address),
    headquarters: ({ headquarters }) => headquarters && plainText(headquarters),
    representative: ({ representative }) => representative,
    founded: ({ founded }) => founded,
    closed: ({ closed }) => closed,
    parents: ({ parents }) => parents?.map((one) => [one.lei, one.relation, one.active, one.from, one.to]),
  },
  follows: new Set(['shortName', 'readings']),
  derived: /^\/(?:shortName|readings|status|names\/lang|capital\/(?:amount|currency)|parents\/(?:relation|active))$/,
  composed: /^\/(?:address|headquarters)$/,
}
// Rows as the sources have them, without a type that could hide fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Row = Record<string, any>
const check = (one: Omit<FormatCheck<Row, CompanyRecord>, 'open' | 'leaves'>) =>
  checkFormatOf(COMPANIES, { ...one, open: (text) => JSON.parse(text) as Row, leaves: (row) => jsonLeaves(row) })
const cell = (row: Row, column: string): string | undefined => (['N/A', ''].includes(row[column]) ? undefined : row[column])
const day = (written: string | null | undefined) => written?.slice(0, 10).replaceAll('-', '')

/** Full names of what is not called a province. */
const PROVINCES: Readonly<Record<string, string>> = {
  北京: '北京市',
  天津: '天津市',
  上海: '上海市',
  重庆: '重庆市',
  广西: '广西壮族自治区',
  内蒙古: '内蒙古自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
  西藏: '西藏自治区',
}
for (const years of ['1978-1999', '2000-2009', '2010-2019']) {
  check({
    format: 'company-register-csv',
    begins: `companies/cn-registry-${years}`,
    fields: {
      creditCode: (row) => (row['统一社会信用代码'].length === 18 ? row['统一社会信用代码'] : undefined),
      registrationNumber: (row) => (row['统一社会信用代码'].length === 18 ? undefined : row['统一社会信用代码']),
      names: (row) => [plainText(row['企业名称'])],
      type: (row) => cell(row, '企业类型'),
      capital: (row) => cell(row, '注册资金'),
      scope: (row) => plainText(cell(row, '经营范围') ?? '') || undefined,
      country: () => 'CN',
      province: (row) => PROVINCES[row['所在省份']] ?? `${row['所在省份']}省`,
      city: (row) => cell(row, '地区'),
      address: (row) => plainText(cell(row, '注册地址') ?? '') || undefined,
      representative: (row) => cell(row, '法人代表'),
      founded: (row) => day(row['注册日期']),
    },
    left: [[/^\/(?:企业类型|法人代表|注册资金|地区)$/, NO_VALUE]],
    added: [[/^\/(?:country|province)$/, 'the country of the register, and the province in full']],
  })
}
const place = (address: Row | null) =>
  address === null
    ? undefined
    : plainText([...address['addressLines'], address['city'], address['postalCode'], address['country']].filter(Boolean).join(' '))
const other = (row: Row, isFormer: boolean) => [
  ...new Set(
    [...row['attributes'].entity.otherNames, ...row['attributes'].entity.transliteratedOtherNames]
      .filter((one: Row) => (one['type'] === 'PREVIOUS_LEGAL_NAME') === isFormer)
      .map((one: Row) => plainText(one['name'])),
  ),
]
const CONFIRMED = 'when and by whom the data was confirmed, and registers in no list: whether it still is, and how far, counts'
/** Code of a register; RA999999 stands for one that is in no list. */
const listed = (code: string | null) => (code === null || code === 'RA999999' ? undefined : code)
const entity = (row: Row): Row => row['attributes'].entity
check({
  format: 'gleif-lei-records',
  begins: 'companies/gleif-lei-records.jsonl.gz',
  fields: {
    lei: (row) => row['attributes'].lei,
    creditCode: (row) => (entity(row)['jurisdiction'] === 'CN' ? entity(row)['registeredAs'] : undefined),
    registrationNumber: (row) => (entity(row)['jurisdiction'] === 'CN' ? undefined : (entity(row)['registeredAs'] ?? undefined)),
    leiRegistration: (row) => {
      const { status, nextRenewalDate, corroborationLevel, validatedAt } = row['attributes'].registration
      return [status, day(nextRenewalDate), corroborationLevel, listed(validatedAt.id)]
    },
    names: (row) => [plainText(entity(row)['legalName'].name)],
    otherNames: (row) => other(row, false),
    formerNames: (row) => other(row, true),
    status: (row) => entity(row)['status'].toLowerCase(),
    type: (row) => entity(row)['legalForm'].other ?? `ELF ${entity(row)['legalForm'].id}`,
    category: (row) => entity(row)['subCategory'] ?? entity(row)['category'],
    registeredAt: (row) => listed(entity(row)['registeredAt'].id),
    country: (row) => entity(row)['legalAddress'].country,
    province: (row) => entity(row)['legalAddress'].region ?? undefined,
    city: (row) => entity(row)['legalAddress'].city,
    address: (row) => place(entity(row)['legalAddress']),
    headquarters: (row) => {
      const at = place(entity(row)['headquartersAddress'])
      return at === place(entity(row)['legalAddress']) ? undefined : at
    },
    founded: (row) => day(entity(row)['creationDate']) ?? undefined,
    closed: (row) => day(entity(row)['expiration'].date) ?? undefined,
  },
  added: [[/^\/type$/, 'the name of the list of legal forms before its code']],
  left: [
    [/^\/(?:type|id)$|^\/(?:links|relationships)\//, OWN_NAMES],
    [/\/registration\/(?:initialRegistrationDate|lastUpdateDate|managingLou|validatedA[st].*|otherValidation.*)$/, CONFIRMED],
    [/\/conformityFlag$/, CONFIRMED],
    [/\/entity\/(?:status|legalForm\/id|otherNames\/type|transliteratedOtherNames\/type)$|\/language$/, IN_ONE_FORM],
    [
      /\/entity\/(?:registeredAt\/id|jurisdiction)$/,
      'a register that is in no list, and its country: the country of the address and the number are kept',
    ],
    [/\/headquartersAddress\/region$/, 'part of an address that is kept with its city'],
    [/\/eventGroups\//, 'changes of names and addresses: the names before stand with the names'],
    [/\/otherAddresses\//, 'the same address in another language'],
    [/\/(?:ocid|qcc|spglobal|bic|mic)$/, 'numbers of the company in systems of banks, exchanges and data vendors'],
  ],
})
const RELATIONS: Readonly<Record<string, string>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate',
  IS_INTERNATIONAL_BRANCH_OF: 'branch',
}
check({
  format: 'gleif-relationships',
  begins: 'companies/gleif-relationships.jsonl.gz',
  fields: {
    lei: (row) => row['attributes'].relationship.startNode.id,
    parents: (row) => {
      const { endNode, type, status, periods } = row['attributes'].relationship
      const period = periods.find((one: Row) => one['type'] === 'RELATIONSHIP_PERIOD')
      return [[endNode.id, RELATIONS[type], status === 'ACTIVE', day(period?.startDate), day(period?.endDate)]]
    },
  },
  left: [
    [/^\/(?:type|id)$|^\/(?:links|relationships)\//, OWN_NAMES],
    [/\/(?:status|type)$/, IN_ONE_FORM],
    [/\/registration\/|\/validFrom$/, CONFIRMED],
    [/\/periods\//, 'the year of the accounts, and until when their documents count: not the relation itself'],
  ],
})
