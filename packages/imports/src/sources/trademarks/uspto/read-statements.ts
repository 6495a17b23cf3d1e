import type { ClassGoods, LangText } from '@gezhi/records'
import { langTexts } from '../read-facts.ts'
import { usNiceClass } from './us-mark-facts.ts'

/** A statement of a file: a code of two letters and four digits, and its text. */
export interface WrittenStatement {
  readonly code: string | undefined
  readonly text: string | undefined
}

/** Statements with a property of their own. */
type StatementProperty = 'disclaimers' | 'descriptions' | 'otherWords'

const PROPERTIES: readonly (readonly [RegExp, StatementProperty])[] = [
  [/^D[01]/, 'disclaimers'],
  [/^DM/, 'descriptions'],
  [/^T[LR]/, 'otherWords'],
]

/** Names of other frequent statements; of the rest the code is the name. */
const NAMES: Readonly<Record<string, string>> = { PM: 'pseudo mark', N0: 'name or portrait consent', TF: 'acquired distinctiveness' }

/** What the statements of a file contain. Goods of classes of the office's own are under `other`, as are statements without a property. */
export function readStatements(written: readonly WrittenStatement[]): {
  goods: ClassGoods[]
  colours: string[]
  other: Record<string, string[]>
} & Partial<Record<StatementProperty, LangText[]>> {
  const found: ReturnType<typeof readStatements> = { goods: [], colours: [], other: {} }
  for (const { code = '', text } of written) {
    if (text === undefined) continue
    const property = PROPERTIES.find(([begins]) => begins.test(code))?.[1]
    if (property !== undefined) found[property] = [...(found[property] ?? []), ...(langTexts('en', text) ?? [])]
    else if (code.startsWith('CC')) found.colours.push(text)
    else if (!addGoods(found.goods, code, text)) {
      const name = NAMES[code.slice(0, 2)] ?? code
      found.other[name] = [...(found.other[name] ?? []), text]
    }
  }
  return found
}

/** `GS0251`: class 25, first text. Later texts of a class continue the first. */
function addGoods(goods: ClassGoods[], code: string, text: string): boolean {
  const niceClass = code.startsWith('GS') ? usNiceClass(code.slice(2, 5)) : undefined
  if (niceClass === undefined) return false
  const same = goods.find((one) => one.niceClass === niceClass)
  if (same === undefined) goods.push({ niceClass, texts: [{ lang: 'en', text }] })
  else same.texts = same.texts.map((one) => ({ ...one, text: `${one.text} ${text}` }))
  return true
}
