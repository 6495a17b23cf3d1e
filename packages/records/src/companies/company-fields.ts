import type { Field } from '../kinds/field.ts'
import { fieldTable } from '../kinds/field-table.ts'
import { COUNTRY_LABELS } from '../labels/country-labels.ts'
import { PROVINCE_LABELS } from '../labels/province-labels.ts'
import { COMPANY_NUMBERS } from './company-numbers.ts'
import type { CompanyRecord } from './company-record.ts'
import { creditCodeIssue } from '../numbers/credit-code.ts'
import { CODE_CHECK_LABELS, COMPANY_STATUS_LABELS, CURRENCY_LABELS } from './labels/company-labels.ts'

type CompanyField = Field<CompanyRecord>

const some = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
const days = (date: string | undefined): number[] => some(date).map(Number)
const namesOf = ({ names = [], otherNames = [] }: CompanyRecord): string[] => [
  ...new Set([...names.map(({ text }) => text), ...otherNames]),
]
const numbersOf = ({ creditCode, registrationNumber, formerNumbers = [], lei }: CompanyRecord): string[] => [
  ...new Set([...some(creditCode), ...some(registrationNumber), ...formerNumbers, ...some(lei)].map((number) => number.toUpperCase())),
]

function codeCheck({ creditCode }: CompanyRecord): string {
  if (creditCode === undefined) return 'none'
  return creditCodeIssue(creditCode) === null ? 'valid' : 'invalid'
}

const TEXTS: readonly CompanyField[] = [
  {
    name: 'ALL',
    aliases: ['FULL'],
    type: 'text',
    group: 'text',
    label: { zh: '全部文字', en: 'All text' },
    example: '科技',
    englishExample: 'keji',
    text: ['name', 'shortName', 'formerName', 'reading', 'innerReading', 'scope', 'address', 'people'],
  },
  {
    name: 'NAME',
    aliases: ['company-name', 'APCS', 'company', 'AP'],
    type: 'party',
    group: 'party',
    label: { zh: '企业名称', en: 'Name' },
    example: 'NAME=(科技)',
    englishExample: 'NAME=(technology)',
    text: ['name', 'shortName', 'formerName'],
    values: namesOf,
    sort: 'name',
  },
  {
    name: 'SN',
    aliases: ['short-name'],
    type: 'party',
    group: 'party',
    label: { zh: '企业简称', en: 'Short name' },
    example: 'SN=科技',
    englishExample: 'SN=(technology)',
    text: ['shortName'],
    values: ({ shortName }) => some(shortName),
  },
  {
    name: 'FN',
    aliases: ['former-name'],
    type: 'party',
    group: 'party',
    label: { zh: '曾用名', en: 'Former name' },
    example: 'FN=(公司)',
    englishExample: 'FN=(company)',
    text: ['formerName'],
    values: ({ formerNames = [] }) => formerNames,
  },
  {
    name: 'PY',
    aliases: ['pinyin'],
    type: 'text',
    group: 'text',
    label: { zh: '拼音或首字母', en: 'Pinyin or initials' },
    example: 'PY=keji',
    text: ['reading', 'innerReading'],
  },
  {
    name: 'SCOPE',
    aliases: ['business-scope'],
    type: 'text',
    group: 'text',
    label: { zh: '经营范围', en: 'Business scope' },
    example: 'SCOPE=技术',
    englishExample: 'SCOPE=(research)',
    text: ['scope'],
  },
  {
    name: 'ADDR',
    aliases: ['address'],
    type: 'text',
    group: 'text',
    label: { zh: '地址', en: 'Address' },
    example: 'ADDR=路',
    englishExample: 'ADDR=(road)',
    text: ['address'],
  },
  {
    name: 'REP',
    aliases: ['representative', 'legal-representative'],
    type: 'party',
    group: 'party',
    label: { zh: '法定代表人', en: 'Legal representative' },
    example: 'REP=王*',
    englishExample: 'REP=wang*',
    text: ['people'],
    values: ({ representative }) => some(representative),
  },
  {
    name: 'SH',
    aliases: ['shareholder'],
    type: 'party',
    group: 'party',
    label: { zh: '股东', en: 'Shareholder' },
    example: 'SH=(公司)',
    englishExample: 'SH=(company)',
    text: ['people'],
    values: ({ shareholders = [] }) => shareholders.map(({ name }) => name),
  },
]

const NUMBERS: readonly CompanyField[] = [
  {
    name: 'code',
    aliases: ['credit-code', 'USCC', 'BI_USCC', 'registration-number', 'BI_RN'],
    type: 'number',
    group: 'number',
    label: { zh: '统一社会信用代码或注册号', en: 'Credit code or registration number' },
    example: 'code=91*',
    values: numbersOf,
    numbers: COMPANY_NUMBERS,
    sort: 'code',
  },
  {
    name: 'lei',
    aliases: [],
    type: 'number',
    group: 'number',
    label: { zh: '法人机构识别编码', en: 'Legal entity identifier' },
    example: 'lei=9*',
    values: ({ lei }) => some(lei),
  },
  {
    name: 'parent',
    aliases: ['parent-lei'],
    type: 'number',
    group: 'number',
    label: { zh: '母公司识别编码', en: 'Parent company identifier' },
    example: 'parent=9*',
    values: ({ parents = [] }) => [...new Set(parents.filter(({ active }) => active).map(({ lei }) => lei))],
  },
]

const CODES: readonly CompanyField[] = [
  {
    name: 'status',
    aliases: ['company-status', 'BI_RS'],
    type: 'code',
    group: 'status',
    label: { zh: '登记状态', en: 'Status' },
    example: 'status=存续',
    englishExample: 'status=active',
    values: ({ status }) => some(status),
    labels: COMPANY_STATUS_LABELS,
    facet: 'status',
  },
  {
    name: 'type',
    aliases: ['company-type', 'legal-form'],
    type: 'code',
    group: 'status',
    label: { zh: '企业类型', en: 'Legal form' },
    example: 'type=有限*',
    englishExample: 'type=limited*',
    values: ({ type }) => some(type),
    facet: 'type',
  },
  {
    name: 'code-check',
    aliases: [],
    type: 'code',
    group: 'status',
    label: { zh: '代码校验', en: 'Code check' },
    example: 'code-check=valid',
    values: (record) => [codeCheck(record)],
    labels: CODE_CHECK_LABELS,
    facet: 'code_check',
  },
  {
    name: 'country',
    aliases: ['nation'],
    type: 'code',
    group: 'party',
    label: { zh: '国家/地区', en: 'Country/region' },
    example: 'country=CN',
    values: ({ country }) => some(country),
    labels: COUNTRY_LABELS,
    facet: 'country',
  },
  {
    name: 'province',
    aliases: ['region'],
    type: 'code',
    group: 'party',
    label: { zh: '省份', en: 'Province' },
    example: 'province=广东',
    englishExample: 'province=Guangdong',
    values: ({ province }) => some(province),
    labels: PROVINCE_LABELS,
    openValues: true,
    facet: 'province',
  },
  {
    name: 'CITY',
    aliases: [],
    type: 'code',
    group: 'party',
    label: { zh: '城市', en: 'City' },
    example: 'CITY=云岭*',
    englishExample: 'CITY=london',
    values: ({ city }) => some(city),
    facet: 'city',
  },
  {
    name: 'currency',
    aliases: [],
    type: 'code',
    group: 'count',
    label: { zh: '资本币种', en: 'Currency of capital' },
    example: 'currency=CNY',
    values: ({ capital }) => some(capital?.currency),
    labels: CURRENCY_LABELS,
    facet: 'currency',
  },
]

const DATES_AND_COUNTS: readonly CompanyField[] = [
  {
    name: 'founded',
    aliases: ['established', 'founding-date'],
    type: 'date',
    group: 'date',
    label: { zh: '成立日期', en: 'Date of registration' },
    example: 'founded>=2000',
    values: ({ founded }) => days(founded),
    sort: 'founded',
  },
  {
    name: 'foundedy',
    aliases: ['founding-year'],
    type: 'date',
    group: 'date',
    label: { zh: '成立年份', en: 'Year of registration' },
    example: 'foundedy>=2000',
    values: ({ founded }) => days(founded?.slice(0, 4)),
    dateUnit: 'year',
    searchedAs: 'founded',
    facet: 'founded.year',
  },
  {
    name: 'closed',
    aliases: ['deregistered'],
    type: 'date',
    group: 'date',
    label: { zh: '注销日期', en: 'Date of deregistration' },
    example: 'closed>=2010',
    values: ({ closed }) => days(closed),
    sort: 'closed',
  },
  {
    name: 'capital',
    aliases: ['registered-capital'],
    type: 'count',
    group: 'count',
    label: { zh: '注册资本（元）', en: 'Registered capital' },
    example: 'capital>=1000000',
    values: ({ capital }) => some(capital?.amount),
    sort: 'capital',
  },
]

/** Everything companies can be searched, counted or sorted by. */
export const COMPANY_FIELD_TABLE = fieldTable<CompanyRecord>({
  list: [...TEXTS, ...NUMBERS, ...CODES, ...DATES_AND_COUNTS],
  freeText: 'ALL',
  anyNumber: 'code',
  company: 'NAME',
})
