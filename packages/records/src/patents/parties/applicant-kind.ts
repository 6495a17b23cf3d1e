import type { ApplicantKind, Party } from '../patent-record.ts'

/**
 * Components that identify kinds of organisations; the first match decides, so a university's hospital is a hospital and its company a
 * company.
 */
const KIND_BY_NAME: readonly (readonly [sign: RegExp, kind: ApplicantKind])[] = [
  [/(?:公司|集团|企业|厂|商行|商店|合作社|事务所|工作室|经营部|株式会社|合伙)$/u, 'company'],
  [/(?:医院|医疗中心|卫生院|诊所)$/u, 'hospital'],
  [/(?:大学|学院|学校|中学|小学|分校)$/u, 'university'],
  [/(?:研究院|研究所|研究总院|研究中心|科学院|设计院|设计所|实验室|技术中心|试验站|工程中心)$/u, 'institute'],
  [/(?:局|委员会|政府|厅|法院|检察院|部队|管理处|总队|支队|海关|协会|学会|基金会)$/u, 'government'],
  [/大学/u, 'university'],
  [/(?:科学院|研究|中心|博物馆|植物园|[院所站])$/u, 'institute'],
  [
    /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|gmbh|mbh|kg|kgaa|ag|sa|sas|sarl|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|ab|oy|oyj|a\/s|aps|k\.?k|kabushiki kaisha|pte|pty|holdings?|industries|technologies|group)\.?$/iu,
    'company',
  ],
  [/\bhospitals?\b|klinik/iu, 'hospital'],
  [/universi|\bcollege\b|hochschule|polytechnic|institute of technology|école/iu, 'university'],
  [/institut|academy|akademie|laborator(?:y|ies)\b|research cent(?:re|er)|forschung|centre national de la recherche/iu, 'institute'],
  [/\b(?:government|ministry|secretary of|united states of america|administration|agency|commissariat)\b/iu, 'government'],
]

/** Names of Chinese persons have two or three characters, four with a double surname; transliterated ones have a dot between their parts. */
const PERSON_NAME =
  /^(?:\p{Script=Han}{2,3}|(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|夏侯|端木|长孙)\p{Script=Han}{2}|[\p{Script=Han}A-Z.]+[·・][\p{Script=Han}A-Z.·・]+)$/u

/** The bracketed suffix of a name, for example of a partnership: 某某中心（有限合伙）. */
const LAST_BRACKETS = /\s*[（(]([^（()）]*)[)）]$/u

/**
 * The kind of a party: from its source, otherwise derived from any of its names. Undefined if unknown, for example for persons in Latin
 * letters: their names resemble those of companies without a legal form.
 */
export function applicantKind({ kind, name, otherNames = [] }: Pick<Party, 'kind' | 'name' | 'otherNames'>): ApplicantKind | undefined {
  if (kind !== undefined) return kind
  const names = [name, ...otherNames.map(({ text }) => text)].map((written) => written.trim())
  return firstOf(names, kindByName) ?? (names.some((written) => PERSON_NAME.test(written)) ? 'person' : undefined)
}

function kindByName(written: string): ApplicantKind | undefined {
  const brackets = LAST_BRACKETS.exec(written)
  const bare = brackets === null ? written : written.slice(0, brackets.index)
  const forms = brackets === null ? [bare] : [brackets[1]!, bare]
  return firstOf(forms, (form) => KIND_BY_NAME.find(([sign]) => sign.test(form))?.[1])
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
