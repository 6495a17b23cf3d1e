/** A question as a query in the query language. */
export interface NaturalQuery {
  /** Empty if the question names nothing to search for. */
  readonly queryStr: string
  /** The words that remained, which are searched in title, abstract and claims. */
  readonly words: readonly string[]
}

/** A phrase of a question and the clause it becomes; `$1` and `$2` are its groups. */
interface Phrase {
  readonly pattern: RegExp
  clause(groups: readonly string[], date: string, year: number): string | null
}

const DIGITS: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 }
const YEAR = '((?:19|20)\\d{2})'

/** Offices by the names of a question. */
const OFFICES: readonly (readonly [code: string, names: string])[] = [
  ['CN', '中国|国内|Chinese|China|CN'],
  ['US', '美国|American|the US|US|USPTO'],
  ['JP', '日本|Japanese|Japan|JP'],
  ['EP', '欧洲|欧专局|European|Europe|EPO|EP'],
  ['KR', '韩国|Korean|Korea|KR'],
  ['DE', '德国|German|Germany|DE'],
  ['GB', '英国|British|the UK|GB'],
  ['FR', '法国|French|France|FR'],
  ['WO', '国际申请|PCT|WO'],
]

const VALUES: readonly (readonly [clause: string, names: RegExp])[] = [
  ['type=invention', /发明专利|发明申请|invention patents?/giu],
  ['type=utility', /实用新型(?:专利)?|utility models?/giu],
  ['type=design', /外观设计(?:专利)?|design patents?|registered designs?/giu],
  ['status=active', /(?:目前|仍然|现行)?有效(?:的|专利)|维持有效|in force|active patents?/giu],
  ['status=pending', /在审(?:的|专利)?|审查中(?:的)?|pending(?: patents?| applications?)?/giu],
  ['status=inactive', /(?:已)?失效(?:的|专利)?|expired(?: patents?)?|lapsed(?: patents?)?/giu],
]

const PHRASES: readonly Phrase[] = [
  phrase(`${YEAR}\\s*年?\\s*(?:-|–|—|~|～|至|到|to|and)\\s*${YEAR}\\s*年?(?:之?间)?`, ([from, to], date) => `${date}=[${from} TO ${to}]`),
  phrase(`(?:since|from)\\s+${YEAR}|${YEAR}\\s*年?(?:以来|以后|之后|起|后)`, ([a, b], date) => `${date}>=${a ?? b}`),
  phrase(`after\\s+${YEAR}`, ([from], date) => `${date}>${from}`),
  phrase(`before\\s+${YEAR}|${YEAR}\\s*年?(?:以前|之前|前)`, ([a, b], date) => `${date}<${a ?? b}`),
  phrase(
    '(?:最近|近|过去)([一两二三四五六七八九十]|\\d{1,2})年(?:来|内)?',
    ([count], date, year) => `${date}>=${year + 1 - (DIGITS[count!] ?? Number(count))}`,
  ),
  phrase('(?:in the )?(?:last|past) (\\d{1,2}) years', ([count], date, year) => `${date}>=${year + 1 - Number(count)}`),
  phrase(`(?:in\\s+)?${YEAR}\\s*年?(?:的|中|度)?(?!\\d)`, ([year], date) => `${date}=${year}`),
  phrase('(?<![A-Za-z0-9])([A-H]\\d{2}[A-Z](?:\\s?\\d{1,4}/\\d{2,6})?)(?![A-Za-z0-9])', ([symbol]) => `ipc=${symbol!.replace(/\s/g, '')}`),
  phrase(
    '(?:申请人|权利人|专利权人|applicants?|assignees?)\\s*(?:为|是|:|：|is|are)?\\s*["“]?([\\p{L}\\p{N}（）()·&.]{2,40}?)["”]?(?=的|申请|[\\s,，。;；?？]|$)',
    ([name]) => partyClause('AP', name!),
  ),
  phrase('(?:发明人|inventors?)\\s*(?:为|是|:|：|is|are)?\\s*["“]?([\\p{L}·. ]{2,30}?)["”]?(?=的|申请|[,，。;；?？]|$)', ([name]) =>
    partyClause('IN', name!),
  ),
  phrase('([\\p{Script=Han}\\p{N}（）()·]{2,30}?(?:公司|集团|大学|学院|研究院|研究所))(?:的|申请的|申请|拥有的|在)?', ([name]) =>
    partyClause('AP', name!.replace(/^(?:请|帮我|查找|检索|搜索|查询|查|找|统计|分析)+/u, '')),
  ),
  phrase(
    '(?:filed |owned |held )?by (?!year|month|country|applicant|inventor|ipc|class|type|status)([A-Z][\\w&.-]*(?: [A-Z][\\w&.-]*){0,4})',
    ([name]) => partyClause('AP', name!),
  ),
]

/** A phrase by its pattern, without regard to letter case. */
function phrase(pattern: string, clause: Phrase['clause']): Phrase {
  return { pattern: new RegExp(pattern, 'giu'), clause }
}

function partyClause(field: string, name: string): string | null {
  const words = name.replace(/["“”()（）]/g, ' ').trim()
  return words === '' ? null : `${field}=("${words}")`
}

/** Words of a question that are not searched for. */
const STOP_PHRASES =
  /请问|请|[一几](?:个|件|篇|条|下|些)|几个|帮我|帮忙|麻烦|我想|我要|想要|需要|能否|可以|一下|给我|查找|查询|检索式|检索|搜索|搜一搜|查一查|查|寻找|找出|找到|找|列出|看看|统计|分析|有哪些|有多少|多少|哪些|哪个|哪家|什么|怎样|怎么|如何|为何|是否|有没有|关于|有关|相关|涉及|领域|方面|里面|其中|所有|全部|申请量|数量|趋势|分布|排名|情况|专利文献|专利申请|专利|申请|公开|授权|公告|文献|发明|写|编写|生成|翻译成?|转成|转换为?|的|之中|是|在|中|了|吗|呢|与|和|及|以及|或者|或|并且|按|每年|年份|年度/gu
const STOP_WORDS = new Set(
  'a an the of on in at to for from with and or about by is are was were be been do does did can could will would should what which who whom whose when where why how many much there any some all me my i we you it its their them this that these those find search show list give get look count number patents patent applications application filed granted published documents document technology technologies related relating concerning regarding please help write query using used use year years per each most top trend'.split(
    ' ',
  ),
)
/** They stand in nearly every patent. */
const GENERIC = new Set([
  '方法',
  '装置',
  '系统',
  '设备',
  '技术',
  '一种',
  '用于',
  '及其',
  '进行',
  'method',
  'methods',
  'device',
  'devices',
  'system',
  'systems',
  'apparatus',
])
/** Words of a query. */
const MAX_WORDS = 8

/**
 * A question in Chinese or English as a query: dates, offices, types, states, classes and parties become clauses, the remaining words are
 * searched in title, abstract and claims. `year`: the present one. Pure.
 */
export function naturalQuery(question: string, year: number): NaturalQuery {
  const date = /公开|公布|公告|published/iu.test(question) ? 'pdy' : /授权(?:于|日|年)|granted/iu.test(question) ? 'grant-pdy' : 'ady'
  const clauses: string[] = []
  let rest = ` ${question.normalize('NFKC')} `
  const phrases = [...rest.matchAll(/["“]([^"“”]{2,80})["”]/gu)].map(([, words]) => words!)
  for (const words of phrases) clauses.push(`TIABC=("${words}")`)
  if (!/申请人|applicant|assignee|发明人|inventor/iu.test(rest)) rest = rest.replace(/["“][^"“”]{2,80}["”]/gu, ' ')
  else clauses.splice(0)
  for (const { pattern, clause } of PHRASES) {
    rest = rest.replace(pattern, (...matched: unknown[]) => {
      const groups = matched.slice(
        1,
        matched.findIndex((one) => typeof one === 'number'),
      ) as string[]
      const found = clause(groups, date, year)
      if (found !== null) clauses.push(found)
      return ' '
    })
  }
  for (const [clause, names] of VALUES) {
    const left = rest.replace(names, ' ')
    if (left !== rest) clauses.push(clause)
    rest = left
  }
  for (const [code, names] of OFFICES) {
    const pattern = new RegExp(
      `(?:在|(?<![A-Za-z])(?:in|from) )?(?<![A-Za-z])(?:${names})(?![A-Za-z])(?=的?(?:专利|申请|发明|有哪些)|\\s*(?:patents?|applications?)|\\s|[,，。?？]|$)`,
      'giu',
    )
    const left = rest.replace(pattern, ' ')
    if (left !== rest) clauses.push(`country=${code}`)
    rest = left
  }
  const words = searchedWords(rest)
  const text = words.length === 0 ? [] : [`TIABC=(${words.map(quoted).join(' AND ')})`]
  return { queryStr: [...text, ...new Set(clauses)].join(' AND '), words }
}

/** The words of a text that are searched for, at most eight. Pure. */
export function searchedWords(text: string): string[] {
  const left = text.replace(STOP_PHRASES, ' ').replace(/[^\p{L}\p{N}\s-]/gu, ' ')
  const words = left
    .split(/\s+/)
    .flatMap((part) => (/\p{Script=Han}/u.test(part) ? chineseWords(part) : [part]))
    .filter((word) => word !== '' && /[\p{L}\p{N}]/u.test(word) && !STOP_WORDS.has(word.toLowerCase()))
    .filter((word) => /\p{Script=Han}/u.test(word) || word.length > 1)
  const telling = words.filter((word) => !GENERIC.has(word.toLowerCase()))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS)
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of a run without spaces. The dictionary lacks technical terms and divides them into words and single characters (石墨|烯, 锂|离子):
 * one character belongs to the word before it, or at the beginning to the next; of several the last ones are a word of their own.
 */
function chineseWords(run: string): string[] {
  const words: string[] = []
  let singles: string[] = []
  const settle = (next: string | null) => {
    if (singles.length === 0) return next
    const before = words.at(-1)
    if (before !== undefined && singles.length % 2 === 1) words[words.length - 1] = before + singles.shift()!
    const left = singles.join('')
    singles = []
    if (left === '') return next
    if (next !== null && words.length === 0 && [...left].length === 1) return left + next
    words.push(left)
    return next
  }
  for (const { segment, isWordLike } of SEGMENTER.segment(run)) {
    if (isWordLike && /^\p{Script=Han}$/u.test(segment)) {
      singles.push(segment)
      continue
    }
    const word = settle(isWordLike ? segment : null)
    if (word !== null) words.push(word)
  }
  settle(null)
  return words
}

/** Operators and signs of the query language are searched as words. */
function quoted(word: string): string {
  return /^(?:and|or|not|xor|near|to)$/iu.test(word) || /[^\p{L}\p{N}]/u.test(word) ? `"${word}"` : word
}
