import type { Language } from '@gezhi/contract/client'

/** Words of closed lists that offices use in their files, each in both languages. In lower case. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  // Priority and seniority claims (EM-TM).
  claimed: { zh: '已主张', en: 'claimed' },
  accepted: { zh: '已接受', en: 'accepted' },
  refused: { zh: '已拒绝', en: 'refused' },
  rejected: { zh: '已拒绝', en: 'rejected' },
  withdrawn: { zh: '已撤回', en: 'withdrawn' },
  pending: { zh: '待定', en: 'pending' },
  // Status of the mark (EM-TM, MarkCurrentStatusCode).
  'application filed': { zh: '已申请', en: 'Application filed' },
  'application under examination': { zh: '审查中', en: 'Application under examination' },
  'application published': { zh: '申请已公告', en: 'Application published' },
  'application opposed': { zh: '申请被异议', en: 'Application opposed' },
  'application refused': { zh: '申请被驳回', en: 'Application refused' },
  'application withdrawn': { zh: '申请已撤回', en: 'Application withdrawn' },
  'appeal pending': { zh: '上诉审理中', en: 'Appeal pending' },
  'interruption of proceeding': { zh: '程序中断', en: 'Interruption of proceedings' },
  registered: { zh: '已注册', en: 'Registered' },
  'registration cancellation pending': { zh: '撤销或无效程序中', en: 'Registration cancellation pending' },
  'registration cancelled': { zh: '注册已撤销', en: 'Registration cancelled' },
  'registration expired': { zh: '注册已期满', en: 'Registration expired' },
  'registration surrendered': { zh: '注册人已放弃', en: 'Registration surrendered' },
  // Grounds of opposition (EM-TM): Article 8 of the EU trade mark regulation.
  'identity of marks and g&s': { zh: '商标与商品服务均相同', en: 'Identity of marks and of goods and services' },
  'likelihood of confusion': { zh: '混淆可能性', en: 'Likelihood of confusion' },
  'unfair advantage /detriment to distinctiveness or repute': {
    zh: '不当利用或损害显著性或声誉',
    en: 'Unfair advantage of, or detriment to, distinctiveness or repute',
  },
  'art. 8(3)': { zh: '代理人擅自申请（第 8 条第 3 款）', en: 'Filing by an agent without consent (Art. 8(3))' },
  'art. 8(4)': { zh: '其他在先权利（第 8 条第 4 款）', en: 'Other earlier rights (Art. 8(4))' },
  'art. 8(6)': { zh: '地理标志（第 8 条第 6 款）', en: 'Geographical indications (Art. 8(6))' },
  // Entries in the register (EM-TM, BasicRecordKind).
  'proprietor - change of name and address': { zh: '权利人名称和地址变更', en: 'Owner: change of name and address' },
  'proprietor - total transfers': { zh: '全部转让', en: 'Owner: total transfer' },
  'proprietor - partial transfers': { zh: '部分转让', en: 'Owner: partial transfer' },
  'representative - change of name and professional address': {
    zh: '代理人名称和地址变更',
    en: 'Representative: change of name and address',
  },
  'representative - deletion of the representative': { zh: '代理人注销', en: 'Representative: deletion' },
  'representative - replacement of representative': { zh: '代理人更换', en: 'Representative: replacement' },
  'cancellation - cancellation based on invalidity': { zh: '宣告无效', en: 'Cancellation for invalidity' },
  'revocation and declaration of invalidity - application for revocation or for a declaration of invalidity': {
    zh: '撤销或宣告无效申请',
    en: 'Application for revocation or for a declaration of invalidity',
  },
  'trade mark - partial surrender': { zh: '部分放弃', en: 'Partial surrender' },
  'trade mark - total surrender': { zh: '全部放弃', en: 'Total surrender' },
  'decision to reject (final)': { zh: '驳回（终局）', en: 'rejected (final)' },
  'adversarial proceedings': { zh: '双方当事人程序中', en: 'adversarial proceedings' },
  'exam deficiency': { zh: '审查发现缺陷', en: 'deficiency found' },
  notified: { zh: '已通知', en: 'notified' },
  appeal: { zh: '上诉', en: 'Appeal' },
  // Basis of a US application, its register and acquired distinctiveness.
  use: { zh: '实际使用', en: 'Use' },
  'intent to use': { zh: '意图使用', en: 'Intent to use' },
  'foreign application': { zh: '外国申请', en: 'Foreign application' },
  'foreign registration': { zh: '外国注册', en: 'Foreign registration' },
  'extension of protection': { zh: '国际注册领土延伸', en: 'Extension of protection' },
  principal: { zh: '主簿', en: 'Principal' },
  primary: { zh: '主簿', en: 'Principal' },
  supplemental: { zh: '副簿', en: 'Supplemental' },
  'in-total': { zh: '全部', en: 'In whole' },
  'in-part': { zh: '部分', en: 'In part' },
}

/** Part of the Bulletin of the EUIPO in which something was published, as the import writes it. */
const BULLETIN_PART = /^Bulletin (?=\S)/
const BULLETIN = { zh: '公报 ', en: 'Bulletin ' }

/** A word of an office's closed list in the language of the page, also with a state in brackets behind it; other texts unchanged. Pure. */
export function officeWord(text: string, language: Language): string {
  const word = (written: string) => WORDS[written.toLowerCase()]?.[language]
  const whole = word(text)
  if (whole !== undefined) return whole
  const [, kind = '', state = ''] = /^(.+?) \((.+)\)$/.exec(text) ?? []
  const named = word(kind)
  const stated = word(state) ?? state
  if (named !== undefined) return language === 'zh' ? `${named}（${stated}）` : `${named} (${stated})`
  return text.replace(BULLETIN_PART, BULLETIN[language])
}
