import { readPatentNumbers, readTrademarkIds } from '@gezhi/records'
import type { CountedField } from '../tools/count-tool.ts'
import { naturalQuery, searchedWords } from '../tools/natural-query.ts'

/** A tool with its arguments. */
export interface ToolRequest {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** What is known of a question. */
interface Question {
  readonly text: string
  /** Numbers of patents in it, or, where it refers to it, the one last spoken of. */
  readonly numbers: readonly string[]
  readonly year: number
}

/** An intent with the words that express it; the first that fits decides. */
interface Intent {
  readonly words: RegExp
  /** Numbers of patents it needs. */
  readonly numbers: number
  requests(question: Question): ToolRequest[]
}

/** Fields that patents are counted by, by the words of a question. */
const COUNTED: readonly (readonly [CountedField, RegExp])[] = [
  ['applicant_patentee.original.name', /申请人|专利权人|哪些公司|哪些企业|哪家|applicants?|assignees?|companies|\bwho\b/giu],
  ['inventor.original.name', /发明人|inventors?/giu],
  ['class_ipc_main.subclass', /IPC|分类号|技术构成|技术分布|技术领域分布|classes|classification|subclass(?:es)?/giu],
  ['country', /国家(?:[/和]地区)?|地区|国别|countries|country|offices?|jurisdictions?/giu],
  ['patent_type', /专利类型|类型分布|patent types?|types of patents?/giu],
  ['legal_status', /法律状态|有效性|legal status(?:es)?/giu],
  ['publication_date.year', /公开年份?|按公开|每年公开|publication years?/giu],
  ['application_date.year', /趋势|逐年|每年|按年|年度|年份|申请年|哪一?年|trends?|(?:by|per|each|every|over the) years?|annual|yearly/giu],
]
const COUNTING =
  /统计|多少|几件|趋势|排名|分布|占比|前十|最多|构成|按|逐年|每年|how many|number of|count|trends?|rank(?:ing)?|distribution|top \d*|most|\bby (?:year|applicant|inventor|country|class|type|status)|per year|statistics/iu
const COUNT_WORDS =
  /前[十\d]+名?|最多|占比|构成|top \d*|most active|ranking|rank|distribution|statistics|count(?:ed)?|how many|number of|×|交叉/giu

/** Words of an office action. */
const OFFICE_ACTION = /审查意见|创造性|新颖性|答复|office action|inventive step|novelty|obvious/iu

const PATENT_INTENTS: readonly Intent[] = [
  {
    words: OFFICE_ACTION,
    numbers: 1,
    requests: ({ numbers, text }) => {
      const claim = claimIn(text)
      if (claim !== null) return [{ name: 'office_action', input: { text: claim, documents: numbers.slice(0, MAX_CITED) } }]
      const [number, ...documents] = numbers
      return [{ name: 'office_action', input: { number, ...claimNumberIn(text), documents: documents.slice(0, MAX_CITED) } }]
    },
  },
  {
    words: /对比|比较|区别|差异|异同|不同|compare|comparison|differences?|versus|\bvs\b/iu,
    numbers: 2,
    requests: ({ numbers }) => [{ name: 'compare_patents', input: { numbers: numbers.slice(0, 6) } }],
  },
  {
    words: /特征|feature/iu,
    numbers: 1,
    requests: ({ numbers, text }) => [{ name: 'feature_table', input: { number: numbers[0]!, ...claimNumberIn(text) } }],
  },
  {
    words: /权利要求|保护范围|claims?|scope of protection/iu,
    numbers: 1,
    requests: ({ numbers }) => numbers.slice(0, 3).map((number) => ({ name: 'claims_summary', input: { number } })),
  },
  {
    words: /价值|估值|评估|评分|value|valuation|worth/iu,
    numbers: 1,
    requests: ({ numbers }) => numbers.slice(0, 3).map((number) => ({ name: 'value_patent', input: { number } })),
  },
  {
    words: /(?:)/u,
    numbers: 1,
    requests: ({ numbers }) =>
      numbers.length > 1
        ? [{ name: 'compare_patents', input: { numbers: numbers.slice(0, 6) } }]
        : [{ name: 'get_record', input: { number: numbers[0]! } }],
  },
]

const SUBJECT_INTENTS: readonly Intent[] = [
  {
    words: /检索式|检索策略|检索表达式|布尔|search (?:query|string|strategy)|boolean|(?:write|draft|build) (?:me )?a query/iu,
    numbers: 0,
    requests: ({ text }) => [
      {
        name: 'translate_query',
        input: { text: bare(text, /检索式|检索策略|检索表达式|布尔|search (?:query|string|strategy)|boolean|query/giu) },
      },
    ],
  },
  {
    words: /商标|品牌|trade ?marks?|brands?/iu,
    numbers: 0,
    requests: ({ text }) => {
      const query = searchedWords(text.replace(/商标|品牌|注册|图形|类别|trade ?marks?|brands?|registered/giu, ' ')).join(' ')
      return query === '' ? [] : [{ name: 'search_trademarks', input: { query } }]
    },
  },
  {
    words:
      /^\s*(?:企业|公司|compan(?:y|ies))[\s:：]+\S+\s*$|(?:企业|公司|工商)(?:的)?(?:信息|资料|登记|档案|简介|是什么|在哪)|查(?:一?下)?(?:企业|公司)|company (?:information|profile|data|register)|find (?:the )?compan(?:y|ies)|registered compan/iu,
    numbers: 0,
    requests: ({ text }) => {
      const query = bare(
        text,
        /(?:企业|工商)|^\s*公司(?=[\s:：])|公司(?=的?(?:信息|资料|登记|档案|简介))|信息|资料|登记|档案|简介|是什么|在哪里?|查一?下?|请|帮我|的|company|information|profile|data|register(?:ed)?|find|the|about|of|on|compan(?:y|ies)/giu,
      )
      return query === '' ? [] : [{ name: 'search_companies', input: { query } }]
    },
  },
  {
    words: /概况|现状|综述|全景|布局|态势|格局|图景|landscape|overview|state of the art/iu,
    numbers: 0,
    requests(question) {
      const query = queryOf({
        ...question,
        text: question.text.replace(/概况|现状|综述|全景|布局|态势|格局|图景|发展|技术|landscape|overview|state of the art/giu, ' '),
      })
      if (query === '') return []
      return [
        { name: 'landscape', input: { query } },
        { name: 'search_patents', input: { query, mode: 'command', size: 5 } },
      ]
    },
  },
  {
    words: COUNTING,
    numbers: 0,
    requests(question) {
      const fields = COUNTED.filter(([, words]) => question.text.search(words) >= 0).map(([field]) => field)
      const left = COUNTED.reduce((text, [, words]) => text.replace(words, ' '), question.text.replace(COUNT_WORDS, ' '))
      const query = queryOf({ ...question, text: left })
      if (query === '') return []
      const [row = 'application_date.year', column] = fields
      return [{ name: 'count_table', input: { query, mode: 'command', row, ...(column !== undefined && { column }) } }]
    },
  },
  {
    words: /(?:)/u,
    numbers: 0,
    requests(question) {
      const query = queryOf(question)
      return query === '' ? [] : [{ name: 'search_patents', input: { query, mode: 'command' } }]
    },
  },
]

/** A number of a publication or an application in a sentence; those of designs and reissues have letters of their own. */
const NUMBER =
  /(?<![A-Za-z0-9])(?:PCT\/?[A-Z]{2}\d{4}\/\d{5,6}|[A-Z]{2}(?:\s?|[A-Z]{1,2})\d{3,}(?:[./-]\d+)*(?:\s?[A-Z]\d?)?)(?![A-Za-z0-9])/giu
/** A number of a trademark with its office. */
const MARK_NUMBER = /(?<![A-Za-z0-9])[A-Z]{2}R?\d{4,}[A-Z]?(?![A-Za-z0-9])/giu
/** A unified social credit code, or an LEI. */
const COMPANY_NUMBER = /(?<![A-Za-z0-9])(?:[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}|[0-9A-Z]{18}\d{2})(?![A-Za-z0-9])/gu
/** Records that one question opens. */
const MAX_OPENED = 3
/** Words that refer to the patent last spoken of. */
const REFERENCE = /它|该专利|这件|这个专利|此专利|本专利|上述|其权利要求|\bit\b|\bits\b|this patent|that patent|the patent\b/iu
/** A question about the assistant itself. */
const HELP =
  /^(?:你好|您好|hi|hello|help|帮助)[!！。.?？]*$|你能做什么|能做什么|怎么用|如何使用|what can you do|how do (?:i|you) (?:use|work)/iu

/** Cited documents of one office action. */
const MAX_CITED = 5
/** A claim written in a question: in quotation marks, or from its beginning to the end of the question. */
const CLAIM_QUOTED = /[“"]([^“”"]{15,4000})[”"]/u
const CLAIM_FROM = /(?:一种\p{Script=Han}[\s\S]{12,}|\b(?:an?|the)\s[\s\S]{2,200}?(?:comprising|wherein|characteri[sz]ed)[\s\S]{8,})$/iu
const IS_CLAIM = /其特征在于|所述|包括|包含|comprising|wherein|characteri[sz]ed/iu

/** The claim that a question contains; null without one. Pure. */
function claimIn(text: string): string | null {
  const found = CLAIM_QUOTED.exec(text)?.[1] ?? CLAIM_FROM.exec(text)?.[0] ?? null
  return found !== null && IS_CLAIM.test(found) ? found.trim() : null
}

function claimNumberIn(text: string): { claim?: number } {
  const claim = /(?:权利要求|claim)\s*(\d{1,4})|第\s*(\d{1,4})\s*项/iu.exec(text)
  return claim === null ? {} : { claim: Number(claim[1] ?? claim[2]) }
}

/** What a question asks of which tools; empty if nothing was recognised. `last`: the number last spoken of. Pure. */
export function recogniseQuestion(text: string, { year, last }: { readonly year: number; readonly last: string | null }): ToolRequest[] {
  if (HELP.test(text)) return []
  const opened = [
    ...(/商标|trade ?mark/iu.test(text) ? marksIn(text).map((number) => ({ number, kind: 'trademark' })) : []),
    ...(/公司|企业|compan(?:y|ies)/iu.test(text) ? companiesIn(text).map((number) => ({ number, kind: 'company' })) : []),
  ]
  if (opened.length > 0) return opened.slice(0, MAX_OPENED).map((input) => ({ name: 'get_record', input }))
  const named = numbersIn(text)
  const referred = named.length === 0 && last !== null && REFERENCE.test(text) ? [last] : []
  const question = { text, numbers: named.length > 0 ? named : referred, year }
  const intents = question.numbers.length > 0 ? PATENT_INTENTS : SUBJECT_INTENTS
  const intent = intents.find(({ words, numbers }) => question.numbers.length >= numbers && words.test(text))
  return intent?.requests(question) ?? []
}

/** The numbers of patents in a text, each once. Pure. */
export function numbersIn(text: string): string[] {
  const found = [...text.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((number) => readPatentNumbers(number, 'publication').length + readPatentNumbers(number, 'application').length > 0)
  return [...new Set(found.map((number) => number.replace(/\s/g, '').toUpperCase()))]
}

function marksIn(text: string): string[] {
  return [...new Set([...text.matchAll(MARK_NUMBER)].map(([number]) => number.toUpperCase()))].filter(
    (number) => readTrademarkIds(number).length > 0,
  )
}

function companiesIn(text: string): string[] {
  return [...new Set([...text.matchAll(COMPANY_NUMBER)].map(([number]) => number))]
}

function queryOf({ text, year }: Pick<Question, 'text' | 'year'>): string {
  return naturalQuery(text, year).queryStr
}

function bare(text: string, words: RegExp): string {
  return text
    .replace(words, ' ')
    .replace(/[?？。！!，,：:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
