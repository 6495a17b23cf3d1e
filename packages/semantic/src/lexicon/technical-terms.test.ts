import { expect, test } from 'vitest'
import { builtInTechnicalTerms, readTechnicalTerms, technicalTranslations, withOwnTerms } from './technical-terms.ts'

const terms = builtInTechnicalTerms()

/** What the dictionary says of a word in the other language. */
function inOther(word: string): Set<string> {
  const english = terms.filter(({ zh }) => zh === word).flatMap(({ en }) => en)
  const chinese = terms.filter(({ en }) => en.includes(word)).map(({ zh }) => zh)
  return new Set([...english, ...chinese])
}

test('holds 2,000 terms and more, Chinese without Latin letters, English in lower case or as an abbreviation', () => {
  expect(new Set(terms.map(({ zh }) => zh)).size).toBeGreaterThanOrEqual(2000)
  for (const { zh, en } of terms) {
    expect(zh).toMatch(/^\p{Script=Han}{1,14}$/u)
    expect(en.length, zh).toBeGreaterThan(0)
    for (const form of en) expect(form, zh).toMatch(/^(?:[a-z0-9' ]+|[A-Z]+)$/)
  }
})

test.each([
  ['正极', '负极'],
  ['阴极', '阳极'],
  ['阴极', '负极'],
  ['阳极', '正极'],
  ['正极材料', '负极材料'],
  ['阳离子', '阴离子'],
  ['电子传输层', '空穴传输层'],
  ['源极', '漏极'],
  ['激动剂', '拮抗剂'],
  ['抑制剂', '促进剂'],
  ['上调', '下调'],
  ['高血压', '低血压'],
  ['磷酸化', '去磷酸化'],
  ['抗体', '抗原'],
  ['受体', '配体'],
  ['发射机', '接收机'],
  ['上行链路', '下行链路'],
  ['编码器', '解码器'],
  ['调制', '解调'],
  ['复用', '解复用'],
  ['加密', '解密'],
  ['公钥', '私钥'],
  ['编译', '反编译'],
  ['客户端', '服务器'],
  ['内螺纹', '外螺纹'],
  ['转子', '定子'],
  ['进气', '排气'],
  ['升压', '降压'],
  ['整流器', '逆变器'],
  ['直流', '交流'],
  ['亲水性', '疏水性'],
  ['氧化剂', '还原剂'],
  ['吸附', '脱附'],
  ['聚合', '解聚'],
  ['厌氧', '好氧'],
  ['蒸发器', '冷凝器'],
  ['凸透镜', '凹透镜'],
  ['动脉', '静脉'],
  ['近视', '远视'],
  ['充电', '放电'],
])('keeps %s and its opposite %s apart', (one, other) => {
  const [first, second] = [inOther(one), inOther(other)]
  expect(first.size).toBeGreaterThan(0)
  expect(second.size).toBeGreaterThan(0)
  expect([...first].filter((word) => second.has(word))).toEqual([])
})

test.each([
  ['positive electrode', 'negative electrode'],
  ['cathode', 'anode'],
  ['cathode', 'negative electrode'],
  ['anode', 'positive electrode'],
  ['source electrode', 'drain electrode'],
  ['inhibitor', 'promoter'],
  ['upstream', 'downstream'],
])('keeps %s and its opposite %s apart', (one, other) => {
  const [first, second] = [inOther(one), inOther(other)]
  expect([...first].filter((word) => second.has(word))).toEqual([])
})

test('an operator replaces a term, adds one and takes one out', () => {
  const builtIn = readTechnicalTerms('正极\tpositive electrode; cathode\n负极\tnegative electrode\n')
  const own = readTechnicalTerms('正极\tcathode\n负极\n隔膜\tseparator')
  expect(technicalTranslations(withOwnTerms(builtIn, own), (word) => word)).toEqual([
    { source: 'cathode', target: '正极', weight: 1 },
    { source: 'separator', target: '隔膜', weight: 1 },
  ])
})
