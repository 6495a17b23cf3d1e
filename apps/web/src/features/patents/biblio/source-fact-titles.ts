import type { Language } from '@gezhi/contract/client'

type FactTitle = Readonly<Record<Language, string>>

/** Titles of facts that records have under the names of their sources: the tags of WIPO ST.32, which contain INID codes, and of offices. */
const TITLES: Readonly<Record<string, FactTitle>> = {
  // WIPO ST.32, European publications
  B121: { zh: '文献种类名称', en: 'Kind of document in words' },
  B121EP: { zh: '公布依据', en: 'Basis of the publication' },
  B241: { zh: '请求实质审查日', en: 'Date of request for examination' },
  B242: { zh: '首次审查意见发出日', en: 'Dispatch of the first examination report' },
  B243: { zh: '专利以修改形式维持日', en: 'Date of maintenance in amended form' },
  B250: { zh: '申请文件语言', en: 'Language of filing' },
  B251EP: { zh: '程序语言', en: 'Language of the procedure' },
  B260: { zh: '公布语言', en: 'Language of publication' },
  B405: { zh: '公报号与日期', en: 'Bulletin' },
  B430: { zh: '申请公布（公报日与期号）', en: 'Publication of the application (date, bulletin)' },
  B450: { zh: '授权公告日', en: 'Date of grant' },
  B451EP: { zh: '授权程序日期', en: 'Date in the grant procedure' },
  B452EP: { zh: '拟授权通知日', en: 'Date of the announcement of the intention to grant' },
  B472: { zh: '在指定国失效日', en: 'Dates of lapse in designated states' },
  B475: { zh: '专利失效日', en: 'Date of lapse' },
  B477: { zh: '修改后专利说明书公布（公报日与期号）', en: 'Publication of the amended specification (date, bulletin)' },
  B516: { zh: '国际专利分类版本', en: 'Edition of the IPC' },
  B517EP: { zh: '国际专利分类附加信息', en: 'Additional information of the IPC' },
  B565EP: { zh: '补充检索报告完成日', en: 'Completion of the supplementary search report' },
  B598: { zh: '摘要附图', en: 'Figure published with the abstract' },
  B620: { zh: '母案或分案', en: 'Earlier application (addition, division)' },
  'B620EP cdoc': { zh: '分案申请', en: 'Divisional applications' },
  'B620EP pdoc': { zh: '母案申请', en: 'Parent applications' },
  B781: { zh: '异议人', en: 'Opponents' },
  B840: { zh: '指定国', en: 'Designated states' },
  B845EP: { zh: '延伸国', en: 'Extension states' },
  B849EP: { zh: '生效国', en: 'Validation states' },
  B861: { zh: 'PCT 国际申请', en: 'PCT application' },
  B862: { zh: 'PCT 申请语言', en: 'Language of the PCT application' },
  B871: { zh: 'PCT 国际公布', en: 'PCT publication' },
  B880: { zh: '检索报告延后公布日', en: 'Deferred publication of the search report' },
  // USPTO, full texts
  addition: { zh: '增补', en: 'Addition' },
  'art-unit': { zh: '审查组', en: 'Art unit' },
  continuation: { zh: '继续申请', en: 'Continuation' },
  'continuation-in-part': { zh: '部分继续申请', en: 'Continuation in part' },
  continuing: { zh: '继续或分案申请', en: 'Continuing application' },
  'correspondence-address': { zh: '通信地址', en: 'Correspondence address' },
  disclaimer: { zh: '放弃声明', en: 'Disclaimer' },
  division: { zh: '分案申请', en: 'Division' },
  edition: { zh: '分类版本', en: 'Edition of the classification' },
  'field-of-search': { zh: '检索领域', en: 'Field of search' },
  'classification-cpc-text': { zh: '检索领域（CPC）', en: 'Field of search (CPC)' },
  'classification-cpc-combination-text': { zh: '检索领域（CPC 组合）', en: 'Field of search (CPC combinations)' },
  'latin-name': { zh: '植物拉丁名', en: 'Latin name of the plant' },
  variety: { zh: '植物品种', en: 'Variety' },
  'length-of-grant': { zh: '保护期（年）', en: 'Term of grant (years)' },
  'number-of-claims': { zh: '权利要求项数', en: 'Number of claims' },
  'number-of-drawing-sheets': { zh: '附图页数', en: 'Number of drawing sheets' },
  'number-of-figures': { zh: '附图幅数', en: 'Number of figures' },
  'pct-or-regional-filing-data': { zh: 'PCT 或地区申请', en: 'PCT or regional filing' },
  'pct-or-regional-publishing-data': { zh: 'PCT 或地区公布', en: 'PCT or regional publication' },
  reexamination: { zh: '再审查', en: 'Reexamination' },
  reissue: { zh: '再颁', en: 'Reissue' },
  'related-publication': { zh: '相关公开文本', en: 'Related publication' },
  'sequence-list': { zh: '序列表文件', en: 'File of the sequence listing' },
  substitution: { zh: '替代申请', en: 'Substitution' },
  'us-371c124-date': { zh: '满足第 371 条要求日', en: 'Date of fulfilment of section 371' },
  'us-application-series-code': { zh: '美国申请号系列', en: 'US application series' },
  'us-claim-statement': { zh: '权利要求引语', en: 'Statement before the claims' },
  'us-exemplary-claim': { zh: '示例权利要求', en: 'Exemplary claims' },
  'us-provisional-application': { zh: '临时申请', en: 'Provisional application' },
  'us-sir-flag': { zh: '法定发明登记', en: 'Statutory invention registration' },
  'us-term-extension': { zh: '保护期延长（天）', en: 'Term extension (days)' },
  // EPO, DOCDB and OPS
  'application kind': { zh: '申请种类', en: 'Kind of application' },
  'application-reference doc-id': { zh: 'DOCDB 申请标识', en: 'DOCDB id of the application' },
  'application-reference original': { zh: '申请号原文', en: 'Application number as filed' },
  applications: { zh: '申请', en: 'Applications' },
  'cited-phase': { zh: '引证阶段', en: 'Phase of citations' },
  'date-added-docdb': { zh: 'DOCDB 收录日', en: 'Added to DOCDB' },
  'date-of-last-exchange': { zh: '最近交换日', en: 'Last exchange' },
  'date-produced': { zh: '数据生成日', en: 'Date of production' },
  'dates-of-public-availability': { zh: '公众可获得日', en: 'Dates of public availability' },
  'designation-of-states': { zh: '指定国', en: 'Designated states' },
  'doc-id': { zh: 'DOCDB 文献标识', en: 'DOCDB id of the document' },
  'document-instance': { zh: '原文页面', en: 'Pages of the document' },
  'extended-kind-code': { zh: '扩展种类代码', en: 'Extended kind code' },
  'former parties': { zh: '原当事人', en: 'Former parties' },
  'is-representative': { zh: '同族代表', en: 'Representative of the family' },
  'language-of-filing': { zh: '申请文件语言', en: 'Language of filing' },
  'language-of-publication': { zh: '公布语言', en: 'Language of publication' },
  'member of the family of': { zh: '所属同族', en: 'Member of the family of' },
  'number forms': { zh: '号码写法', en: 'Forms of the number' },
  'originating-office': { zh: '数据来源局', en: 'Originating office' },
  'priority kinds': { zh: '优先权种类', en: 'Kinds of priority' },
  'priority-claim': { zh: '优先权要求', en: 'Priority claims' },
  'priority-claim original': { zh: '优先权号原文', en: 'Priority numbers as filed' },
  'procedural steps without a day': { zh: '无日期的程序步骤', en: 'Procedural steps without a day' },
  'publication-reference original': { zh: '公开号原文', en: 'Publication number as printed' },
  publications: { zh: '公开文本', en: 'Publications' },
  'rel-passage': { zh: '相关段落', en: 'Relevant passages' },
  'search-report': { zh: '检索报告', en: 'Search report' },
}

/** A tag of ST.32: group, INID code, and the office of a national addition. */
const ST32 = /^B(\d)\d{2}[A-Z]{0,2}\b/

/** What the groups of ST.32 are about, by their first digit. */
const ST32_GROUPS: Readonly<Record<string, FactTitle>> = {
  1: { zh: '文献标识数据', en: 'Identification of the document' },
  2: { zh: '国内申请数据', en: 'Filing data' },
  3: { zh: '优先权数据', en: 'Priority data' },
  4: { zh: '公开日期数据', en: 'Dates of publication' },
  5: { zh: '技术信息', en: 'Technical information' },
  6: { zh: '相关文献', en: 'Related documents' },
  7: { zh: '当事人', en: 'Parties' },
  8: { zh: '国际公约数据', en: 'Data of international conventions' },
}

/**
 * The title of a fact under the name of its source. A tag of ST.32 without a title is described by its group; other names, such as those
 * of the USPTO's data (`groupArtUnitNumber`), are words and stay.
 */
export function sourceFactTitle(name: string, language: Language): string {
  const title = Object.hasOwn(TITLES, name) ? TITLES[name] : undefined
  if (title !== undefined) return title[language]
  const group = ST32_GROUPS[ST32.exec(name)?.[1] ?? '']
  return group === undefined ? name : `${group[language]} (${name})`
}
