import { describe, expect, test } from 'vitest'
import { PATENT_TEXT_COLUMNS } from './patent-texts.ts'
import { PATENT_FIELD_TABLE } from './patent-fields.ts'
import type { PatentRecord } from './patent-record.ts'

const RECORD: PatentRecord = {
  publicationNumber: 'CN103399241B',
  applicationNumber: 'CN201310123456.7',
  office: 'CN',
  kind: 'B',
  patentType: 'invention',
  applicationDate: '20130410',
  publicationDate: '20160203',
  priorities: [{ number: 'CN201210000001', country: 'CN', date: '20120401' }],
  titles: [{ lang: 'zh', text: '一种电池' }],
  claims: [
    { lang: 'zh', number: 1, text: '一种电池。', independent: true, parents: [] },
    { lang: 'zh', number: 2, text: '如权利要求1所述的电池。', independent: false, parents: [1] },
  ],
  description: [{ lang: 'zh', text: '本发明涉及电池。', section: 'field' }],
  applicants: [{ name: '甲大学', kind: 'university' }, { name: '乙公司' }],
  ipc: ['H01M10/0525', 'H01M4/36'],
  source: { format: 'demo' },
}

const values = (field: string) => PATENT_FIELD_TABLE.find(field)?.values?.(RECORD)

describe('the table', () => {
  test('has past a hundred fields, and every name and alias stands once', () => {
    expect(PATENT_FIELD_TABLE.list.length).toBeGreaterThan(100)
    const names = PATENT_FIELD_TABLE.list
      .flatMap((field) => [field.name, ...field.aliases])
      .map((name) => name.toLowerCase().replaceAll('_', '-'))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('facet and sort names stand once and lead back', () => {
    const facets = PATENT_FIELD_TABLE.list.flatMap((field) =>
      field.facet === undefined ? [] : [field.facet, ...(field.facetAliases ?? [])],
    )
    expect(facets.filter((name, i) => facets.indexOf(name) !== i)).toEqual([])
    for (const field of PATENT_FIELD_TABLE.list) {
      if (field.facet !== undefined) expect(PATENT_FIELD_TABLE.byFacet(field.facet)).toBe(field)
      if (field.sort !== undefined) expect(PATENT_FIELD_TABLE.bySort(field.sort)).toBe(field)
    }
  })

  test('a field finds something, or has a reason', () => {
    for (const field of PATENT_FIELD_TABLE.list) {
      const searched = field.text !== undefined || field.values !== undefined
      expect([field.name, searched]).toEqual([field.name, field.withoutSource === undefined])
      if (field.facet !== undefined) expect(field.values).toBeDefined()
      if (field.searchedAs !== undefined) expect(PATENT_FIELD_TABLE.find(field.searchedAs)?.values).toBeDefined()
      if (field.countedBy !== undefined) expect(PATENT_FIELD_TABLE.find(field.countedBy)?.type).toBe('count')
    }
  })

  test('the commands of the spec are there, in any case', () => {
    for (const name of 'FULL TIAB TI AB AP in APC agc ad pd grant-pd prd APCS'.split(' '))
      expect(PATENT_FIELD_TABLE.find(name)?.name).toBe(name)
    expect(PATENT_FIELD_TABLE.find('ｔｉ')?.name).toBe('TI')
    expect(PATENT_FIELD_TABLE.find('Legal_Status')?.name).toBe('status')
    expect(PATENT_FIELD_TABLE.find('nonsense')).toBeUndefined()
  })
})

describe('names of other systems', () => {
  test.each([
    [
      'incoPat',
      'TIABC DES INDEPCLAIMS-CN DEPCLAIMS-CN FIRST-CLAIM-CN TECHNICAL-FIELD BACKGROUND-ART DISCLOSURE MODE-FOR-INVENTION EFFECT-TRIZ',
    ],
    ['incoPat', 'USE-CN AP-OR AP-FIRST AP-GROUP AP-ROOT AP-ALL APNOR AP-USC AP-REG-NUMBER PATENTEE AOR AEE LOR LEE IN-CURRENT AGC WHO'],
    [
      'incoPat',
      'ANN PNN GRANT-PN PRN IAN IPN MF CF IF ADY PDM PR-DATE EXDT SUBEX-DATE ECD RI-DATE LGI-DATE PNC IPC-LOW BCLAS4 CTFW CT-X VLSTAR-3',
    ],
    ['PatSnap', 'TTL ABST CLMS ICLMS DESC_F DESC_E TA TAC TACD TACD_ALL PROBLEM_SUM ALL_AN ANC ANS ANCS AN_HIST GNAME F_AN ANCS_TYPE F_IN'],
    [
      'PatSnap',
      'ATC PE BI_USCC BI_RN BI_RS LC_CODE APNO PCT_APNO PRNO KD FAM_ID IFAM_ID EFAM_ID AUTHORITY EPDS ENTRY_COUNTRY APD PBD_YM ISD_Y',
    ],
    [
      'PatSnap',
      'E_PRIORITY_DATE IPC_CPC UPC FTERM MIPC MCPC GBC SEIC SIMPLE_LEGAL_STATUS CITE_CATEGORY LEGAL_EVENT B_CITES_COUNT CLAIM_COUNT PV',
    ],
    ['EPO', 'ti ab ta txt ftxt desc claims pa in ia pn ap pr num pd ad cpc ipc cl ct'],
    [
      'Lens',
      'title abstract claim description full_text applicant.name inventor.name owner_all.name class_cpc.symbol class_ipcr.symbol kind',
    ],
    [
      'Lens',
      'class_national.symbol jurisdiction date_published year_published family.simple.size cited_by.patent_count legal_status.grant_date',
    ],
    ['USPTO', 'TI AB CLM BSUM DETD SPEC AS AANM IN PN APP APNR APN DID CPCL ICL CCL AD PD AY PY EXP EXA FMID URPN TTL ABST ACLM ISD PRIR'],
  ])('%s: %s', (_, names) => expect(names.split(' ').filter((name) => PATENT_FIELD_TABLE.find(name) === undefined)).toEqual([]))
})

describe('values of a record', () => {
  test.each([
    ['pn', ['CN103399241B', 'CN103399241']],
    ['an', ['CN201310123456.7', 'CN201310123456']],
    ['ad', [20130410]],
    ['ady', [2013]],
    ['pdm', [201602]],
    ['eprd', [20120401]],
    ['ipc', ['H01M0010052500', 'H01M0004360000']],
    ['ipc-main-subgroup', ['H01M10/0525']],
    ['ipc-section', ['H']],
    ['AP', ['甲大学', '乙公司']],
    ['APC', ['甲大学', '乙公司']],
    ['AP-TYPE', ['university', 'company']],
    ['claim-count', [2]],
    ['iclm-count', [1]],
    ['has', ['claims', 'description', 'priority']],
    ['page-count', []],
  ])('%s', (field, expected) => expect(values(field)).toEqual(expected))
})

test('each text stands in one column', () => {
  const texts = Object.fromEntries(
    PATENT_TEXT_COLUMNS.map(({ name, texts: textsOf }) => [name, textsOf(RECORD)]).filter(([, list]) => list?.length),
  )
  expect(texts).toEqual({
    title: ['一种电池'],
    independentClaims: ['一种电池。'],
    dependentClaims: ['如权利要求1所述的电池。'],
    descriptionField: ['本发明涉及电池。'],
    firstApplicant: ['甲大学'],
    otherApplicants: ['乙公司'],
    assignee: ['甲大学', '乙公司'],
  })
})
