import { analyzeText } from '@gezhi/query'
import { builtInTechnicalTerms, learnWords, NgramCounter } from '@gezhi/semantic'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm } from '../question/index-terms.ts'

const HAN_RUNS = /[\u3400-\u9fff]+/g
const LONGEST_WORD = 8
const MIN_WORD = 2
/** Words of every patent: they describe no subject. */
const FILLER = new Set(
  '一种 方法 装置 系统 设备 本发明 本申请 实用新型 发明 公开 所述 包括 提供 用于 应用 技术 领域 技术领域 属于 制备 制备方法 具有 进行 实现 利用 采用 使用 通过 可以 能够 及其 其中 第一 第二 结构 过程 步骤 效果 方式 得到 获得 根据 涉及 特征 目的 有效 优点 改进 处理 控制 生产 工艺 问题 解决 以及 多个 设置 连接 基于 相关 检测 材料 组合物 新型 构成 内部 表面 两个 其他 需要 结果 条件 分别 不同 提高 降低 简单 成本 现有 实施 实施例 固定 安装 形成 反应 样品 分析 模型 信息 存储 固定连接 数据 计算 图像处理方法 变化 高效 组成 原料 构建 检测方法 方向 位置 正常 形式 作用 稳定 稳定性 部件 组件 主体 需求 研究'.split(
    ' ',
  ),
)
/** Parts of words that the corpus knows as words but that name no subject. */
const NO_SUBJECT = /[的及其与或]|一种|方法|涉及|包括|实用|立体图|主视图|俯视图|存储介质|计算机设备|电子设备/u
const ENGLISH_FILLER = new Set(
  'method methods device devices system systems apparatus first second third based unit units module use using step steps comprising data process processing control manufacturing assembly structure element elements member portion configured one two set new improved high low'.split(
    ' ',
  ),
)

/** Words and terms in texts: Chinese ones by a vocabulary learned from the texts, English ones alone and in pairs. */
export class LabelWords {
  readonly #words: ReadonlySet<string>
  readonly #terms: ReadonlySet<string>

  /** Learns Chinese words from texts; the technical dictionary adds terms that are rare in them. */
  constructor(texts: Iterable<{ readonly title: string; readonly abstract: string }>) {
    const counter = new NgramCounter()
    for (const { title, abstract } of texts) {
      if (counter.isFull) break
      counter.add(`${title}。${abstract}`)
    }
    this.#terms = new Set(builtInTechnicalTerms().map(({ zh }) => zh))
    const learned = learnWords(counter.table()).filter((word) => !NO_SUBJECT.test(word))
    this.#words = new Set([...learned, ...this.#terms].filter((word) => !FILLER.has(word)))
  }

  /** Whether a word is a term of the technical dictionary. */
  isTerm(word: string): boolean {
    return this.#terms.has(word)
  }

  /** The distinct words of a text that can name a subject, in its own spelling. */
  of(text: string): ReadonlySet<string> {
    const words = new Set<string>()
    for (const [run] of text.matchAll(HAN_RUNS)) this.#addChinese(run, words)
    addEnglish(text, words)
    return words
  }

  /** Longest known word first. */
  #addChinese(run: string, words: Set<string>): void {
    for (let at = 0; at < run.length;) {
      let length = Math.min(LONGEST_WORD, run.length - at)
      while (length >= MIN_WORD && !this.#words.has(run.slice(at, at + length))) length--
      if (length < MIN_WORD) {
        at++
        continue
      }
      words.add(run.slice(at, at + length))
      at += length
    }
  }
}

/** English nouns are not marked: every word that is no filler, and two of them in a row. */
function addEnglish(text: string, words: Set<string>): void {
  if (!/[a-z]{3}/i.test(text)) return
  let before: string | null = null
  const { tokens, starts, ends } = analyzeText(text)
  for (const [i, token] of tokens.entries()) {
    const isWord = englishStem(token) !== null && !isNoTerm(token) && !ENGLISH_FILLER.has(token)
    if (isWord) {
      words.add(token)
      if (before !== null && /^[\s-]?$/.test(text.slice(ends[i - 1], starts[i]))) words.add(`${before} ${token}`)
    }
    before = isWord ? token : null
  }
}
